import type { Language } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import type { ReportOrder } from './arguments';
import { assessSource, statusOf } from './file-assessment';
import { jsonReport } from './report-json';
import { refusalText, textReport } from './report-text';
import type { Source } from './sources';
import type { Style } from './terminal';
import { loadProblemTexts, loadTexts } from './texts';

/** The output for one file, and its exit status. */
export interface Report {
	/** Whether it could be read: in text reports, rejections go to stderr. */
	readonly ok: boolean;
	readonly status: 0 | 1 | 2;
	readonly words: string;
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
			return { ok: assessed.ok, status: statusOf(assessed), words };
		};
	}
	const texts = await loadTexts(language);
	return async (source) => {
		const assessed = await assessSource(source, limits);
		const words = assessed.ok
			? textReport(assessed, order.command, texts, style)
			: refusalText(assessed, texts);
		return { ok: assessed.ok, status: statusOf(assessed), words };
	};
}

/** Returns the function that reports each file of a command; submissions are checked against the league. */
export async function reporterFor(
	order: ReportOrder,
	language: Language,
	style: Style,
	league: League | undefined
): Promise<Reporter> {
	if (order.command !== 'verify') return armyReporter(order, language, style);
	const { submissionReporter } = await import('./submission-reporter');
	return submissionReporter(order, language, style, league);
}
