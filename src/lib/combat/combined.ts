import type { Chances } from '$lib/dice/chances';
import { addDice, flat, formatDice, timesDice, type Dice } from '$lib/dice/notation';
import { binomial } from '$lib/dice/successes';
import { againstArmor, type Effect } from './attack';
import type { Edition } from './edition';
import { hasBennies } from './roll-rules';
import { damageRoll, success, withExtraDie, type SkillTest } from './rolls';

/** Several attackers with the same weapon. */
export interface Volley<P = never> {
	readonly attackers: number;
	/** The chance of each to come far enough; certain if absent. */
	readonly arrives?: P;
	/** Absent for what hits by itself. */
	readonly test?: SkillTest;
	readonly damage: Dice;
}

/** The dice of one pooled Damage Roll and the chance that these dice are rolled. */
export interface Pool<P> {
	readonly chance: P;
	readonly dice: Dice;
}

/** Adds what each of the pools may gain. Pools of the same dice become one. */
function grown<P, D>(
	chances: Chances<P, D>,
	pools: readonly Pool<P>[],
	gains: readonly Pool<P>[]
): Pool<P>[] {
	const merged = new Map<string, Pool<P>>();
	for (const pool of pools) {
		for (const gain of gains) {
			const dice = addDice(pool.dice, gain.dice);
			const key = formatDice(dice);
			const chance = chances.times(pool.chance, gain.chance);
			const before = merged.get(key)?.chance;
			merged.set(key, {
				dice,
				chance: before === undefined ? chance : chances.plus(before, chance)
			});
		}
	}
	return [...merged.values()];
}

/** The chances of a hit without and with a Benny that is left. */
export function hitsOf<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	test: SkillTest | undefined
): readonly [plain: P, benny: P] {
	if (!test || edition.hitsByItself) return [chances.one, chances.zero];
	const { plain, benny } = success(chances, edition, test);
	return [chances.mass(plain), chances.mass(benny)];
}

/** What one attacker adds to the pool: nothing, the weapon's Damage, or that and one more die (DICE-10). */
function gainsOf<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ test, damage, arrives = chances.one }: Volley<P>
): Pool<P>[] {
	const [hit, critical] = hitsOf(chances, edition, test).map((hits) =>
		chances.times(arrives, hits)
	) as [P, P];
	const misses = chances.minus(chances.one, chances.plus(hit, critical));
	const gains = [
		{ chance: misses, dice: flat(0) },
		{ chance: hit, dice: damage }
	];
	if (hasBennies(edition)) gains.push({ chance: critical, dice: withExtraDie(damage) });
	return gains;
}

/** The pools of several attackers with one weapon. */
function poolsOf<P, D>(chances: Chances<P, D>, edition: Edition, volley: Volley<P>): Pool<P>[] {
	const gains = gainsOf(chances, edition, volley);
	if (hasBennies(edition)) {
		let pools: Pool<P>[] = [{ chance: chances.one, dice: flat(0) }];
		for (let n = 0; n < volley.attackers; n++) pools = grown(chances, pools, gains);
		return pools;
	}
	const hit = gains[1]?.chance ?? chances.zero;
	return binomial(chances, volley.attackers, hit).map((chance, hits) => ({
		chance,
		dice: timesDice(volley.damage, hits)
	}));
}

/** The pools that several attackers may roll, also the empty one: those that hit put their dice together. */
export function allPools<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	volleys: readonly Volley<P>[]
): Pool<P>[] {
	let pools: Pool<P>[] = [{ chance: chances.one, dice: flat(0) }];
	for (const volley of volleys) pools = grown(chances, pools, poolsOf(chances, edition, volley));
	return pools;
}

/** The pools with damage in them. */
export function pooled<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	volleys: readonly Volley<P>[]
): Pool<P>[] {
	return allPools(chances, edition, volleys).filter(
		({ dice }) => dice.rolls.length > 0 || dice.bonus > 0
	);
}

/**
 * Combined fire and squads: everybody rolls to hit, and the Damage of those who hit is one sum
 * (E05-CMB-15, E10-COMB-01, E20-COMB-01). A pool in which every die shows 1 does nothing (A05-13). All are at the
 * same distance beyond their range; `resolveSquadFire` knows others.
 */
export function resolveCombined<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	volleys: readonly Volley<P>[],
	armor: Dice,
	already = 0
): Effect<P> {
	const beyond = Math.max(0, ...volleys.map(({ test }) => test?.beyond ?? 0));
	// One comparison for all pools together: they meet the same Armor.
	const damage = chances.mix(
		pooled(chances, edition, volleys).map(({ chance, dice }) => [
			chance,
			damageRoll(chances, edition, dice, beyond)
		])
	);
	return againstArmor(chances, edition, damage, { armor, already });
}
