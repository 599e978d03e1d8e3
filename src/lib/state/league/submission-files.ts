import type { Digest } from '$lib/league/entries/entry';

/** Reads the files of submissions by their digests, as far as this device has them. */
export type FilesOf = (contents: readonly Digest[]) => Promise<ReadonlyMap<Digest, unknown>>;

/** The files of submissions, each read once. */
export class SubmissionFiles {
	readonly #read: FilesOf;
	readonly #known = new Map<Digest, unknown>();

	constructor(read: FilesOf) {
		this.#read = read;
	}

	/** The files that this device has. */
	async all(contents: readonly Digest[]): Promise<ReadonlyMap<Digest, unknown>> {
		const missing = contents.filter((content) => !this.#known.has(content));
		const read = missing.length > 0 ? await this.#read(missing) : [];
		for (const [content, file] of read) this.#known.set(content, file);
		return this.#known;
	}

	async of(content: Digest): Promise<unknown> {
		return (await this.all([content])).get(content);
	}
}
