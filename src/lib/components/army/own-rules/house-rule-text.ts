import { formatDice, parseDice } from '$lib/dice/notation';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Changeable } from '$lib/rules/house-rules/changeable';

/** Which kind of value a field takes, in words. */
export function kindText(
	{ structure: { houseRules } }: BuilderMessages,
	{ field, printed }: Pick<Changeable, 'field' | 'printed'>
): string {
	if (typeof printed === 'string') return houseRules.dice;
	return field === 'cost' || !Number.isInteger(printed) ? houseRules.halves : houseRules.whole;
}

/** What somebody has typed, as the file holds it: dice in their notation, or a number; no price is NaN. */
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

/** A value as it is written into a field. */
export function writtenValue(value: number | string, tag: string): string {
	if (typeof value === 'string') return value;
	return new Intl.NumberFormat(tag, { useGrouping: false }).format(value);
}
