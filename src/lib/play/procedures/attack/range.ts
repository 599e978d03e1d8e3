import type { Edition } from '$lib/combat/edition';
import { modifiersOf, totalOf, type Modifier } from '$lib/combat/modifiers';
import type { Situation } from '$lib/combat/situation';
import type { Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';

/** Up to here a weapon of close combat reaches, with the Angry Inch (PL-CC-02). */
const TOUCH = 1;

/** How far an attack reaches. */
export interface Range {
	readonly modifiers: readonly Modifier[];
	/** Started inches beyond the range (A10-13). */
	readonly beyond: number;
	/** No attack at all is possible. */
	readonly impossible: boolean;
	/** The range is rolled, and must reach this far (A05-10). */
	readonly thrown?: { readonly dice: Dice; readonly need: number };
}

function inchesOf(edition: Edition, reach: Reach, distance: number): number | Dice | undefined {
	if (reach.kind === 'inches') return reach.inches;
	if (reach.kind === 'touch' && distance <= TOUCH) return Infinity;
	if (!reach.thrown) return undefined;
	return edition.outOfRange === 'impossible' ? reach.thrown : reach.thrown.bonus;
}

/** The range of an attack in its situation; `longer` is what a Benny adds (DICE-10). */
export function rangeOf(edition: Edition, reach: Reach, situation: Situation, longer = 0): Range {
	const table = modifiersOf(edition.modifiers, situation);
	const { distance } = situation;
	if (distance === undefined) return { modifiers: table, beyond: 0, impossible: false };
	const range = inchesOf(edition, reach, distance);
	if (range === undefined) return { modifiers: table, beyond: 0, impossible: true };
	const higher = totalOf(table, 'range');
	if (typeof range !== 'number') {
		const need = Math.max(0, Math.ceil(distance - higher));
		return { modifiers: table, beyond: 0, impossible: false, thrown: { dice: range, need } };
	}
	const beyond = Math.max(0, Math.ceil(distance - range - higher - longer));
	const impossible = edition.outOfRange === 'impossible' && beyond > 0;
	if (beyond === 0 || edition.outOfRange === 'impossible') {
		return { modifiers: table, beyond: 0, impossible };
	}
	const { outOfRange: to, outOfRangeRule: rule } = edition;
	return {
		modifiers: [...table, { id: 'outOfRange', rule, to, value: -beyond }],
		beyond,
		impossible
	};
}
