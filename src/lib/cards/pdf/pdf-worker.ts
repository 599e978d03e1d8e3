import { makePdf, type PdfRequest } from './make-pdf';
import { textPicture } from './system-text';

/** Messages of the worker: progress from 0 to 1, then the PDF. */
export type PdfAnswer =
	| { readonly kind: 'progress'; readonly share: number }
	| { readonly kind: 'done'; readonly pdf: ArrayBuffer };

const answer = (message: PdfAnswer, transfer: Transferable[] = []) =>
	globalThis.postMessage(message, { transfer });

async function write(order: PdfRequest): Promise<void> {
	const onProgress = (share: number) => answer({ kind: 'progress', share });
	const pdf = await makePdf(order, onProgress, textPicture);
	answer({ kind: 'done', pdf }, [pdf]);
}

globalThis.addEventListener('message', ({ data: order }: MessageEvent<PdfRequest>) => {
	// Rethrow outside of the promise, so that the page gets an error event.
	void write(order).catch((fault: unknown) =>
		setTimeout(() => {
			throw fault;
		})
	);
});
