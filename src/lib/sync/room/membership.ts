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
	/** The key that let them in: a member's or an invitation's; null for the owner. */
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

/** Somebody whose entries are worked out next. */
interface Candidate {
	readonly key: string;
	readonly digest: string;
	readonly by: string | null;
	readonly admin: boolean;
	/** Undefined for an invitation. */
	readonly exchange: string | undefined;
}

function byDigest(one: { digest: string }, other: { digest: string }): number {
	return one.digest < other.digest ? -1 : Number(one.digest > other.digest);
}

function isOf<K extends Kind>(
	kind: K,
	entry: ClearEntry
): entry is ClearEntry<Extract<ClearHeader, { kind: K }>> {
	return entry.header.kind === kind;
}

/**
 * Works out the rights level by level: the owner, those let in by the owner, and so on; within a level by digest. A
 * removal counts against later ranks only, so that no two entries can end each other's rights. Members who are not
 * administrators remove nobody else and rank after all administrators, so that any administrator can remove them.
 */
class Folding implements Membership {
	readonly members = new Map<string, Member>();
	readonly invitations = new Map<string, Invitation>();
	readonly counted = new Set<string>();
	readonly dropped = new Set<string>();
	readonly #room: string;
	readonly #byAuthor = new Map<string, ClearEntry[]>();
	/** What the removals of a key by earlier ranks leave of it. */
	readonly #kept = new Map<string, DigestList[]>();
	/** The entries by which somebody leaves. */
	readonly #leavings = new Map<string, readonly ClearEntry[]>();
	readonly #newKeys: ClearEntry<HeaderOf<'removal'>>[] = [];
	#rank = 0;
	#epochs: readonly Epoch[] | undefined;
	#current: readonly Epoch[] | undefined;

	constructor(room: string, entries: Iterable<ClearEntry>) {
		this.#room = room;
		const unique = new Map([...entries].map((entry) => [entry.digest, entry]));
		for (const entry of [...unique.values()].sort(byDigest)) {
			const { author } = entry.header;
			const others = this.#byAuthor.get(author);
			if (others) others.push(entry);
			else this.#byAuthor.set(author, [entry]);
		}
		const others = this.#letInAll(this.#owner(unique.get(room)), ({ admin }) => admin);
		this.#letInAll(others, () => true);
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
		isNow: (candidate: Candidate) => boolean
	): readonly Candidate[] {
		const later: Candidate[] = [];
		let level = [...first];
		while (level.length > 0) {
			const next = level.sort(byDigest).flatMap((one) => this.#letIn(one));
			later.push(...next.filter((one) => !isNow(one)));
			level = next.filter(isNow);
		}
		return later;
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
	#letIn(candidate: Candidate): Candidate[] {
		const { key, admin, exchange, digest, by } = candidate;
		if (this.members.has(key) || this.invitations.has(key)) return [];
		const cut = this.#kept.has(key);
		const all = (this.#byAuthor.get(key) ?? []).filter((one) => this.#keeps(key, one.digest));
		const removed = this.#leaves(key, all) || cut;
		const own = all.filter((one) => this.#keeps(key, one.digest));
		const rank = this.#rank++;
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
		if (isOf('member', entry)) {
			const { member: key, exchange, admin } = entry.header;
			this.counted.add(digest);
			return [{ key, digest, by, admin, exchange }];
		}
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
	return new Folding(room, entries);
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
