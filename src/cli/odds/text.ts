import { shareOf } from '$lib/combat/share';
import type { Chance } from '$lib/dice/chance';
import { exactChance } from '$lib/dice/exact/chance';
import { formatFraction, toNumber } from '$lib/dice/exact/fraction';
import { loadArea, type Areas, type Language } from '$lib/i18n/languages';
import { decimalText } from '$lib/i18n/decimal';
import { percentText } from '$lib/i18n/percent';
import { columns, aligned, padded, type Style } from '../terminal';
import { loadCliTexts, type CliTexts } from '../texts';
import { isMean, type Answer } from './answers';
import type { PrintedModifier } from './json-odds';

type OddsTexts = Areas['odds'] &
	Pick<Areas['oddsParts'], 'modifiers'> & { readonly cli: CliTexts['odds'] };

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

/** The name of an outcome; that of a number of inches or successes contains it. */
function nameOf(id: Answer['outcomes'][number][0], { outcomes, cli }: OddsTexts): string {
	const names: Readonly<Record<string, string>> = { ...outcomes, ...cli.outcomes };
	return names[id] ?? cli.atLeast({ least: Number(id.replace('atLeast', '')) });
}

function outcomeRows({ outcomes }: Answer, texts: OddsTexts, language: Language): string[] {
	return table(
		outcomes.map(([id, chance]) => {
			const fraction = formatFraction(chance);
			const amount = isMean(id)
				? decimalText(language, toNumber(chance))
				: percentText(language, exactChance(chance));
			return [nameOf(id, texts), amount, fraction.length > LONG ? '' : fraction];
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
	if (kill) return texts.kills({ chance: shareOf(exactChance(kill)) });
	return hit ? texts.hits({ chance: shareOf(exactChance(hit)) }) : '';
}

/** Returns the answer as a table with its modifiers and a sentence. */
export async function answerText(
	answer: Answer,
	language: Language,
	style: Style
): Promise<string> {
	const [odds, { modifiers }, cli] = await Promise.all([
		loadArea(language, 'odds'),
		loadArea(language, 'oddsParts'),
		loadCliTexts(language)
	]);
	const texts = { ...odds, modifiers, cli: cli.odds };
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
	kill: readonly (readonly Chance[])[],
	language: Language
): string {
	const cells = kill.map((line, i) => [
		rows[i] ?? '',
		...line.map((chance) => percentText(language, chance))
	]);
	return `${table([['', ...heads], ...cells]).join('\n')}\n`;
}
