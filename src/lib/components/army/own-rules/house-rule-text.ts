import { formatDice, parseDice } from '$lib/dice/notation';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Changeable } from '$lib/rules/house-rules/changeable';

/** Returns the text for the kind of value of a field. */
export function kindText(
	{ structure: { houseRules } }: BuilderMessages,
	{ field, printed }: Pick<Changeable, 'field' | 'printed'>
): string {
	if (typeof printed === 'string') return houseRules.dice;
	return field === 'cost' || !Number.isInteger(printed) ? houseRules.halves : houseRules.whole;
}

/** Reads typed text as in the file: dice notation or a number; NaN becomes undefined. */
export function typedValue(
	{ printed }: Pick<Changeable, 'printed'>,
	text: string
): number | string {
	if (typeof printed === 'number') {
		return /\d/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
	}
	const dice = parseDice(text);
	return dice ? formatDice(dice).replaceAll('−', '-') : text;
}

/** Returns a value as text for an input field. */
export function writtenValue(value: number | string, tag: string): string {
	if (typeof value === 'string') return value;
	return new Intl.NumberFormat(tag, { useGrouping: false }).format(value);
}
