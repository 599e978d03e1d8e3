import type { Language } from '$lib/i18n/languages';
import type { LeagueState } from '$lib/league/entries/state';
import type { ReportOrder } from './arguments';
import { assessSource, statusOf } from './file-assessment';
import { jsonReport } from './report-json';
import { refusalText, textReport } from './report-text';
import type { Source } from './sources';
import type { Style } from './terminal';
import { loadProblemTexts, loadTexts, problemText } from './texts';

/** The output for one file, and its exit status. */
export interface Report {
	/** Whether it could be read: in text reports, rejections go to stderr. */
	readonly ok: boolean;
	readonly status: 0 | 1 | 2;
	readonly words: string;
	/** Why it could not be read; empty if it could. */
	readonly reason: string;
}

export type Reporter = (source: Source) => Promise<Report>;

async function armyReporter(
	order: ReportOrder,
	language: Language,
	style: Style
): Promise<Reporter> {
	const limits = { profile: order.league ? 'league' : 'free' } as const;
	if (order.json) {
		const texts = await loadProblemTexts(language);
		return async (source) => {
			const assessed = await assessSource(source, limits);
			const words = jsonReport(assessed, texts);
			const reason = assessed.ok ? '' : problemText(texts, assessed.problem);
			return { ok: assessed.ok, status: statusOf(assessed), words, reason };
		};
	}
	const texts = await loadTexts(language);
	return async (source) => {
		const assessed = await assessSource(source, limits);
		const words = assessed.ok
			? textReport(assessed, order.command, texts, style)
			: refusalText(assessed, texts);
		const reason = assessed.ok ? '' : problemText(texts, assessed.problem);
		return { ok: assessed.ok, status: statusOf(assessed), words, reason };
	};
}

/** Returns the function that reports each file of a command; submissions are checked against the league. */
export async function reporterFor(
	order: ReportOrder,
	language: Language,
	style: Style,
	league: LeagueState | undefined
): Promise<Reporter> {
	if (order.command !== 'verify') return armyReporter(order, language, style);
	const { submissionReporter } = await import('./submission-reporter');
	return submissionReporter(order, language, style, league);
}
