import { eachInParts, flatMapInParts, sortedInParts } from '../in-parts';
import type { Kind } from './bodies';
import { isOfKind, type Digest, type KnownEntry } from './entry';

/** What a league's state is worked out from. Order and duplicates change nothing. */
export interface LeagueSources {
	readonly founding: Digest;
	/** Entries that passed `checkEntry`, and drafts of this device. */
	readonly entries: Iterable<KnownEntry>;
}

const byDigest = (a: { readonly digest: Digest }, b: { readonly digest: Digest }) =>
	a.digest < b.digest ? -1 : 1;

/** Entries by kind; lists without new entries are those of the set before. */
function* byKind(
	added: readonly KnownEntry[],
	before: ReadonlyMap<Kind, readonly KnownEntry[]> = new Map()
): Generator<void, Map<Kind, readonly KnownEntry[]>> {
	const fresh = new Map<Kind, KnownEntry[]>();
	yield* eachInParts(added, (known) => {
		const { kind } = known.entry.body;
		const found = fresh.get(kind);
		if (found) found.push(known);
		else fresh.set(kind, [known]);
	});
	const all = new Map(before);
	for (const [kind, own] of fresh) {
		const old = before.get(kind);
		all.set(kind, old ? [...old, ...own].sort(byDigest) : own);
	}
	return all;
}

/** The entries of one founding by kind, sorted by digest. */
export class EntrySet {
	constructor(
		readonly founding: KnownEntry<'founding'>,
		readonly all: readonly KnownEntry[],
		readonly byDigest: ReadonlyMap<Digest, KnownEntry>,
		readonly byKind: ReadonlyMap<Kind, readonly KnownEntry[]>,
		/** Entries of other foundings. */
		readonly strangers: readonly Digest[]
	) {}

	of<K extends Kind>(kind: K): readonly KnownEntry<K>[] {
		return (this.byKind.get(kind) ?? []) as readonly KnownEntry[] as readonly KnownEntry<K>[];
	}

	/** Whether all entries of these kinds are the same as in another set. */
	isSameIn(other: EntrySet, kinds: readonly Kind[]): boolean {
		return kinds.every((kind) => {
			const [own, others] = [this.of(kind), other.of(kind)];
			if (own === others) return true;
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

/**
 * The set with these entries too, `added` by digest: none of them is in it yet. Without a set, one that has them only.
 * Pauses after each step.
 */
function* setWith(
	founding: KnownEntry<'founding'>,
	added: ReadonlyMap<Digest, KnownEntry>,
	before: EntrySet | undefined
): Generator<void, EntrySet> {
	const isOwn = ({ digest, entry }: KnownEntry) =>
		entry.league === founding.digest || digest === founding.digest;
	const sorted = yield* sortedInParts([...added.values()], byDigest);
	const own = yield* flatMapInParts(sorted, (known) => (isOwn(known) ? [known] : []));
	const strangers = yield* flatMapInParts(sorted, (one) => (isOwn(one) ? [] : [one.digest]));
	// To sort two sorted lists in a row is quick.
	const all = before ? [...before.all, ...own].sort(byDigest) : own;
	yield;
	const named = new Map(before?.byDigest);
	yield* eachInParts(own, (known) => named.set(known.digest, known));
	const kinds = yield* byKind(own, before?.byKind);
	return new EntrySet(founding, all, named, kinds, strangers);
}

/** The entries that a set lacks; undefined if it has others than these. */
function* addedTo(
	before: EntrySet,
	entries: ReadonlyMap<Digest, KnownEntry>
): Generator<void, Map<Digest, KnownEntry> | undefined> {
	const added = new Map<Digest, KnownEntry>();
	let isOther = false;
	yield* eachInParts(entries, ([digest, known]) => {
		const old = before.byDigest.get(digest);
		if (!old) added.set(digest, known);
		else if (old !== known) isOther = true;
	});
	return !isOther && entries.size - added.size === before.all.length ? added : undefined;
}

/**
 * The set of a founding; undefined while the founding has not arrived. The set before only saves sorting. Pauses after
 * each step.
 */
export function* entrySetInParts(
	{ founding, entries }: LeagueSources,
	before?: EntrySet
): Generator<void, EntrySet | undefined> {
	const unique = new Map<Digest, KnownEntry>();
	yield* eachInParts(entries, (known) => unique.set(known.digest, known));
	const first = unique.get(founding);
	if (!first || !isOfKind(first, 'founding')) return undefined;
	const last = before?.founding === first ? before : undefined;
	const added = last && (yield* addedTo(last, unique));
	return yield* added ? setWith(first, added, last) : setWith(first, unique, undefined);
}
