import type { League } from '../league-file';
import type { Kind } from './bodies';
import { isOfKind, type Digest, type KnownEntry } from './entry';

/** What a league's state is worked out from. Order and duplicates change nothing. */
export interface LeagueSources {
	readonly founding: Digest;
	/** Entries that passed `checkEntry`, and drafts of this device. */
	readonly entries: Iterable<KnownEntry>;
	/** Version-1 files by digest; they count once an entry adopts them. */
	readonly documents?: ReadonlyMap<Digest, League>;
}

/** The entries of one founding by kind, sorted by digest. */
export class EntrySet {
	readonly founding: KnownEntry<'founding'>;
	readonly all: readonly KnownEntry[];
	/** Entries of other foundings. */
	readonly strangers: readonly Digest[];
	readonly byDigest: ReadonlyMap<Digest, KnownEntry>;
	readonly documents: ReadonlyMap<Digest, League>;
	readonly #byKind = new Map<Kind, KnownEntry[]>();

	/** `unique` has the entries by digest. */
	constructor(
		founding: KnownEntry<'founding'>,
		unique: Map<Digest, KnownEntry>,
		documents: ReadonlyMap<Digest, League>
	) {
		const sorted = [...unique.values()].sort((a, b) => (a.digest < b.digest ? -1 : 1));
		const [own, strangers]: [KnownEntry[], Digest[]] = [[], []];
		for (const known of sorted) {
			const { digest, entry } = known;
			if (entry.league === founding.digest || digest === founding.digest) own.push(known);
			else {
				strangers.push(digest);
				unique.delete(digest);
			}
		}
		this.founding = founding;
		this.all = own;
		this.strangers = strangers;
		this.byDigest = unique;
		// A copy: the caller's map may grow, and the next state compares them.
		this.documents = new Map(documents);
		for (const known of this.all) {
			const { kind } = known.entry.body;
			const found = this.#byKind.get(kind);
			if (found) found.push(known);
			else this.#byKind.set(kind, [known]);
		}
	}

	of<K extends Kind>(kind: K): readonly KnownEntry<K>[] {
		return (this.#byKind.get(kind) ?? []) as readonly KnownEntry[] as readonly KnownEntry<K>[];
	}

	/** Whether all entries of these kinds are the same as in another set. */
	isSameIn(other: EntrySet, kinds: readonly Kind[]): boolean {
		return kinds.every((kind) => {
			const [own, others] = [this.of(kind), other.of(kind)];
			return own.length === others.length && own.every((known, at) => known === others[at]);
		});
	}

	/** Whether everything that these entries were written after has arrived. */
	isComplete(last: readonly Digest[]): boolean {
		for (const digest of this.reachedFrom(last)) if (!this.byDigest.has(digest)) return false;
		return true;
	}

	/** These entries and everything they were written after. */
	reachedFrom(last: readonly Digest[]): ReadonlySet<Digest> {
		const reached = new Set<Digest>();
		const open = [...last];
		for (let digest = open.pop(); digest !== undefined; digest = open.pop()) {
			if (reached.has(digest)) continue;
			reached.add(digest);
			open.push(...(this.byDigest.get(digest)?.entry.after ?? []));
		}
		return reached;
	}
}

/** The set of a founding; undefined while the founding has not arrived. */
export function entrySetOf({
	founding,
	entries,
	documents = new Map<Digest, League>()
}: LeagueSources): EntrySet | undefined {
	const unique = new Map<Digest, KnownEntry>();
	for (const known of entries) unique.set(known.digest, known);
	const first = unique.get(founding);
	return first && isOfKind(first, 'founding') ? new EntrySet(first, unique, documents) : undefined;
}
