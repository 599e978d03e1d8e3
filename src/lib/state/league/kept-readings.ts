import { readSubmissionFile } from '$lib/exchange/submission-file';
import type { GoodSubmission, SealCheck } from '$lib/league/verdict';

export interface Reading {
	readonly submission: GoodSubmission;
	readonly seal: SealCheck;
}

const encoder = new TextEncoder();

/** Submissions that a league keeps: each passes the door like any other file, once. */
export class KeptReadings {
	readonly #known = new Map<string, Reading | undefined>();

	/** What is in a file as the league has it; undefined for what is no submission. */
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
