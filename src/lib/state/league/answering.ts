import { copyText } from '$lib/browser/clipboard';
import { downloadText } from '$lib/browser/files';
import type { LeagueTexts, DecidedVerdict } from '$lib/cards/model/verdict-report';
import { CSV_EXTENSION, CSV_TYPE, csvStyleFor, writeCsv } from '$lib/exchange/csv';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { ChatText } from '$lib/i18n/mentions';
import { loadArea, type Language } from '$lib/i18n/languages';
import type { Regulation } from '$lib/league/regulation';
import { verdictFile, type VerdictFile } from '$lib/league/verdict-file';
import { verdictsText } from '$lib/league/verdicts-file';
import { locale } from '../app/locale.svelte';

export { copyText };

const TEXT_TYPE = 'text/plain;charset=utf-8';

/** The texts of an answer in the player's language, which may differ from the app's. */
export async function answerTexts(language: Language): Promise<LeagueTexts> {
	const [shell, builder, cards, leagues] = await Promise.all([
		loadArea(language, 'shell'),
		loadArea(language, 'builder'),
		loadArea(language, 'cards'),
		loadArea(language, 'leagues')
	]);
	return { builder: { ...shell, ...builder }, cards, leagues };
}

/** Downloads an answer as a text file. */
export function saveAnswer(title: string, text: ChatText): void {
	downloadText(fileNameOf(title, '.txt'), TEXT_TYPE, text);
}

/** Downloads the verdict as a file for the player's app. */
export function saveVerdict(
	title: string,
	{ verdict, decided }: DecidedVerdict,
	regulation: Regulation
): void {
	const document = verdictFile(verdict, regulation, decided);
	const text = `${JSON.stringify(document, null, '\t')}\n`;
	downloadText(fileNameOf(title, BRIK_EXTENSION), BRIK_TYPE, text);
}

/** Downloads answers to several players as one file. Returns how many it has: the latest ones, if it has no room for all. */
export function saveVerdicts(title: string, answers: readonly VerdictFile[]): number {
	const { text, count } = verdictsText(answers);
	downloadText(fileNameOf(title, BRIK_EXTENSION), BRIK_TYPE, text);
	return count;
}

/** Downloads a table as CSV. */
export function saveTable(title: string, rows: readonly (readonly (string | number)[])[]): void {
	downloadText(
		fileNameOf(title, CSV_EXTENSION),
		CSV_TYPE,
		writeCsv(rows, csvStyleFor(locale.current))
	);
}
