import type { Annulments } from './annulments';
import { rankOf, type Authority, type Grant } from './authority';
import type { Body, BodyOf, Kind } from './bodies';
import type { Digest, KnownEntry } from './entry';
import type { EntrySet } from './entry-set';
import type { UncountedReason } from './reasons';
import { OFFICES, rightOf, type Place } from './rights';
import {
	conflictsIn,
	recordsOf,
	type Heads,
	type RecordConflict,
	type RecordList,
	type Version
} from './records';

interface TakenBody<B extends Body> {
	readonly known: KnownEntry;
	readonly body: B;
	/** Whether an official wrote it, or the player that it is about. */
	readonly by: 'official' | 'own';
	readonly rank: number;
	/** All persons whose key signed it. */
	readonly persons: readonly string[];
	/** Its author has taken it back, which players cannot do once they agree. */
	readonly isTakenBack: boolean;
}

/** What the key of an entry may do, for this entry. */
interface Rights {
	readonly grants: readonly Grant[];
	readonly rank: number;
	readonly persons: readonly string[];
}

/** What players agree on with each other: once they do, their own annulments and revocations change nothing. */
const AGREEABLE: readonly Kind[] = ['report', 'confirmation'];

/** An entry that its author may write. */
export type Taken<K extends Kind = Kind> = TakenBody<BodyOf<K>>;

/** What an entry is about; undefined if it refers to something unknown, so that it waits. */
type PlaceOf<K extends Kind> = (
	body: BodyOf<K>,
	known: KnownEntry<K>
) => (Place & { readonly never?: UncountedReason }) | undefined;

/** Which entries count, and why the others do not. */
export class Counting {
	readonly counted = new Set<Digest>();
	readonly reasons = new Map<Digest, UncountedReason>();
	readonly records = new Map<RecordList, ReadonlyMap<string, Heads<unknown>>>();
	readonly conflicts: RecordConflict[] = [];
	#sameAs: ReadonlyMap<string, string> = new Map();
	/** The rights of a key, whose grants are shared by its entries. */
	#rights = new Map<readonly Grant[], Rights>();

	constructor(
		readonly set: EntrySet,
		readonly authority: Authority,
		readonly annulments: Annulments
	) {}

	/** The ids that count for persons who are registered twice. */
	get joined(): ReadonlyMap<string, string> {
		return this.#sameAs;
	}

	/** Notes which id counts for persons who are registered twice. */
	join(sameAs: ReadonlyMap<string, string>): void {
		this.#sameAs = sameAs;
		this.#rights = new Map();
	}

	/** The id that counts for a person. */
	sameAs = (person: string): string => this.#sameAs.get(person) ?? person;

	count(digest: Digest): void {
		this.counted.add(digest);
	}

	refuse(digest: Digest, reason: UncountedReason): void {
		this.counted.delete(digest);
		this.reasons.set(digest, reason);
	}

	/** Why a report or a confirmation would not count if it were only for its author, who has taken it back. */
	takenBack(known: KnownEntry): 'annulled' | 'revoked' | undefined {
		if (!AGREEABLE.includes(known.entry.body.kind)) return undefined;
		const { digest } = known;
		if (this.annulments.has(digest)) {
			return this.annulments.takenBack.has(digest) ? 'annulled' : undefined;
		}
		const isRevoked = this.authority.grantsOf(known).length === 0;
		return isRevoked && this.authority.grantsBefore(known).length > 0 ? 'revoked' : undefined;
	}

	#rightsOf(known: KnownEntry, before: boolean): Rights {
		const { authority } = this;
		const grants = before ? authority.grantsBefore(known) : authority.grantsOf(known);
		const rights = this.#rights.get(grants);
		if (rights) return rights;
		const rank = Math.max(-1, ...grants.map(({ role }) => rankOf(role)));
		const persons = [...new Set(grants.map(({ person }) => this.sameAs(person)))];
		const made = { grants, rank, persons };
		this.#rights.set(grants, made);
		return made;
	}

	/** Why an author may not write this entry. */
	lacking({ entry: { author } }: KnownEntry, grants: readonly Grant[]): UncountedReason {
		const all = this.authority.byKey.get(author);
		if (!all) return 'unknownKey';
		return all.length > grants.length ? 'revoked' : 'noRight';
	}

	/** The entry as one that counts so far; undefined, with its reason noted, if it does not. */
	#taken<K extends Kind>(known: KnownEntry<K>, placeOf: PlaceOf<K>): Taken<K> | undefined {
		const { digest, entry } = known;
		const { body } = entry;
		const reason = this.takenBack(known);
		const { grants, rank, persons } = this.#rightsOf(known, reason !== undefined);
		if (grants.length === 0) this.refuse(digest, this.lacking(known, grants));
		else if (this.annulments.has(digest) && !reason) this.refuse(digest, 'annulled');
		else {
			const place = placeOf(body, known);
			const by = place && rightOf(grants, entry.body.kind, place, this.sameAs);
			if (by && place.never) this.refuse(digest, place.never);
			else if (by) {
				this.count(digest);
				return { known, body, by, rank, persons, isTakenBack: reason !== undefined };
			} else this.refuse(digest, place ? this.lacking(known, grants) : 'waits');
		}
		return undefined;
	}

	/** The entries of a kind that count so far. */
	take<K extends Kind>(kind: K, placeOf: PlaceOf<K>): Taken<K>[] {
		const taken: Taken<K>[] = [];
		for (const known of this.set.of(kind)) {
			const one = this.#taken(known, placeOf);
			if (one) taken.push(one);
		}
		return taken;
	}

	/** A taken entry as a version of a record. */
	version<T>(
		{ known, by, rank: own, persons }: Taken,
		record: string,
		value: T,
		replaces: readonly Digest[] = []
	): Version<T> {
		const { digest, entry } = known;
		const most = by === 'own' ? rankOf('player') : rankOf(OFFICES[entry.body.kind]);
		const rank = Math.min(own, most);
		return {
			record,
			digest,
			value,
			rank,
			persons,
			writtenAt: entry.writtenAt,
			replaces
		};
	}

	/** The heads of every record of a list, which are noted for edits. */
	settle<T>(list: RecordList, versions: readonly Version<T>[], isShown = true): Heads<T>[] {
		const records = recordsOf(versions);
		const byId = new Map<string, Heads<T>>();
		for (const one of records) byId.set(one.record, one);
		this.records.set(list, byId);
		if (isShown) this.conflicts.push(...conflictsIn(list, records));
		return records;
	}
}
