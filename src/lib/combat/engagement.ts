import type { Chances } from '$lib/dice/chances';
import { addBonus, flat, type Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';
import { outcomeOf, resolveAttack, type AttackOutcome } from './attack';
import type { Edition } from './edition';
import { modifiersOf, totalOf, type Modifier } from './modifiers';
import { opposedRoll, success, type SkillTest } from './rolls';
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
	/** Keeps its full Damage beyond its range (E10-MOD-11, E20-MOD-08). */
	readonly explosive?: boolean;
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
export type Range = number | Dice | 'everywhere' | 'nowhere';

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

/** The chance that an attack comes far enough at all: the range of a throw is rolled (A05-10). */
export function arrival<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ range, need, impossible }: Pick<Aim, 'range' | 'need' | 'impossible'>
): P {
	if (impossible) return chances.zero;
	if (typeof range !== 'object') return chances.one;
	return chances.mass(chances.from(opposedRoll(chances, edition, range), need));
}

function outOfRange({ outOfRange, outOfRangeRule: rule }: Edition, beyond: number): Modifier[] {
	if (beyond === 0 || outOfRange === 'impossible') return [];
	return [{ id: 'outOfRange', rule, to: outOfRange, value: -beyond }];
}

/** An attack before its dice: everything that the situation changes is in it. */
export interface Aim {
	readonly test: SkillTest;
	/** With its modifiers; absent where only the hit is asked for. */
	readonly damage?: Dice;
	/** Inches beyond the range that count for the Damage. */
	readonly damageBeyond: number;
	readonly range: Range;
	/** The least roll of a range that is rolled. */
	readonly need: number;
	readonly modifiers: readonly Modifier[];
	/** The target is out of range, and the edition allows no attack. */
	readonly impossible: boolean;
}

/** Aims an attack: its Skill Roll, its Damage and how far it reaches, with the modifiers of the situation. */
export function aim(edition: Edition, engagement: Engagement, longer = 0): Aim {
	const { skill, use = 0, damage, bonus = 0, situation = {}, explosive = false } = engagement;
	const table = modifiersOf(edition.modifiers, situation, explosive);
	const range = rangeOf(edition, engagement);
	const beyond = Math.max(0, inchesBeyond(range, situation, table) - longer);
	const { distance = 0 } = situation;
	return {
		test: { skill, use, modifier: bonus + totalOf(table, 'skill'), beyond },
		...(damage && { damage: addBonus(damage, totalOf(table, 'damage')) }),
		damageBeyond: explosive ? 0 : beyond,
		range,
		need: Math.max(0, Math.ceil(distance - totalOf(table, 'range'))),
		modifiers: [...table, ...outOfRange(edition, beyond)],
		impossible: range === 'nowhere' || (edition.outOfRange === 'impossible' && beyond > 0)
	};
}

function resolved<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ use, armor = flat(0), already = 0 }: Engagement,
	{ test, damage, damageBeyond }: Aim
): AttackOutcome<P> {
	const certain = use === undefined || edition.hitsByItself;
	if (damage)
		return resolveAttack(chances, edition, {
			...(certain ? {} : { test }),
			damage,
			damageBeyond,
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
	const aimed = aim(edition, engagement);
	const { modifiers, impossible } = aimed;
	const arrives = arrival(chances, edition, aimed);
	const { hit, kill, equal } = resolved(chances, edition, engagement, aimed);
	const times = (chance: P) => chances.times(arrives, chance);
	return {
		outcome: outcomeOf(chances, times(hit), { kill: times(kill), equal: times(equal) }),
		modifiers,
		impossible
	};
}
