import type { Chances } from '$lib/dice/chances';
import { addBonus, addDice, dice as diceOf, flat, type Dice } from '$lib/dice/notation';
import type { Edition } from './edition';
import {
	armorRules,
	bennyRules,
	damageRules,
	diceBeyond,
	hasBennies,
	opposedRules,
	skillRules
} from './roll-rules';

/** A Skill Roll: who rolls, against what, and how far out of range the target is. */
export interface SkillTest {
	readonly skill: Dice;
	readonly use: number;
	/** Added to the roll: the sum of all modifiers. */
	readonly modifier?: number;
	/** Inches beyond the range, a started one included (E10-MOD-11, E20-MOD-08). */
	readonly beyond?: number;
}

/** The totals of successful Skill Rolls: those that leave a Benny to spend, and the others. */
export interface Success<D> {
	readonly plain: D;
	readonly benny: D;
}

/** Natural faces of several dice: totals without and with a face that earns a Benny. */
function naturalFaces<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	dice: Dice,
	less: number
): Success<D> {
	const nothing = chances.mix([]);
	let sums: Success<D> = { plain: chances.always(dice.bonus), benny: nothing };
	for (const { count, sides } of dice.rolls) {
		const critical = edition.bennyFaces?.(sides) ?? [];
		const all = Array.from({ length: sides }, (_, i) => i + 1);
		const die = (faces: readonly number[]) =>
			faces.length === 0
				? nothing
				: chances.mix([
						[chances.ratio(faces.length, sides), chances.die(faces.map((face) => face - less))]
					]);
		const [plain, benny] = [die(all.filter((face) => !critical.includes(face))), die(critical)];
		for (let n = 0; n < count; n++) {
			const either = chances.sum(sums.benny, die(all));
			const first = chances.sum(sums.plain, benny);
			sums = {
				plain: chances.sum(sums.plain, plain),
				benny: chances.mix([
					[chances.one, either],
					[chances.one, first]
				])
			};
		}
	}
	return sums;
}

/** The lowest total of some dice, that of all ones. */
const allOnesTotal = ({ rolls, bonus }: Dice, less: number) =>
	rolls.reduce((sum, { count }) => sum + count * (1 - less), bonus);

/** The dice of a Skill Roll with its modifiers. */
export const skillDice = (
	edition: Edition,
	{ skill, modifier = 0, beyond = 0 }: Omit<SkillTest, 'use'>
): Dice => diceBeyond(edition, addBonus(skill, modifier), beyond);

/** All totals of a Skill Roll with Bennies: without one, with one that is not added yet, and what it adds. */
export function withBennies<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	test: Omit<SkillTest, 'use'>
) {
	const { beyond = 0 } = test;
	const { reduction: less = 0 } = skillRules(edition, beyond);
	const dice = skillDice(edition, test);
	const { plain, benny } = naturalFaces(chances, edition, dice, less);
	const fails = edition.flags.fumbleSkill && dice.rolls.length > 0;
	const extra = chances.roll(diceOf(1, 6), bennyRules(edition, beyond));
	// All ones give the lowest total, and nothing else does.
	const lowest = allOnesTotal(dice, less);
	return { plain: fails ? chances.from(plain, lowest + 1) : plain, benny, extra };
}

const either = <P, D>(chances: Chances<P, D>, a: D, b: D) =>
	chances.mix([
		[chances.one, a],
		[chances.one, b]
	]);

/** The totals of a Skill Roll with every critical added to it, such as a Bail. Failures by all ones are missing. */
export function skillRoll<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	test: Omit<SkillTest, 'use'>
): D {
	if (hasBennies(edition)) {
		const { plain, benny, extra } = withBennies(chances, edition, test);
		return floorAt(chances, either(chances, plain, chances.sum(benny, extra)), 0);
	}
	return chances.roll(skillDice(edition, test), skillRules(edition, test.beyond));
}

/**
 * The totals of a Skill Roll that reaches the Use (DICE-2, DICE-5). Where the edition has Bennies, one is
 * added to the roll only if it would miss without it; otherwise it is left to spend (DICE-10).
 */
export function success<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	test: SkillTest
): Success<D> {
	if (!hasBennies(edition) || !edition.flags.bennyToDamage) {
		const plain = chances.from(skillRoll(chances, edition, test), test.use);
		return { plain, benny: chances.mix([]) };
	}
	const { plain, benny, extra } = withBennies(chances, edition, test);
	// Totals below 0 count as 0, so that a Use of 0 is always reached (DICE-7).
	const misses = test.use > 0 ? chances.below(benny, test.use) : chances.mix([]);
	const saved = chances.sum(misses, extra);
	return {
		plain: floorAt(chances, either(chances, plain, saved), test.use),
		benny: floorAt(chances, benny, test.use)
	};
}

/** Totals that reach the Use; those below 0 count as 0 (DICE-7). */
export function floorAt<P, D>(chances: Chances<P, D>, totals: D, use: number): D {
	if (use > 0) return chances.from(totals, use);
	const negative = chances.mass(chances.below(totals, 0));
	return chances.mix([
		[chances.one, chances.from(totals, 0)],
		[negative, chances.always(0)]
	]);
}

export const damageRoll = <P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	damage: Dice,
	beyond = 0
): D => chances.roll(diceBeyond(edition, damage, beyond), damageRules(edition, beyond));

/** A Damage Roll apart by whether all dice show 1, which a roll of other dice beside it may make up for. */
export function damageApart<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	damage: Dice,
	beyond = 0
): { readonly ones: D; readonly others: D } {
	const dice = diceBeyond(edition, damage, beyond);
	const rules = damageRules(edition, beyond);
	const { reduction: less = 0 } = rules;
	const combinations = damage.rolls.reduce((all, { count, sides }) => all * sides ** count, 1);
	const thrown = damage.rolls.length > 0;
	const ones = chances.always(Math.max(0, allOnesTotal(dice, less)));
	return {
		ones: chances.mix(thrown ? [[chances.ratio(1, combinations), ones]] : []),
		others: chances.roll(dice, { ...rules, allOnes: thrown ? 'fails' : 'total' })
	};
}

export const armorRoll = <P, D>(chances: Chances<P, D>, edition: Edition, armor: Dice): D =>
	chances.roll(armor, armorRules(edition));

/** A roll that opposes another one: absorption, momentum, physical opposition. */
export const opposedRoll = <P, D>(chances: Chances<P, D>, edition: Edition, dice: Dice): D =>
	chances.roll(dice, opposedRules(edition));

/** One more die of the type that Damage is rolled with: what a Benny adds (DICE-10). */
export function withExtraDie(damage: Dice): Dice {
	const [largest] = damage.rolls;
	return addDice(damage, largest ? diceOf(1, largest.sides) : flat(0));
}
