import { shareOf } from '$lib/combat/share';
import { formatFraction, toNumber } from '$lib/dice/exact/fraction';
import { loadArea, type Areas, type Language } from '$lib/i18n/languages';
import { percentText } from '$lib/i18n/percent';
import { columns, aligned, padded, type Style } from '../terminal';
import type { Answer, PrintedModifier } from './answers';

type OddsTexts = Areas['odds'];

/** A fraction longer than this is left to `--json`. */
const LONG = 24;

/** Cells below each other: the first column to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
	const widths = (rows[0] ?? []).map((_, i) =>
		Math.max(...rows.map((row) => columns(row[i] ?? '')))
	);
	return rows.map((row) =>
		row
			.map((cell, i) => (i === 0 ? padded(cell, widths[i] ?? 0) : aligned(cell, widths[i] ?? 0)))
			.join('  ')
			.trimEnd()
	);
}

function outcomeRows({ outcomes }: Answer, texts: OddsTexts, language: Language): string[] {
	return table(
		outcomes.map(([id, chance]) => {
			const fraction = formatFraction(chance);
			const percent = percentText(language, toNumber(chance));
			return [texts.outcomes[id], percent, fraction.length > LONG ? '' : fraction];
		})
	);
}

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

function modifierRows(modifiers: readonly PrintedModifier[], texts: OddsTexts): string[] {
	if (modifiers.length === 0) return [];
	const rows = modifiers.map(({ id, value, rule = '' }) => [
		texts.modifiers[id],
		signed(value),
		rule
	]);
	return ['', ...table(rows)];
}

/** The answer in a sentence. */
function sentence({ outcomes }: Answer, texts: OddsTexts): string {
	const chances = new Map(outcomes);
	const kill = chances.get('kill') ?? chances.get('slain');
	const hit = chances.get('hit');
	if (kill) return texts.kills({ chance: shareOf(toNumber(kill)) });
	return hit ? texts.hits({ chance: shareOf(toNumber(hit)) }) : '';
}

/** Returns the answer as a table with its modifiers and a sentence. */
export async function answerText(
	answer: Answer,
	language: Language,
	style: Style
): Promise<string> {
	const texts = await loadArea(language, 'odds');
	const rows = [
		style.strong(texts.editions[answer.rules]),
		...outcomeRows(answer, texts, language),
		...modifierRows(answer.modifiers, texts),
		'',
		sentence(answer, texts)
	];
	return `${rows.join('\n')}\n`;
}

/** Returns the matrix as a table: one row for each attacker, one column for each target. */
export function matrixText(
	rows: readonly string[],
	heads: readonly string[],
	kill: readonly (readonly number[])[],
	language: Language
): string {
	const cells = kill.map((line, i) => [
		rows[i] ?? '',
		...line.map((chance) => percentText(language, chance))
	]);
	return `${table([['', ...heads], ...cells]).join('\n')}\n`;
}
