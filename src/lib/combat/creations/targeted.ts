import type { Dice } from '$lib/dice/notation';
import type { Modifier } from '../modifiers';

/** A part of a creation: inside its structure, on its surface, or sticking out of it. */
export type Part = 'structure' | 'external' | 'protruding';

/** Structure levels that a part is weaker by (PL-STR-08, X-26). */
const WEAKER: Readonly<Record<Part, number>> = { structure: 0, external: -1, protruding: -2 };

export interface TargetedPart {
	readonly level: number;
	readonly armor: Dice;
	readonly modifiers: readonly Modifier[];
}

/**
 * The Armor of a part that an attack names (E05-CMB-37, PL-DMG-04): one structure level lower on the surface, two
 * where it sticks out, 0 at least. `armorOf` is the rulebook's table of levels.
 */
export function targetedPart(
	level: number,
	part: Part,
	armorOf: (level: number) => Dice
): TargetedPart {
	const value = Math.max(-level, WEAKER[part]);
	const modifiers: readonly Modifier[] =
		value === 0 ? [] : [{ id: 'part', rule: 'PL-DMG-04', to: 'structureLevel', value }];
	return { level: level + value, armor: armorOf(level + value), modifiers };
}
