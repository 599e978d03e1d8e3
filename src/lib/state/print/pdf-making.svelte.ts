import { downloadBlob } from '$lib/browser/files';
import { trustedScript } from '$lib/browser/trusted-script';
import type { PdfRequest } from '$lib/cards/pdf/make-pdf';
import type { PdfAnswer } from '$lib/cards/pdf/pdf-worker';
import workerAddress from '$lib/cards/pdf/pdf-worker?worker&url';

type PdfStage =
	{ readonly at: 'idle' | 'failed' } | { readonly at: 'making'; readonly share: number };

/** Makes one PDF at a time in a worker, so that the page stays responsive. */
export class PdfMaking {
	#stage = $state.raw<PdfStage>({ at: 'idle' });
	#worker: Worker | undefined;
	#giveUp: (() => void) | undefined;

	get stage(): PdfStage {
		return this.#stage;
	}

	/** Makes and downloads a PDF. Returns whether it succeeded; `stage` has the failure. */
	async save(fileName: string, order: PdfRequest): Promise<boolean> {
		if (this.#stage.at === 'making') this.cancel();
		this.#stage = { at: 'making', share: 0 };
		try {
			const pdf = await this.#render(order);
			if (pdf) downloadBlob(fileName, pdf);
			return pdf !== undefined;
		} catch {
			this.#end('failed');
			return false;
		}
	}

	cancel(): void {
		this.#end('idle');
	}

	#end(at: 'idle' | 'failed'): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		this.#giveUp?.();
		this.#giveUp = undefined;
		this.#stage = { at };
	}

	#render(order: PdfRequest): Promise<Blob | undefined> {
		// A worker that has made a PDF makes the next one: the library and the fonts are loaded.
		const worker = this.#worker ?? new Worker(trustedScript(workerAddress), { type: 'module' });
		this.#worker = worker;
		return new Promise((resolve, reject) => {
			this.#giveUp = () => resolve(undefined);
			worker.onerror = reject;
			worker.onmessage = ({ data: answer }: MessageEvent<PdfAnswer>) => {
				if (answer.kind === 'progress') {
					this.#stage = { at: 'making', share: answer.share };
					return;
				}
				resolve(new Blob([answer.pdf], { type: 'application/pdf' }));
				this.#giveUp = undefined;
				this.#stage = { at: 'idle' };
			};
			worker.postMessage(order);
		});
	}
}
