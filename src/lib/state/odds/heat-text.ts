import type { MatrixMeasure } from '$lib/combat/mode';
import type { Chance } from '$lib/dice/chance';
import { decimalText } from '$lib/i18n/decimal';
import { wholePercentText } from '$lib/i18n/percent';

/** Returns a cell’s number in little room: a chance as whole percent, kills with two decimals. */
export const heatText = (tag: string, measure: MatrixMeasure, value: number): string =>
	// The cells of this measure are chances.
	measure === 'attack' ? wholePercentText(tag, value as Chance) : decimalText(tag, value);
