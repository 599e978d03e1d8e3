import type { CitedRule } from '$lib/rules/combat-citations';
import type { ModifierRule } from '../modifiers';
import { isOutnumbered, visibleOf } from '../situation';

/** Inches of Size for each point: whole steps only. */
const LARGE = 2;
const MOST_HEIGHT = 5;

/** What the target's size and visibility add to the roll to hit, by the rules of 2020 also to an explosion (E20-MOD-05). */
export const inExplosions = (rows: readonly ModifierRule[]): ModifierRule[] =>
	rows
		.filter(({ id }) => EXPLODING.includes(id))
		.map(({ id, value }) => ({ id, rule: 'E20-MOD-05', to: 'damage', value, explosive: true }));

const EXPLODING: readonly ModifierRule['id'][] = ['large', 'partlyHidden', 'mostlyHidden'];

/** The rule ids of the modifiers that 2010 and 2020 share. */
export type SharedRules = Readonly<
	Record<'large' | 'partlyHidden' | 'mostlyHidden' | 'outnumbered' | 'blind' | 'height', CitedRule>
>;

/** The modifiers that 2010 and 2020 share: E10-MOD-01 to -12, E20-MOD-01 to -09. */
export function sharedModifiers(rules: SharedRules): ModifierRule[] {
	return [
		{
			id: 'large',
			rule: rules.large,
			to: 'skill',
			value: ({ size = 1 }) => (size > 1 ? Math.floor(size / LARGE) : 0)
		},
		{
			id: 'partlyHidden',
			rule: rules.partlyHidden,
			to: 'skill',
			value: (situation) => (!situation.short && visibleOf(situation) === 2 ? -1 : 0)
		},
		{
			id: 'mostlyHidden',
			rule: rules.mostlyHidden,
			to: 'skill',
			value: (situation) => (visibleOf(situation) === 1 ? -2 : 0)
		},
		{
			id: 'outnumbered',
			rule: rules.outnumbered,
			to: 'skill',
			value: (situation) => (isOutnumbered(situation) ? -1 : 0)
		},
		{ id: 'blind', rule: rules.blind, to: 'skill', value: ({ blind }) => (blind ? -5 : 0) },
		{
			id: 'height',
			rule: rules.height,
			to: 'range',
			value: ({ height = 0 }) => Math.min(MOST_HEIGHT, Math.max(0, height))
		}
	];
}
