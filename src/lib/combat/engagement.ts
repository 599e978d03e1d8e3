import type { Chances } from '$lib/dice/chances';
import { flat, type Dice } from '$lib/dice/notation';
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
	/** Inches; absent for close combat. */
	readonly range?: number;
	readonly situation?: Situation;
	/** Added to the Skill Roll beside the modifiers of the situation. */
	readonly bonus?: number;
}

export interface EngagementOutcome<P> {
	readonly outcome: AttackOutcome<P>;
	/** All that took part, each with its rule. */
	readonly modifiers: readonly Modifier[];
	/** The target is out of range, and the edition allows no attack. */
	readonly impossible: boolean;
}

/** Inches beyond the range; a started one counts (A10-13). */
function inchesBeyond(
	{ range, situation = {} }: Engagement,
	modifiers: readonly Modifier[]
): number {
	if (range === undefined || situation.distance === undefined) return 0;
	return Math.max(0, Math.ceil(situation.distance - range - totalOf(modifiers, 'range')));
}

function outOfRange({ outOfRange, outOfRangeRule: rule }: Edition, beyond: number): Modifier[] {
	if (beyond === 0 || outOfRange === 'impossible') return [];
	return [{ id: 'outOfRange', rule, to: outOfRange, value: -beyond }];
}

/** The Skill Roll of an engagement, and the modifiers that take part in it. */
function testOf(edition: Edition, engagement: Engagement) {
	const { skill, use = 0, bonus = 0, situation = {} } = engagement;
	const table = modifiersOf(edition.modifiers, situation);
	const beyond = inchesBeyond(engagement, table);
	const modifier = bonus + totalOf(table, 'skill');
	const test: SkillTest = { skill, use, modifier, beyond };
	return { test, modifiers: [...table, ...outOfRange(edition, beyond)] };
}

/** Resolves an attack in its situation. Without damage only the hit is resolved. */
export function engage<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	engagement: Engagement
): EngagementOutcome<P> {
	const { test, modifiers } = testOf(edition, engagement);
	const { zero, one } = chances;
	const none = { kill: zero, equal: zero };
	const { damage, armor = flat(0), use } = engagement;
	if (edition.outOfRange === 'impossible' && (test.beyond ?? 0) > 0)
		return { outcome: outcomeOf(chances, zero, none), modifiers, impossible: true };
	const certain = use === undefined || edition.hitsByItself;
	if (damage) {
		const attack = { ...(certain ? {} : { test }), damage, armor };
		return { outcome: resolveAttack(chances, edition, attack), modifiers, impossible: false };
	}
	const { plain, benny } = success(chances, edition, test);
	const hit = certain ? one : chances.plus(chances.mass(plain), chances.mass(benny));
	return { outcome: outcomeOf(chances, hit, none), modifiers, impossible: false };
}
