import type { Locale } from '$lib/i18n/languages';
import { withPackNames } from '$lib/i18n/named';
import { loadPrintArea } from '$lib/i18n/print-areas';
import { isLeagueJob, leagueSheets, leagueTitle, type LeagueJob } from '../league-job';
import { sheetsOf, titleOf, type PrintJob } from '../print-job';
import { isOnCards } from '../print-kinds';
import type { Sheet } from '../print/marks';
import type { SystemText } from '../type/system-letters';
import { writePdf, type About } from './write-pdf';

/** The input of a PDF: a job and a language. */
export interface PdfRequest {
	readonly job: PrintJob | LeagueJob;
	readonly locale: Locale;
	readonly createdAt: Date;
	/** The version of Brikmuster that makes it. */
	readonly build: string;
}

/** Called with the progress, from 0 to 1. */
type OnProgress = (share: number) => void;

/** The sheets and title of a job. */
interface JobSheets {
	readonly sheets: readonly Sheet[];
	readonly title: string;
	readonly duplex?: About['duplex'];
}

/** Cards are turned on the chosen edge; lists may be printed on one side or both. */
function duplexOf({ what, settings }: PrintJob, sheets: readonly Sheet[]): About['duplex'] {
	if (sheets.some(({ isBack }) => isBack)) {
		return settings.sides === 'shortEdge' ? 'DuplexFlipShortEdge' : 'DuplexFlipLongEdge';
	}
	return isOnCards(what) ? 'Simplex' : undefined;
}

async function ofArmy(job: PrintJob, locale: Locale, onProgress?: OnProgress): Promise<JobSheets> {
	const [shell, builder, cards, rules] = await Promise.all([
		loadPrintArea(locale, 'shell'),
		loadPrintArea(locale, 'builder'),
		loadPrintArea(locale, 'cards'),
		loadPrintArea(locale, 'rules')
	]);
	const armies = [job.army, ...(job.others ?? []).map(({ army }) => army)];
	const packs = armies.flatMap((army) => army.packs ?? []);
	const language = locale === 'pl' ? 'pl' : 'en';
	const named = withPackNames({ ...shell, ...builder }, packs, language);
	const texts = { builder: named, cards, rules };
	const sheets = sheetsOf(job, texts, (made, of) => onProgress?.(0.6 * Math.min(1, made / of)));
	return { sheets, title: titleOf(job, texts), duplex: duplexOf(job, sheets) };
}

async function ofLeague(job: LeagueJob, locale: Locale): Promise<JobSheets> {
	const [shell, builder, cards, leagues] = await Promise.all([
		loadPrintArea(locale, 'shell'),
		loadPrintArea(locale, 'builder'),
		loadPrintArea(locale, 'cards'),
		loadPrintArea(locale, 'leagues')
	]);
	const language = locale === 'pl' ? 'pl' : 'en';
	const judged = job.what === 'verdict' ? job.decidedVerdict.verdict.armies : [];
	const packs = judged.flatMap(({ checked }) => checked.packs ?? []);
	const named = withPackNames({ ...shell, ...builder }, packs, language);
	const texts = { builder: named, cards, leagues };
	return { sheets: leagueSheets(job, texts, language), title: leagueTitle(job, texts) };
}

/**
 * Returns the PDF of a job; used by the app's worker and the command line, which has no fonts of the
 * system.
 */
export async function makePdf(
	{ job, locale, createdAt, build }: PdfRequest,
	onProgress?: OnProgress,
	systemText?: SystemText
): Promise<ArrayBuffer> {
	const { sheets, title, duplex } = isLeagueJob(job)
		? await ofLeague(job, locale)
		: await ofArmy(job, locale, onProgress);
	const language = locale === 'pl' ? 'pl' : 'en';
	const about = { title, language, createdAt, build, ...(duplex && { duplex }) } as const;
	const drawn = (page: number) => onProgress?.(0.6 + (0.4 * page) / sheets.length);
	return writePdf(sheets, about, drawn, systemText);
}
