import { flat, type Dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import { againstArmor, type Effect } from '../attack';
import { pooled, type Volley } from '../combined';
import type { Edition } from '../edition';
import { aim, arrival, type Engagement } from '../engagement';
import type { Modifier } from '../modifiers';
import { damageApart } from '../rolls';

/** Members of a squad with the same weapon, in their situation. */
export interface Firing extends Omit<Engagement, 'armor'> {
	readonly members: number;
}

export interface SquadFire<P> {
	readonly effect: Effect<P>;
	/** What took part, group by group. */
	readonly modifiers: readonly (readonly Modifier[])[];
	/** Groups that are out of range where the edition allows no attack then; they do not take part. */
	readonly outOfReach: readonly number[];
}

/** The damage of those who hit so far: nobody, all dice show 1, or others. */
interface Fire<P, D> {
	readonly nobody: P;
	readonly ones: D;
	readonly others: D;
}

/** The fire of all who are equally far beyond their range: one pool. */
function fireOf<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	volleys: readonly Volley<P>[],
	beyond: number
): Fire<P, D> {
	const pools = pooled(chances, edition, volleys);
	const rolls = pools.map(
		({ chance, dice }) => [chance, damageApart(chances, edition, dice, beyond)] as const
	);
	const hit = pools.reduce((sum, { chance }) => chances.plus(sum, chance), chances.zero);
	return {
		nobody: chances.minus(chances.one, hit),
		ones: chances.mix(rolls.map(([chance, { ones }]) => [chance, ones])),
		others: chances.mix(rolls.map(([chance, { others }]) => [chance, others]))
	};
}

/** Adds fire from another distance. */
function together<P, D>(chances: Chances<P, D>, a: Fire<P, D>, b: Fire<P, D>): Fire<P, D> {
	const { one, times, mix, sum, always } = chances;
	const low = ({ nobody, ones }: Fire<P, D>) =>
		mix([
			[nobody, always(0)],
			[one, ones]
		]);
	const whole = mix([
		[one, low(b)],
		[one, b.others]
	]);
	return {
		nobody: times(a.nobody, b.nobody),
		ones: mix([
			[one, sum(a.ones, low(b))],
			[a.nobody, b.ones]
		]),
		others: mix([
			[one, sum(a.others, whole)],
			[one, sum(low(a), b.others)]
		])
	};
}

/** What the fire of all does; if every die shows 1, nothing (A05-13). */
function effectOf<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ ones, others }: Fire<P, D>,
	armor: Dice,
	already: number
): Effect<P> {
	const nothing = chances.mix([[chances.mass(ones), chances.always(0)]]);
	const damage = chances.mix([
		[chances.one, others],
		[chances.one, edition.flags.fumbleDamage ? nothing : ones]
	]);
	return againstArmor(chances, edition, damage, { armor, already });
}

/**
 * Resolves the combined fire of different weapons: each group rolls to hit in its own situation, and the damage of
 * all who hit is one sum (E05-CMB-15, E05-CMB-42, E10-COMB-05, E20-COMB-02). What those beyond range lose is
 * their own loss: their damage is never below 0.
 */
export function resolveSquadFire<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	groups: readonly Firing[],
	armor: Dice,
	already = 0
): SquadFire<P> {
	const aimed = groups.map((group) => ({
		members: group.members,
		sure: group.use === undefined,
		...aim(edition, group)
	}));
	const byRange = new Map<number, Volley<P>[]>();
	for (const one of aimed) {
		const { members, sure, test, damage = flat(0), damageBeyond, impossible } = one;
		if (impossible) continue;
		const arrives = arrival(chances, edition, one);
		const volley = { attackers: members, arrives, damage, ...(!sure && { test }) };
		byRange.set(damageBeyond, [...(byRange.get(damageBeyond) ?? []), volley]);
	}
	const nobody: Fire<P, D> = {
		nobody: chances.one,
		ones: chances.mix([]),
		others: chances.mix([])
	};
	const fire = [...byRange]
		.map(([beyond, volleys]) => fireOf(chances, edition, volleys, beyond))
		.reduce((all, each) => together(chances, all, each), nobody);
	return {
		effect: effectOf(chances, edition, fire, armor, already),
		modifiers: aimed.map(({ modifiers }) => modifiers),
		outOfReach: aimed.flatMap(({ impossible }, i) => (impossible ? [i] : []))
	};
}
