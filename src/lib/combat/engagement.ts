import type { Chances } from '$lib/dice/chances';
import { flat, type Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';
import { outcomeOf, resolveAttack, type AttackOutcome } from './attack';
import type { Edition } from './edition';
import { modifiersOf, totalOf, type Modifier } from './modifiers';
import { success, type SkillTest } from './rolls';
import type { Situation } from './situation';

/** An attack as asked: who strikes with what, against which Armor, in which situation. */
export interface Engagement {
	readonly skill: Dice;
	/** Absent for an attack that hits by itself. */
	readonly use?: number;
	/** Absent where only the hit is asked for. */
	readonly damage?: Dice;
	readonly armor?: Dice;
	/** Absent where range does not matter. */
	readonly reach?: Reach;
	readonly situation?: Situation;
	/** Added to the Skill Roll beside the modifiers of the situation. */
	readonly bonus?: number;
	/** Damage that the target has taken this turn and that adds up (E10-CC-07). */
	readonly already?: number;
}

export interface EngagementOutcome<P> {
	readonly outcome: AttackOutcome<P>;
	/** All that took part, each with its rule. */
	readonly modifiers: readonly Modifier[];
	/** The target is out of range, and the edition allows no attack. */
	readonly impossible: boolean;
}

/** Up to here a weapon of close combat reaches, with the Angry Inch (E05-CMB-20, E10-CC-06, E20-CC-03). */
export const TOUCH = 1;

/** How far a weapon reaches at a distance: inches, a roll of inches, or not at all. */
type Range = number | Dice | 'everywhere' | 'nowhere';

function rangeOf({ outOfRange }: Edition, { reach, situation = {} }: Engagement): Range {
	const { distance } = situation;
	if (!reach || distance === undefined) return 'everywhere';
	if (reach.kind === 'inches') return reach.inches;
	if (reach.kind === 'touch' && distance <= TOUCH) return 'everywhere';
	if (!reach.thrown) return 'nowhere';
	// From 2010 on a throw has a range in inches, and may go beyond it.
	return outOfRange === 'impossible' ? reach.thrown : reach.thrown.bonus;
}

/** Inches beyond the range; a started one counts (A10-13). */
function inchesBeyond(
	range: Range,
	{ distance = 0 }: Situation,
	modifiers: readonly Modifier[]
): number {
	if (typeof range !== 'number') return 0;
	return Math.max(0, Math.ceil(distance - range - totalOf(modifiers, 'range')));
}

/** The chance that a throw comes far enough: its range is rolled (A05-10). */
function reaches<P, D>(
	chances: Chances<P, D>,
	{ explosion }: Edition,
	range: Range,
	distance: number
): P {
	if (range === 'nowhere') return chances.zero;
	if (range === 'everywhere' || typeof range === 'number') return chances.one;
	const throws = chances.roll(range, { explosion, allOnes: 'total', floor: true });
	return chances.mass(chances.from(throws, Math.ceil(distance)));
}

function outOfRange({ outOfRange, outOfRangeRule: rule }: Edition, beyond: number): Modifier[] {
	if (beyond === 0 || outOfRange === 'impossible') return [];
	return [{ id: 'outOfRange', rule, to: outOfRange, value: -beyond }];
}

/** The Skill Roll of an engagement, the modifiers that take part in it, and how far it reaches. */
export function testOf(edition: Edition, engagement: Engagement) {
	const { skill, use = 0, bonus = 0, situation = {} } = engagement;
	const table = modifiersOf(edition.modifiers, situation);
	const range = rangeOf(edition, engagement);
	const beyond = inchesBeyond(range, situation, table);
	const modifier = bonus + totalOf(table, 'skill');
	const test: SkillTest = { skill, use, modifier, beyond };
	return { test, range, modifiers: [...table, ...outOfRange(edition, beyond)] };
}

function resolved<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ use, damage, armor = flat(0), already = 0 }: Engagement,
	test: SkillTest
): AttackOutcome<P> {
	const certain = use === undefined || edition.hitsByItself;
	if (damage)
		return resolveAttack(chances, edition, {
			...(certain ? {} : { test }),
			damage,
			armor,
			already
		});
	const { plain, benny } = success(chances, edition, test);
	const hit = certain ? chances.one : chances.plus(chances.mass(plain), chances.mass(benny));
	return outcomeOf(chances, hit, { kill: chances.zero, equal: chances.zero });
}

/** Resolves an attack in its situation. Without damage only the hit is resolved. */
export function engage<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	engagement: Engagement
): EngagementOutcome<P> {
	const { test, range, modifiers } = testOf(edition, engagement);
	const { beyond = 0 } = test;
	const tooFar = edition.outOfRange === 'impossible' && beyond > 0;
	const { distance = 0, height = 0 } = engagement.situation ?? {};
	const arrives = tooFar ? chances.zero : reaches(chances, edition, range, distance - height);
	const { hit, kill, equal } = resolved(chances, edition, engagement, test);
	const times = (chance: P) => chances.times(arrives, chance);
	return {
		outcome: outcomeOf(chances, times(hit), { kill: times(kill), equal: times(equal) }),
		modifiers,
		impossible: tooFar || range === 'nowhere'
	};
}
