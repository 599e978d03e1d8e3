import { loadArea, type Locale } from '$lib/i18n/languages';
import { isLeagueJob, leagueSheets, leagueTitle, type LeagueJob } from '../league-job';
import { sheetsOf, titleOf, type PrintJob } from '../print-job';
import { writePdf } from './write-pdf';

/** What a PDF is made of: a job, in a language. */
export interface PdfOrder {
	readonly job: PrintJob | LeagueJob;
	readonly locale: Locale;
	readonly createdAt: Date;
	/** Which Brikmuster makes it. */
	readonly build: string;
}

/** The PDF of a job, for the app's worker and the command alike; told how far it is, from 0 to 1. */
export async function makePdf(
	{ job, locale, createdAt, build }: PdfOrder,
	told?: (share: number) => void
): Promise<ArrayBuffer> {
	const [shell, builder, cards, rules] = await Promise.all([
		loadArea(locale, 'shell'),
		loadArea(locale, 'builder'),
		loadArea(locale, 'cards'),
		loadArea(locale, 'rules')
	]);
	const texts = { builder: { ...shell, ...builder }, cards, rules };
	const language = locale === 'pl' ? 'pl' : 'en';
	const about = { language, createdAt, build } as const;
	if (isLeagueJob(job)) {
		const leagueTexts = { ...texts, leagues: await loadArea(locale, 'leagues') };
		const title = leagueTitle(job, leagueTexts);
		return writePdf(leagueSheets(job, leagueTexts, language), { title, ...about });
	}
	const title = titleOf(job, texts);
	const sheets = sheetsOf(job, texts, (made, of) => told?.(0.6 * Math.min(1, made / of)));
	return writePdf(sheets, { title, ...about }, (page) =>
		told?.(0.6 + (0.4 * page) / sheets.length)
	);
}
