import { DigestList, type Envelope } from './envelope';
import { isSealedHeader, type ClearHeader, type HeaderOf, type Kind } from './header';

/** An entry about rights, with its digest and the digests in its body. */
export interface ClearEntry<H extends ClearHeader = ClearHeader> {
	readonly digest: string;
	readonly header: H;
	readonly digests: DigestList;
}

/** Returns a clear entry of an envelope; undefined for a sealed one. */
export function clearEntry({ header, body }: Envelope, digest: string): ClearEntry | undefined {
	if (isSealedHeader(header)) return undefined;
	return { digest, header, digests: new DigestList(body) };
}

/** A member, current or removed. The rank says who may remove the other: the owner has 0. */
export interface Member {
	readonly key: string;
	readonly exchange: string;
	readonly admin: boolean;
	readonly rank: number;
	/** The entry that introduced them. */
	readonly introduction: string;
	/** The invitation that let them in; null for the owner. */
	readonly by: string | null;
	readonly removed: boolean;
}

export interface Invitation {
	readonly key: string;
	readonly author: string;
	readonly admin: boolean;
	readonly rank: number;
	readonly closed: boolean;
}

/** A room key, named by the digest of the entry that handed it out. */
export interface Epoch {
	readonly digest: string;
	/** Null for the first room key, which only links hand out. */
	readonly entry: ClearEntry<HeaderOf<'removal'>> | null;
	/** Whether no removed member received this key, as far as the entries tell. */
	readonly safe: boolean;
}

/** Who may write in a room, worked out from its clear entries in any order. */
export interface Membership {
	readonly members: ReadonlyMap<string, Member>;
	readonly invitations: ReadonlyMap<string, Invitation>;
	/** Digests of the clear entries that count. */
	readonly counted: ReadonlySet<string>;
	/** Digests that a `dropped` covers. */
	readonly dropped: ReadonlySet<string>;
	readonly epochs: readonly Epoch[];
	/** Epochs that no other one ends; the first is the one to write in. */
	readonly current: readonly Epoch[];
	/** Whether an entry of this author counts: a current member's, or one that a removal keeps. */
	counts(author: string, digest: string): boolean;
}

/** The level of those who are no administrators: they come after all of them. */
const OTHERS = 1_000_000;

interface Place {
	readonly level: number;
	readonly digest: string;
}

/** Somebody whose entries are worked out next. */
interface Candidate {
	readonly key: string;
	readonly digest: string;
	readonly by: string | null;
	readonly admin: boolean;
	/** Undefined for an invitation. */
	readonly exchange: string | undefined;
}

/** The order in which entries are worked out. */
export function byDigest(one: { digest: string }, other: { digest: string }): number {
	return one.digest < other.digest ? -1 : Number(one.digest > other.digest);
}

function isOf<K extends Kind>(
	kind: K,
	entry: ClearEntry
): entry is ClearEntry<Extract<ClearHeader, { kind: K }>> {
	return entry.header.kind === kind;
}

/** The key that an entry lets in. */
function introducedBy({ header }: ClearEntry): string | undefined {
	if (header.kind === 'join') return header.member;
	return header.kind === 'invitation' ? header.invitation : undefined;
}

/** The entries that removals keep by their lists, and the removals themselves; all of them without any removal. */
function keptBy(
	lists: readonly DigestList[] | undefined,
	entries: readonly ClearEntry[],
	removals: readonly ClearEntry[] = []
): readonly ClearEntry[] {
	if (!lists) return entries;
	const kept = new Set(removals.map(({ digest }) => digest));
	const left = new Set(entries.map(({ digest }) => digest));
	for (const list of lists)
		for (const digest of list.of(left)) {
			kept.add(digest);
			left.delete(digest);
		}
	return entries.filter(({ digest }) => kept.has(digest));
}

/**
 * Works out the rights level by level: the owner, those let in by the owner, and so on; within a level by digest. A
 * removal counts against later ranks only, so that no two entries can end each other's rights. Members who are not
 * administrators remove nobody else and rank after all administrators, so that any administrator can remove them.
 */
class Folding implements Membership {
	readonly members: Map<string, Member>;
	readonly invitations: Map<string, Invitation>;
	readonly counted: Set<string>;
	readonly dropped: Set<string>;
	readonly #room: string;
	readonly #byAuthor: Map<string, ClearEntry[]>;
	/** What the removals of a key by earlier ranks leave of it. */
	readonly #kept: Map<string, DigestList[]>;
	/** The entries by which somebody leaves. */
	readonly #leavings: Map<string, readonly ClearEntry[]>;
	readonly #newKeys: ClearEntry<HeaderOf<'removal'>>[];
	/** In which order each key was let in: its level, and within a level the entry that introduces it. */
	readonly #places: Map<string, Place>;
	#epochs: readonly Epoch[] | undefined;
	#current: readonly Epoch[] | undefined;

	private constructor(room: string, before?: Folding) {
		this.#room = room;
		this.members = new Map(before?.members);
		this.invitations = new Map(before?.invitations);
		this.counted = new Set(before?.counted);
		this.dropped = new Set(before?.dropped);
		this.#places = new Map(before ? before.#places : []);
		// These stay as they are once everything is worked out.
		this.#byAuthor = before ? before.#byAuthor : new Map<string, ClearEntry[]>();
		this.#kept = before ? before.#kept : new Map<string, DigestList[]>();
		this.#leavings = before ? before.#leavings : new Map<string, readonly ClearEntry[]>();
		this.#newKeys = before ? before.#newKeys : [];
	}

	/** Works out entries that are in order, each once. */
	static of(room: string, entries: readonly ClearEntry[]): Folding {
		const folding = new Folding(room);
		let first: ClearEntry | undefined;
		for (const entry of entries) {
			if (entry.digest === room) first = entry;
			const { author } = entry.header;
			const others = folding.#byAuthor.get(author);
			if (others) others.push(entry);
			else folding.#byAuthor.set(author, [entry]);
		}
		const others = folding.#letInAll(folding.#owner(first), 0, ({ admin }) => admin);
		folding.#letInAll(others, OTHERS, () => true);
		folding.#rankAll();
		return folding;
	}

	/**
	 * With one more entry, by which somebody with all rights lets in a key that no other entry is about: it changes nothing
	 * but the ranks of those who come later. Undefined for any other entry.
	 */
	with(entry: ClearEntry): Folding | undefined {
		const { author } = entry.header;
		const member = this.members.get(author);
		const invitation = this.invitations.get(author);
		const by = this.#places.get(author);
		if (!by || this.counted.has(entry.digest) || (member ?? invitation) === undefined)
			return undefined;
		if (member ? member.removed || !member.admin : invitation?.closed) return undefined;
		const key = introducedBy(entry);
		if (key === undefined || this.#byAuthor.has(key)) return undefined;
		if (this.members.has(key) || this.invitations.has(key)) return undefined;
		const next = new Folding(this.#room, this);
		const candidates = member
			? next.#ofAdmin(entry)
			: next.#joined(entry, invitation?.admin === true);
		for (const one of candidates)
			next.#letIn(one, one.admin ? by.level + 1 : Math.max(by.level + 1, OTHERS));
		next.#rankAll();
		return candidates.length === 1 ? next : undefined;
	}

	get epochs(): readonly Epoch[] {
		this.#epochs ??= this.#allEpochs(this.#room);
		return this.#epochs;
	}

	get current(): readonly Epoch[] {
		this.#current ??= this.#currentEpochs();
		return this.#current;
	}

	/** Lets in those that `isNow`, level by level; returns the others. */
	#letInAll(
		first: readonly Candidate[],
		firstLevel: number,
		isNow: (candidate: Candidate) => boolean
	): readonly Candidate[] {
		const later: Candidate[] = [];
		let now = [...first];
		for (let level = firstLevel; now.length > 0; level += 1) {
			const next = now.sort(byDigest).flatMap((one) => this.#letIn(one, level));
			later.push(...next.filter((one) => !isNow(one)));
			now = next.filter(isNow);
		}
		return later;
	}

	/** Numbers all keys in the order in which they were let in. */
	#rankAll(): void {
		const places = [...this.#places].sort(
			([, one], [, other]) => one.level - other.level || byDigest(one, other)
		);
		for (const [rank, [key]] of places.entries()) {
			const member = this.members.get(key);
			const invitation = this.invitations.get(key);
			if (member && member.rank !== rank) this.members.set(key, { ...member, rank });
			if (invitation && invitation.rank !== rank)
				this.invitations.set(key, { ...invitation, rank });
		}
	}

	counts(author: string, digest: string): boolean {
		const member = this.members.get(author);
		return member !== undefined && (!member.removed || this.#keeps(author, digest));
	}

	#owner(entry: ClearEntry | undefined): Candidate[] {
		if (!entry || !isOf('room', entry)) return [];
		const { author, exchange } = entry.header;
		this.counted.add(entry.digest);
		return [{ key: author, digest: entry.digest, by: null, admin: true, exchange }];
	}

	#keeps(key: string, digest: string): boolean {
		const isKept = this.#kept.get(key)?.some((list) => list.has(digest)) ?? true;
		const leavings = this.#leavings.get(key);
		const keptBy = (one: ClearEntry) => one.digest === digest || one.digests.has(digest);
		return isKept && (leavings?.some(keptBy) ?? true);
	}

	/** Whether somebody leaves by an entry that counts; then only what it keeps is left. */
	#leaves(key: string, own: readonly ClearEntry[]): boolean {
		const leavings = own.filter((one) => isOf('removal', one) && one.header.removed.includes(key));
		if (leavings.length > 0) this.#leavings.set(key, leavings);
		return leavings.length > 0;
	}

	/** Grants a candidate's rights and returns those let in. */
	#letIn(candidate: Candidate, level: number): Candidate[] {
		const { key, admin, exchange, digest, by } = candidate;
		if (this.members.has(key) || this.invitations.has(key)) return [];
		const lists = this.#kept.get(key);
		const all = keptBy(lists, this.#byAuthor.get(key) ?? []);
		const leaves = this.#leaves(key, all);
		const removed = leaves || lists !== undefined;
		const leavings = this.#leavings.get(key);
		const own = keptBy(
			leavings?.map(({ digests }) => digests),
			all,
			leavings
		);
		const rank = this.#places.size;
		this.#places.set(key, { level, digest });
		if (exchange === undefined) {
			this.invitations.set(key, { key, author: by ?? '', admin, rank, closed: removed });
			return own.flatMap((one) => this.#joined(one, admin));
		}
		this.members.set(key, { key, exchange, admin, rank, introduction: digest, by, removed });
		return own.flatMap((one) => (admin ? this.#ofAdmin(one) : this.#ofMember(one)));
	}

	#joined(entry: ClearEntry, admin: boolean): Candidate[] {
		if (!isOf('join', entry)) return [];
		const { member, exchange, author } = entry.header;
		this.counted.add(entry.digest);
		return [{ key: member, digest: entry.digest, by: author, admin, exchange }];
	}

	/** Without rights of an administrator one can only leave. */
	#ofMember(entry: ClearEntry): Candidate[] {
		if (isOf('removal', entry)) {
			const { author, removed, next } = entry.header;
			if (next === null && removed.every((key) => key === author)) this.counted.add(entry.digest);
		}
		return [];
	}

	#ofAdmin(entry: ClearEntry): Candidate[] {
		const { digest } = entry;
		const by = entry.header.author;
		if (isOf('invitation', entry)) {
			const { invitation: key, admin } = entry.header;
			this.counted.add(digest);
			return [{ key, digest, by, admin, exchange: undefined }];
		}
		if (isOf('removal', entry)) this.#remove(entry);
		if (isOf('dropped', entry)) {
			this.counted.add(digest);
			for (const covered of entry.digests) this.dropped.add(covered);
		}
		return [];
	}

	#remove(entry: ClearEntry<HeaderOf<'removal'>>): void {
		this.counted.add(entry.digest);
		for (const key of entry.header.removed) {
			const isEarlier = this.members.has(key) || this.invitations.has(key);
			if (isEarlier) continue;
			const lists = this.#kept.get(key);
			if (lists) lists.push(entry.digests);
			else this.#kept.set(key, [entry.digests]);
		}
		if (entry.header.next) this.#newKeys.push(entry);
	}

	#allEpochs(room: string): readonly Epoch[] {
		const members = [...this.members.values()];
		const isIn = (key: string) => this.members.get(key)?.removed === false;
		const later = this.#newKeys.sort(byDigest).map((entry): Epoch => {
			const wrapped = entry.header.next?.wrapped ?? [];
			return { digest: entry.digest, entry, safe: wrapped.every(({ member }) => isIn(member)) };
		});
		return [{ digest: room, entry: null, safe: members.every(({ key }) => isIn(key)) }, ...later];
	}

	#currentEpochs(): readonly Epoch[] {
		const ended = new Set(this.#newKeys.flatMap(({ header }) => header.next?.after ?? []));
		const open = this.epochs.filter(({ digest }) => !ended.has(digest));
		return open.sort((one, other) => Number(other.safe) - Number(one.safe) || byDigest(other, one));
	}
}

/** Works out who may write in a room. The signatures of the entries are checked before. */
export function membershipOf(room: string, entries: Iterable<ClearEntry>): Membership {
	const unique = new Map([...entries].map((entry) => [entry.digest, entry]));
	return Folding.of(room, [...unique.values()].sort(byDigest));
}

/** The same of entries that are in order (`byDigest`), each once. */
export function membershipInOrder(room: string, entries: readonly ClearEntry[]): Membership {
	return Folding.of(room, entries);
}

/** The same as with one more entry among the others, in less time; undefined if all of them must be worked out again. */
export function membershipWith(before: Membership, entry: ClearEntry): Membership | undefined {
	return before instanceof Folding ? before.with(entry) : undefined;
}

/** Whether each key that a removal names is its author, or ranks after them while they are an administrator. */
export function isEffective(
	{ members, invitations }: Membership,
	{ header }: Pick<ClearEntry<HeaderOf<'removal'>>, 'header'>
): boolean {
	const rankOf = (key: string) => (members.get(key) ?? invitations.get(key))?.rank;
	const own = members.get(header.author);
	return header.removed.every((key) => {
		const rank = rankOf(key);
		if (!own || rank === undefined) return false;
		return key === header.author || (own.admin && own.rank < rank);
	});
}

/** Whether an administrator should hand out a new room key: a removed member has it, or there are several. */
export function needsNewKey({ current }: Membership): boolean {
	return current.length !== 1 || current[0]?.safe !== true;
}
