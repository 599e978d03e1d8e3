import type { Chances } from '$lib/dice/chances';
import { addDice, dice, flat, formatDice, type Dice } from '$lib/dice/notation';
import type { Edition } from '../edition';
import { aim, type Engagement } from '../engagement';
import { armorRoll, damageRoll, success } from '../rolls';
import type { CombinedOutcome } from '../together';

/** A member of a squad that charges with its weapon. */
export interface ChargingMember {
	readonly engagement: Engagement;
	/** Dice of momentum that its body adds. */
	readonly momentum: number;
}

export interface SquadCharge {
	readonly members: readonly ChargingMember[];
	/** Cavalry: only the members that hit push. */
	readonly cavalry: boolean;
	/** The most dice of momentum that the run gives. */
	readonly most: number;
}

/** Those who have hit so far: the dice of their weapons, the momentum of their bodies, and the chance of it. */
interface Hitting<P> {
	readonly chance: P;
	readonly dice: Dice;
	readonly momentum: number;
}

function hitChance<P, D>(chances: Chances<P, D>, edition: Edition, engagement: Engagement): P {
	const { test, impossible } = aim(edition, engagement);
	if (impossible) return chances.zero;
	if (engagement.use === undefined) return chances.one;
	const { plain, benny } = success(chances, edition, test);
	return chances.plus(chances.mass(plain), chances.mass(benny));
}

/** What all members together may hit with; cases of the same dice become one. */
function casesOf<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ members, most }: SquadCharge
): Hitting<P>[] {
	let cases: Hitting<P>[] = [{ chance: chances.one, dice: flat(0), momentum: 0 }];
	for (const { engagement, momentum } of members) {
		const hit = hitChance(chances, edition, engagement);
		const merged = new Map<string, Hitting<P>>();
		const put = (chance: P, one: Omit<Hitting<P>, 'chance'>) => {
			const key = `${one.momentum} ${formatDice(one.dice)}`;
			const before = merged.get(key)?.chance;
			const sum = before === undefined ? chance : chances.plus(before, chance);
			merged.set(key, { ...one, chance: sum });
		};
		for (const one of cases) {
			put(chances.times(one.chance, chances.minus(chances.one, hit)), one);
			put(chances.times(one.chance, hit), {
				dice: addDice(one.dice, aim(edition, engagement).damage ?? flat(0)),
				momentum: Math.min(most, one.momentum + momentum)
			});
		}
		cases = [...merged.values()];
	}
	return cases;
}

/**
 * The odds of a squad that charges with weapons: the Damage of those who hit and its momentum, which counts once, are
 * one sum (PL-SQM-09). Without a hit it does nothing.
 */
export function engageCharge<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	charge: SquadCharge
): CombinedOutcome<P> & { readonly inflicted: D } {
	const { members, cavalry, most } = charge;
	const [first] = members;
	const { armor = flat(0) } = first?.engagement ?? {};
	const whole = Math.min(
		most,
		members.reduce((sum, { momentum }) => sum + momentum, 0)
	);
	const hitting = casesOf(chances, edition, charge).filter(({ dice }) => dice.rolls.length > 0);
	const damage = chances.mix(
		hitting.map(({ chance, dice: pool, momentum }) => [
			chance,
			damageRoll(chances, edition, addDice(pool, dice(cavalry ? momentum : whole, 6)))
		])
	);
	const missed = chances.minus(chances.one, chances.mass(damage));
	const { above, equal } = chances.compare(damage, armorRoll(chances, edition, armor));
	return {
		effect: { kill: above, equal },
		inflicted: chances.mix([
			[chances.one, damage],
			[missed, chances.always(0)]
		]),
		modifiers: first ? aim(edition, first.engagement).modifiers : [],
		impossible: members.every(({ engagement }) => aim(edition, engagement).impossible)
	};
}
