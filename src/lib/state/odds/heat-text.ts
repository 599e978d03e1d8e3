import type { MatrixMeasure } from '$lib/combat/mode';
import { decimalText } from '$lib/i18n/decimal';

/** Returns a cell’s number in little room: a chance as whole percent, kills with two decimals. */
export function heatText(tag: string, measure: MatrixMeasure, value: number): string {
	if (measure !== 'attack') return decimalText(tag, value);
	const percent = Math.round(value * 100);
	if (percent === 0 && value > 0) return '<1%';
	if (percent === 100 && value < 1) return '>99%';
	return `${percent}%`;
}
