import { loadArea, type Locale } from '$lib/i18n/languages';
import { sheetsOf, titleOf, type PrintJob } from '../print-job';
import { writePdf } from './write-pdf';

/** What a PDF is made of: a job, in a language. */
export interface PdfOrder {
	readonly job: PrintJob;
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
	const sheets = sheetsOf(job, texts, (made, of) => told?.(0.6 * Math.min(1, made / of)));
	const language = locale === 'pl' ? 'pl' : 'en';
	const about = { title: titleOf(job, texts), language, createdAt, build } as const;
	return writePdf(sheets, about, (page) => told?.(0.6 + (0.4 * page) / sheets.length));
}
