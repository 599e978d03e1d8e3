import { loadArea, type Locale } from '$lib/i18n/languages';
import { sheetsOf, titleOf, type PrintJob } from '../print-job';
import { writePdf } from './write-pdf';

/** What a worker is asked for: a job, in a language. */
export interface PdfOrder {
	readonly job: PrintJob;
	readonly locale: Locale;
	readonly createdAt: Date;
	readonly build: string;
}

/** What it answers: how far it is, from 0 to 1, and at last the PDF. */
export type PdfAnswer =
	| { readonly kind: 'progress'; readonly share: number }
	| { readonly kind: 'done'; readonly pdf: ArrayBuffer };

const answer = (message: PdfAnswer, transfer: Transferable[] = []) =>
	globalThis.postMessage(message, { transfer });

async function write({ job, locale, createdAt, build }: PdfOrder): Promise<void> {
	const [shell, builder, cards, rules] = await Promise.all([
		loadArea(locale, 'shell'),
		loadArea(locale, 'builder'),
		loadArea(locale, 'cards'),
		loadArea(locale, 'rules')
	]);
	const told = (share: number) => answer({ kind: 'progress', share });
	const texts = { builder: { ...shell, ...builder }, cards, rules };
	const sheets = sheetsOf(job, texts, (made, of) => told(0.6 * Math.min(1, made / of)));
	const language = locale === 'pl' ? 'pl' : 'en';
	const about = { title: titleOf(job, texts), language, createdAt, build } as const;
	const pdf = await writePdf(sheets, about, (page) => told(0.6 + (0.4 * page) / sheets.length));
	answer({ kind: 'done', pdf }, [pdf]);
}

globalThis.addEventListener('message', ({ data: order }: MessageEvent<PdfOrder>) => {
	// A fault reaches the page as the worker's error.
	void write(order).catch((fault: unknown) =>
		setTimeout(() => {
			throw fault;
		})
	);
});
