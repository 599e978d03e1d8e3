import { isSame } from '$lib/document/is-same';
import { ancestorsOf, commonAncestors, headsOf, parentsOf, type Track } from './track';
import { copyId, type Content, type VersionDigest } from './version';

/** How documents of one kind are merged. */
export interface VersionKind {
	/**
	 * Merges a change (`base` to `ours`) into `theirs`; without `base` the two have nothing in common. Undefined if they
	 * contradict each other.
	 */
	merge(base: Content | undefined, ours: Content, theirs: Content): Content | undefined;
	/**
	 * The version that is kept under another id; undefined if such documents have no copies. `number` is 2 or more and
	 * tells the copies of a document apart.
	 */
	copy?(document: Content, id: string, number: number): Content;
}

/** A version that contradicts the merged one, with an id of its own. */
export interface Copy {
	readonly id: string;
	readonly document: Content;
}

/** What all versions of a document say together: the same on every device that has them. */
export interface MergedState {
	readonly heads: readonly VersionDigest[];
	readonly document: Content;
	readonly copies: readonly Copy[];
}

/** A deletion loses against a change of the same document. */
function mergeContents(
	kind: VersionKind,
	base: Content | undefined,
	ours: Content,
	theirs: Content
): Content | undefined {
	if (base !== undefined && isSame(base, ours)) return theirs;
	if (base !== undefined && isSame(base, theirs)) return ours;
	// Equal changes of a count add up.
	const isEqual = isSame(ours, theirs);
	if (isEqual && (base === undefined || base === null || ours === null)) return theirs;
	if (ours === null) return theirs;
	if (theirs === null) return ours;
	return kind.merge(base ?? undefined, ours, theirs) ?? (isEqual ? theirs : undefined);
}

class Merging {
	readonly #track: Track;
	readonly #kind: VersionKind;
	readonly #bases: ReadonlyMap<string, Content>;

	constructor(track: Track, kind: VersionKind) {
		this.#track = track;
		this.#kind = kind;
		// In order of digests, as two devices may state different bases.
		const named = [...track.versions]
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([, { parents, base }]) => [[...parents].sort().join(), base] as const);
		this.#bases = new Map(named.filter(([parents]) => parents !== ''));
	}

	/** The document of versions together; undefined if a snapshot has covered it. */
	#documentOf(digests: readonly VersionDigest[]): Content | undefined {
		if (digests.length === 0) return undefined;
		const base = this.#bases.get(digests.join());
		if (base !== undefined) return base;
		if (digests.some((digest) => this.#contentOf(digest) === undefined)) return undefined;
		return this.merged(digests).document;
	}

	#contentOf(digest: VersionDigest): Content | undefined {
		const version = this.#track.versions.get(digest);
		return version ? version.document : this.#bases.get(digest);
	}

	/** The number of versions that were merged into those from which a version grew. */
	#mergesBefore(head: VersionDigest): number {
		const merges = [...ancestorsOf(this.#track, [head])].map(
			(digest) => parentsOf(this.#track, digest).length - 1
		);
		return merges.reduce((sum, merged) => sum + Math.max(0, merged), 0);
	}

	merged(heads: readonly VersionDigest[]): MergedState {
		let document = this.#contentOf(heads[0] ?? '') ?? null;
		const merged = heads.slice(0, 1);
		const copies: Copy[] = [];
		const { of, id } = this.#track;
		for (const head of heads.slice(1)) {
			const ours = this.#contentOf(head) ?? null;
			const base = this.#documentOf(commonAncestors(this.#track, [head], merged));
			const result = mergeContents(this.#kind, base, ours, document);
			if (result !== undefined) {
				document = result;
				merged.push(head);
			} else if (this.#kind.copy) {
				const copy = copyId(of, id, head);
				const number = 2 + this.#mergesBefore(head) + copies.length;
				copies.push({ id: copy, document: this.#kind.copy(ours, copy, number) });
			}
		}
		return { heads, document, copies };
	}
}

/** Merges the newest versions of a document in order of their digests. */
export function mergedState(track: Track, kind: VersionKind): MergedState {
	return new Merging(track, kind).merged(headsOf(track));
}
