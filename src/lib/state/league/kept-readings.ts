import { readSubmissionFile } from '$lib/exchange/submission-file';
import type { GoodSubmission, SealCheck } from '$lib/league/verdict';

export interface Reading {
	readonly submission: GoodSubmission;
	readonly seal: SealCheck;
}

const encoder = new TextEncoder();

/** Caches the parsed submissions of a league file, which are untrusted like any other file. */
export class KeptReadings {
	readonly #known = new Map<string, Reading | undefined>();

	forget(file: unknown): void {
		this.#known.delete(JSON.stringify(file));
	}

	/** The parsed submission, or undefined if the file is not one. */
	async of(file: unknown): Promise<Reading | undefined> {
		const text = JSON.stringify(file) as string | undefined;
		if (text === undefined) return undefined;
		if (this.#known.has(text)) return this.#known.get(text);
		const result = await readSubmissionFile(encoder.encode(text));
		const reading = result.ok ? { submission: result.reading, seal: result.seal } : undefined;
		this.#known.set(text, reading);
		return reading;
	}
}
