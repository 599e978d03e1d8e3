import { trustedScript } from '$lib/browser/trusted-script';
import type { Digest } from '$lib/league/entries/entry';
import type { CheckedEntry } from '$lib/store';
import type { FileReport } from './file-reading';
import type { ReadingOrder } from './file-reading-worker';
import workerAddress from './file-reading-worker?worker&url';
import type { RefusedFile, SignedFile } from './signed-files';

/** Reads one league of signed entries in a worker, so that the page stays usable. Nothing is stored. */
export class SignedFileReader {
	readonly #worker = new Worker(trustedScript(workerAddress), { type: 'module' });
	readonly #entries = new Map<Digest, CheckedEntry>();
	readonly #database: string;
	#isCancelled = false;
	#stop: () => void = () => undefined;

	/** The league is compared with those in a database. */
	constructor(database: string) {
		this.#database = database;
	}

	/** Resolves to undefined when it is cancelled; rejects if the file or the worker fails. */
	async read(
		file: Blob,
		progress: (share: number) => void
	): Promise<SignedFile | RefusedFile | undefined> {
		try {
			return await new Promise((resolve, reject) => {
				this.#stop = () => resolve(undefined);
				if (this.#isCancelled) return this.#stop();
				this.#worker.onerror = () => reject(new Error('The league file could not be read'));
				this.#worker.onmessage = ({ data }: MessageEvent<FileReport>) => {
					const result = this.#take(data, file, progress);
					if (result) resolve(result);
				};
				this.#worker.postMessage({ file, database: this.#database } satisfies ReadingOrder);
			});
		} finally {
			this.#worker.terminate();
		}
	}

	cancel(): void {
		this.#isCancelled = true;
		this.#stop();
	}

	#take(
		report: FileReport,
		file: Blob,
		progress: (share: number) => void
	): SignedFile | RefusedFile | undefined {
		if (report.kind === 'refused') return report;
		if (report.kind === 'progress') progress(report.share);
		if (report.kind === 'parts') {
			for (const { entry } of report.parts) this.#entries.set(entry.digest, entry);
		}
		if (report.kind !== 'read') return undefined;
		const { head, name, ...facts } = report.facts;
		const { founding, id, copy } = head;
		const entries = [...this.#entries.values()];
		const arriving = { founding, name, entries, ...(copy && { copy: copy.number }) };
		return { kind: 'signed', ...facts, arriving, id, name, file, ...(copy && { copy }) };
	}
}
