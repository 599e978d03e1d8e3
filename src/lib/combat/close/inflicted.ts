import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import { addDice, flat, type Dice } from '$lib/dice/notation';
import { beyondOf } from '../attack';
import type { Edition } from '../edition';
import { deflected, deflectedPiercing } from '../parry';
import {
	damageRoll,
	opposedRoll,
	success,
	withExtraDie,
	type SkillTest,
	type Success
} from '../rolls';
import { allPools, hitsOf, type Volley } from '../combined';
import type { Blow, CloseRules, Landing, Landings } from './rules';

const rest = <P, D>({ one, minus, plus }: Chances<P, D>, a: P, b: P) => minus(one, plus(a, b));

/** The hits of a blow that nobody parries. */
const unparried: Landings = (chances, edition, { test, damage }) => {
	const [plain, benny] = hitsOf(chances, edition, test);
	return [
		{ chance: plain, dice: damage },
		{ chance: benny, dice: withExtraDie(damage) }
	];
};

/** How many of the hits a parry stops: it needs its own Use and at least the attacker's total (E05-CMB-24). */
function stopped<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	attacks: Success<D> | undefined,
	parry: SkillTest
): P {
	const parries = success(chances, edition, parry).plain;
	if (!attacks) return chances.mass(parries);
	const { below, equal } = chances.compare(attacks.plain, parries);
	return chances.plus(below, equal);
}

/** The hits of a blow in PL-2005: a parry takes the roll of the parrying weapon off it (E05-CMB-24). */
export const absorbedHits: Landings = (chances, edition, blow) => {
	const { parry, damage, test } = blow;
	if (!parry) return unparried(chances, edition, blow);
	const attacks = test && success(chances, edition, test);
	const hit = attacks ? chances.mass(attacks.plain) : chances.one;
	const parried = stopped(chances, edition, attacks, parry.test);
	const absorbs = opposedRoll(chances, edition, parry.absorb ?? flat(0));
	return [
		{ chance: chances.minus(hit, parried), dice: damage },
		{ chance: parried, dice: damage, absorbs }
	];
};

/** The hits of a blow from 2010 on: a parry takes dice of each type off it (E10-PAR, E20-PAR). */
export const deflectedHits: Landings = (chances, edition, blow) => {
	const { parry, damage, test, piercing = false } = blow;
	if (!parry) return unparried(chances, edition, blow);
	const [plain, benny] = hitsOf(chances, edition, test);
	const [once, twice] = hitsOf(chances, edition, parry.test);
	const levels = [rest(chances, once, twice), once, twice];
	const strikes: readonly (readonly [(typeof levels)[number], Dice])[] = [
		[plain, damage],
		[benny, withExtraDie(damage)]
	];
	const deflect = piercing ? deflectedPiercing : deflected;
	return strikes.flatMap(([chance, whole]) =>
		levels.map((weight, level) => ({
			chance: chances.times(chance, weight),
			dice: deflect(whole, level)
		}))
	);
};

/** The hits of a blow where nobody parries and nothing is rolled to hit (PL-QW-05). */
export const plainHits = unparried;

/** The chance that a blow hits in any way. */
export const landed = <P, D>(chances: Chances<P, D>, landings: readonly Landing<P, D>[]): P =>
	landings.reduce((sum, { chance }) => chances.plus(sum, chance), chances.zero);

/** The distribution of the damage that a blow does; 0 if it misses. */
export function inflictedBy<P, D>(
	chances: OrderChances<P, D>,
	{ edition, landings }: CloseRules,
	blow: Blow
): D {
	const all = landings(chances, edition, blow);
	const missed = chances.minus(chances.one, landed(chances, all));
	return chances.mix([
		[missed, chances.always(0)],
		...all.map(({ chance, dice, absorbs }) => {
			const roll = damageRoll(chances, edition, dice, beyondOf(blow));
			return [chance, absorbs === undefined ? roll : chances.surplus(roll, absorbs)] as const;
		})
	]);
}

/**
 * The damage of several attacks made together, where one is parried: those that hit are one roll with the dice that
 * the parry leaves, but what a parry rolls against is rolled for itself (PL-CC-12). All are equally far beyond range.
 */
export function inflictedTogether<P, D>(
	chances: OrderChances<P, D>,
	{ edition, landings }: CloseRules,
	parried: Blow & { readonly arrives: P },
	others: readonly Volley<P>[]
): D {
	const all = landings(chances, edition, parried).map((one) => ({
		...one,
		chance: chances.times(parried.arrives, one.chance)
	}));
	const beyond = beyondOf(parried);
	const nothing = { chance: chances.minus(chances.one, landed(chances, all)), dice: flat(0) };
	const parts = [nothing, ...all].flatMap(({ chance, dice, absorbs }: Landing<P, D>) =>
		allPools(chances, edition, others).map((pool) => {
			const weight = chances.times(chance, pool.chance);
			if (absorbs === undefined) {
				return [weight, damageRoll(chances, edition, addDice(pool.dice, dice), beyond)] as const;
			}
			const met = chances.surplus(damageRoll(chances, edition, dice, beyond), absorbs);
			const open = pool.dice.rolls.length > 0 ? pool.dice : flat(0);
			const rest = damageRoll(chances, edition, open, open.rolls.length > 0 ? beyond : 0);
			return [weight, chances.sum(rest, met)] as const;
		})
	);
	return chances.mix(parts);
}
