import type { CitedRule } from '$lib/rules/combat-citations';
import type { Situation } from './situation';

export const MODIFIER_IDS = [
	'large',
	'partlyHidden',
	'mostlyHidden',
	'short',
	'stealth',
	'still',
	'aiming',
	'fast',
	'blind',
	'outnumbered',
	'quirk',
	'height',
	'outOfRange',
	'momentum',
	'opposition',
	'loserSize',
	'smash',
	'parryAndCounter',
	'againstTwoHanded',
	'part',
	'council',
	'crew',
	'wounds',
	'stature',
	'pusherMounted',
	'targetMounted',
	'pusherShield',
	'targetHigher'
] as const;
export type ModifierId = (typeof MODIFIER_IDS)[number];

/**
 * What a modifier changes: the Skill Roll, the Range in inches, every die, Skill and Damage Roll, the Damage or
 * its number of dice, the dice of a Skill Roll, of momentum or of physical opposition, the inches of a knockback, the
 * structure level, or the number that a die must show.
 */
export type Modified =
	| 'skill'
	| 'range'
	| 'everyDie'
	| 'eachRoll'
	| 'damage'
	| 'damageDice'
	| 'skillDice'
	| 'momentumDice'
	| 'oppositionDice'
	| 'knockback'
	| 'structureLevel'
	| 'number';

/** A modifier that takes part in an attack. */
export interface Modifier {
	readonly id: ModifierId;
	readonly rule: CitedRule;
	/** The roll or number that it changes. */
	readonly to: Modified;
	/** What is added. */
	readonly value: number;
}

/** One row of an edition's table: what it changes by how much; 0 if it does not take part. */
export interface ModifierRule {
	readonly id: ModifierId;
	readonly rule: CitedRule;
	readonly to: 'skill' | 'range' | 'damage';
	readonly value: (situation: Situation) => number;
	/** Takes part only in explosions. */
	readonly explosive?: true;
}

/** The modifiers of a table that take part. */
export function modifiersOf(
	table: readonly ModifierRule[],
	situation: Situation,
	explosive = false
): Modifier[] {
	const found: Modifier[] = [];
	for (const { id, rule, to, value: valueIn, explosive: only } of table) {
		const value = only && !explosive ? 0 : valueIn(situation);
		if (value !== 0) found.push({ id, rule, to, value });
	}
	return found;
}

/** The sum of the modifiers of one kind. */
export function totalOf(modifiers: readonly Modifier[], to: Modified): number {
	return modifiers.filter((each) => each.to === to).reduce((sum, { value }) => sum + value, 0);
}
