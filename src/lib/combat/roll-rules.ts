import type { AllOnes, RollRules } from '$lib/dice/chances';
import { addBonus, type Dice } from '$lib/dice/notation';
import type { Edition } from './edition';

const explosionOf = ({ flags, explosion }: Edition) => (flags.explode ? explosion : 'none');

/** Whether Skill Rolls of an edition may leave a Benny to spend: none does while no die explodes (DICE-10). */
export const hasBennies = ({ bennyFaces, flags }: Edition): boolean =>
	bennyFaces !== undefined && flags.explode;

/** Whether a thrown face earns a Benny. */
export const earnsBenny = (edition: Edition, sides: number, face: number): boolean =>
	hasBennies(edition) && (edition.bennyFaces?.(sides).includes(face) ?? false);

/** What each inch beyond the range takes off every die (E10-MOD-11). */
const reductionOf = ({ outOfRange }: Edition, beyond: number) =>
	outOfRange === 'everyDie' ? beyond : 0;

/** What it takes off a whole roll (E20-MOD-08). */
const penaltyOf = ({ outOfRange }: Edition, beyond: number) =>
	outOfRange === 'eachRoll' ? beyond : 0;

function rulesFor(edition: Edition, allOnes: AllOnes, beyond = 0): RollRules {
	const reduction = reductionOf(edition, beyond);
	const { bonusDiceWhole } = edition.flags;
	return {
		explosion: explosionOf(edition),
		allOnes,
		floor: true,
		...(reduction > 0 && { reduction, bonusDiceWhole })
	};
}

/** A Skill Roll: where a highest face earns a Benny it does not explode by itself (DICE-4, DICE-5). */
export function skillRules(edition: Edition, beyond = 0): RollRules {
	const rules = rulesFor(edition, edition.flags.fumbleSkill ? 'fails' : 'total', beyond);
	return edition.bennyFaces ? { ...rules, explosion: 'none' } : rules;
}

/** A test where every highest face is rolled again or adds its Benny at once: of medics and mages (PL-MED-04). */
export const testRules = (edition: Edition): RollRules =>
	rulesFor(edition, edition.flags.fumbleSkill ? 'fails' : 'total');

/** The die that a Benny adds to a roll (DICE-10). */
export function bennyRules(edition: Edition, beyond = 0): RollRules {
	const reduction = edition.flags.bonusDiceWhole ? 0 : reductionOf(edition, beyond);
	return { explosion: 'bonusD6', allOnes: 'total', floor: false, reduction };
}

/** Damage of all ones is 0 (DICE-8). */
export const damageRules = (edition: Edition, beyond = 0): RollRules =>
	rulesFor(edition, edition.flags.fumbleDamage ? 'zero' : 'total', beyond);

export const armorRules = (edition: Edition): RollRules =>
	rulesFor(edition, edition.flags.fumbleArmor ? 'zero' : 'total');

/** Absorption, momentum, distances and whatever else opposes or measures (fumbleOpposed). */
export const opposedRules = (edition: Edition): RollRules =>
	rulesFor(edition, edition.flags.fumbleOpposed ? 'zero' : 'total');

/** How far one leaps out of the way: all ones fall where they are (PL-TRN-16). */
export const leapRules = (edition: Edition): RollRules => ({
	...opposedRules(edition),
	allOnes: 'fails'
});

/** Who acts first: totals may be negative, and a fumble still has its place in the order (DICE-7, A05-11). */
export const orderRules = (edition: Edition): RollRules => ({
	...rulesFor(edition, 'total'),
	floor: false
});

/** Dice that are only counted or summed: those of the skirmish (DICE-4). */
export const PLAIN: RollRules = { explosion: 'none', allOnes: 'total', floor: true };

/** The dice of a roll beyond the range, by what the edition takes off a whole roll (E20-MOD-08). */
export const diceBeyond = (edition: Edition, dice: Dice, beyond = 0): Dice =>
	addBonus(dice, -penaltyOf(edition, beyond));
