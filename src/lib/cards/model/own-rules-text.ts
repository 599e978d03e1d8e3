import { formatChange, formatPoints } from '$lib/points/format';
import { cp } from '$lib/points/points';
import type { ReadingEffect } from '$lib/rules/rulings/ruling-effects';
import type { RulingId } from '$lib/rules/rulings/rulings';
import type { BuilderMessages } from '$lib/i18n/languages';
import { violationText } from '$lib/i18n/sentences';

/** The place of a house rule as table · row; rows without a text show their id. */
export function rowName({ ownRules }: BuilderMessages, table: string, row: string): string {
	const known = ownRules.tables[table];
	return `${known?.title ?? table} · ${known?.rows[row] ?? row}`;
}

/** Formats a price or statistic: dice unchanged, numbers with halves. */
export function valueText(value: number | string): string {
	return typeof value === 'number' ? formatPoints(cp(value)) : value;
}

/** The text of one reading of a ruling. */
export function readingText({ rulings }: BuilderMessages, ruling: RulingId, value: string): string {
	const readings: Record<string, string> = rulings[ruling].readings;
	return readings[value] ?? value;
}

/** Describes the effect of a reading on the army: points and violations. */
export function effectText(m: BuilderMessages, { points, breaks }: ReadingEffect): string {
	const cost =
		points === 0 ? m.ownRules.noChange : m.ownRules.cost({ points: formatChange(points) });
	const sentences = [...new Set(breaks.map((violation) => violationText(m, violation)))];
	if (sentences.length === 0) return cost;
	const broken = m.ownRules.breaks({ text: sentences.join(' ') });
	return points === 0 ? broken : `${cost} · ${broken}`;
}
