import type { Language } from '$lib/i18n/languages';
import { withPackNames } from '$lib/i18n/named';
import type { LeagueState } from '$lib/league/entries/state';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import type { ReportOrder } from './arguments';
import type { Refusal } from './examined';
import { assessSource, statusOf, type FileAssessment } from './file-assessment';
import { jsonReport } from './report-json';
import { refusalText, textReport } from './report-text';
import type { Source } from './sources';
import type { Style } from './terminal';
import { loadProblemTexts, loadTexts, problemText, type ProblemTexts } from './texts';

/** The output for one file, and its exit status. */
export interface Report {
	/** Whether it could be read: in text reports, rejections go to stderr. */
	readonly ok: boolean;
	readonly status: 0 | 1 | 2;
	readonly words: string;
	/** Why it could not be read; undefined if it could. */
	readonly refusal: Refusal | undefined;
}

export type Reporter = (source: Source) => Promise<Report>;

function reportOf(assessed: FileAssessment, words: string, texts: ProblemTexts): Report {
	const refusal = assessed.ok
		? undefined
		: { code: assessed.problem.code, reason: problemText(texts, assessed.problem) };
	return { ok: assessed.ok, status: statusOf(assessed), words, refusal };
}

async function armyReporter(
	order: ReportOrder,
	language: Language,
	style: Style,
	packs: readonly Pack[]
): Promise<Reporter> {
	const limits = { profile: order.league ? 'league' : 'free' } as const;
	if (order.json) {
		const texts = await loadProblemTexts(language);
		return async (source) => {
			const assessed = await assessSource(source, limits, packs);
			const words = jsonReport(assessed, texts);
			return reportOf(assessed, words, texts);
		};
	}
	const texts = await loadTexts(language);
	const named = ({ packs }: Army) =>
		packs ? { ...texts, builder: withPackNames(texts.builder, packs, language) } : texts;
	return async (source) => {
		const assessed = await assessSource(source, limits, packs);
		const words = assessed.ok
			? textReport(assessed, order.command, named(assessed.army), style)
			: refusalText(assessed, texts);
		return reportOf(assessed, words, texts);
	};
}

/** Returns the function that reports each file of a command; submissions are checked against the league. */
export async function reporterFor(
	order: ReportOrder,
	language: Language,
	style: Style,
	{ league, packs }: { readonly league: LeagueState | undefined; readonly packs: readonly Pack[] }
): Promise<Reporter> {
	if (order.command !== 'verify') return armyReporter(order, language, style, packs);
	const { submissionReporter } = await import('./submission-reporter');
	return submissionReporter(order, language, style, { league, packs });
}
