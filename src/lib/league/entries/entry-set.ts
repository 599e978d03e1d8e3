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

function byKind(entries: readonly KnownEntry[]): Map<Kind, readonly KnownEntry[]> {
	const kinds = new Map<Kind, KnownEntry[]>();
	for (const known of entries) {
		const { kind } = known.entry.body;
		const found = kinds.get(kind);
		if (found) found.push(known);
		else kinds.set(kind, [known]);
	}
	return kinds;
}

/** The set of a founding; undefined while the founding has not arrived. */
export function entrySet({ founding, entries }: LeagueSources): EntrySet | undefined {
	const unique = new Map<Digest, KnownEntry>();
	for (const known of entries) unique.set(known.digest, known);
	const first = unique.get(founding);
	if (!first || !isOfKind(first, 'founding')) return undefined;
	const isOwn = ({ digest, entry }: KnownEntry) => entry.league === founding || digest === founding;
	const sorted = [...unique.values()].sort(byDigest);
	const own = sorted.filter(isOwn);
	const named = new Map(own.map((known) => [known.digest, known]));
	const strangers = sorted.filter((known) => !isOwn(known)).map(({ digest }) => digest);
	return new EntrySet(first, own, named, byKind(own), strangers);
}
