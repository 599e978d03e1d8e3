import { numeral } from '$lib/i18n/numeral';
import { formatDice, parseDice } from '$lib/dice/notation';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Changeable } from '$lib/rules/house-rules/changeable';

/** Describes the kind of value that a field takes. */
export function kindText(
	{ structure: { houseRules } }: BuilderMessages,
	{ field, printed }: Pick<Changeable, 'field' | 'printed'>
): string {
	if (typeof printed === 'string') return houseRules.dice;
	return field === 'cost' || !Number.isInteger(printed) ? houseRules.halves : houseRules.whole;
}

/** Parses typed text to the value in the file: dice notation or a number. Invalid text gives NaN. */
export function typedValue(
	{ printed }: Pick<Changeable, 'printed'>,
	text: string
): number | string {
	if (typeof printed === 'number') {
		return /\d/.test(text) ? Number(numeral(text)) : Number.NaN;
	}
	const dice = parseDice(text);
	return dice ? formatDice(dice).replaceAll('−', '-') : text;
}

/** Formats a value for its input field. */
export function writtenValue(value: number | string, tag: string): string {
	if (typeof value === 'string') return value;
	return new Intl.NumberFormat(tag, { useGrouping: false }).format(value);
}
