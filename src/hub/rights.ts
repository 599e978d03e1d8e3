import { decodeEnvelope, type Envelope } from '$lib/sync/room/envelope';
import type { Header, HeaderOf } from '$lib/sync/room/header';
import {
	byDigest,
	clearEntry,
	isEffective,
	membershipInOrder,
	membershipWith,
	type ClearEntry,
	type Membership
} from '$lib/sync/room/membership';
import type { Limits } from './limits';
import type { Refusal } from './refusal';
import type { StoredKind } from './store/store';

/** An entry that passed its own checks. */
export interface Arrival {
	readonly digest: string;
	readonly envelope: Envelope;
	readonly kind: StoredKind;
}

/** What the store tells an entry apart by. */
export function kindOf({ header: { kind } }: Envelope): StoredKind {
	return kind === 'content' || kind === 'snapshot' || kind === 'dropped' ? kind : 'rights';
}

/** Where an entry is among entries in order, or belongs. */
function placeOf(entry: ClearEntry, entries: readonly ClearEntry[]): number {
	let [from, to] = [0, entries.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		const other = entries[middle];
		if (other && byDigest(other, entry) < 0) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** Entries that are worked out one after another; more are worked out together. */
const FEW = 10;
/** Removals of one key: administrators who remove somebody at the same time, and a few more. */
const REMOVALS = 4;

/** How often removals name each key. */
function timesRemoved(headers: Iterable<Header>): ReadonlyMap<string, number> {
	const times = new Map<string, number>();
	for (const header of headers)
		if (header.kind === 'removal')
			for (const key of header.removed) times.set(key, (times.get(key) ?? 0) + 1);
	return times;
}

/**
 * Who may write in a room, folded from its entries about members as they come. Other entries change nothing: neither
 * content nor a request to drop is kept here.
 */
export class Rights {
	readonly #room: string;
	/** In the order in which they are worked out, each once. */
	readonly #entries: readonly ClearEntry[];
	readonly #bytes: number;
	#membership: Membership | undefined;

	private constructor(
		room: string,
		entries: readonly ClearEntry[],
		bytes: number,
		membership?: Membership
	) {
		this.#room = room;
		this.#entries = entries;
		this.#bytes = bytes;
		this.#membership = membership;
	}

	static none(room: string): Rights {
		return new Rights(room, [], 0);
	}

	get membership(): Membership {
		this.#membership ??= membershipInOrder(this.#room, this.#entries);
		return this.#membership;
	}

	/** With more entries; itself if none of them is about members. */
	with(added: readonly { readonly digest: string; readonly bytes: Uint8Array }[]): Rights {
		const read = added.flatMap(({ digest, bytes }) => {
			const envelope = decodeEnvelope(bytes);
			return envelope ? [{ digest, envelope }] : [];
		});
		return this.#extended(read);
	}

	#extended(added: readonly Pick<Arrival, 'digest' | 'envelope'>[]): Rights {
		const clear = added.flatMap(({ digest, envelope }) => {
			const entry = kindOf(envelope) === 'rights' && clearEntry(envelope, digest);
			return entry ? [[entry, envelope.bytes.length] as const] : [];
		});
		if (clear.length === 0) return this;
		const entries = [...this.#entries];
		let bytes = this.#bytes;
		let membership = clear.length <= FEW ? this.#membership : undefined;
		for (const [entry, length] of clear) {
			const at = placeOf(entry, entries);
			if (entries[at]?.digest === entry.digest) continue;
			entries.splice(at, 0, entry);
			bytes += length;
			membership &&= membershipWith(membership, entry);
		}
		return new Rights(this.#room, entries, bytes, membership);
	}

	/** What reading them takes: one for each entry, and for each 4 kB. */
	get work(): number {
		return this.#entries.length + this.#bytes / 4_000;
	}

	/** Whether a key may show that its owner is connected. */
	isCurrent(key: string): boolean {
		return this.membership.members.get(key)?.removed === false;
	}

	/** The rights once entries that arrive together are added, in any order; or why they may not be. */
	after(arrivals: readonly Arrival[], limits: Limits): Rights | Refusal {
		if (this.#removesTooOften(arrivals)) return 'roomSize';
		const next = this.#extended(arrivals);
		return next.#refusalOf(arrivals, limits, next !== this) ?? next;
	}

	/** Each removal of a key is compared with all of its owner's entries. */
	#removesTooOften(arrivals: readonly Arrival[]): boolean {
		const added = timesRemoved(arrivals.map(({ envelope: { header } }) => header));
		if (added.size === 0) return false;
		const before = timesRemoved(this.#entries.map(({ header }) => header));
		return [...added].some(([key, times]) => times + (before.get(key) ?? 0) > REMOVALS);
	}

	#refusalOf(arrivals: readonly Arrival[], limits: Limits, isLarger: boolean): Refusal | undefined {
		if (isLarger && (this.#entries.length > limits.rights || this.#bytes > limits.rightsBytes))
			return 'roomSize';
		const { members, invitations } = this.membership;
		if (isLarger && members.size + invitations.size > limits.members) return 'members';
		for (const arrival of arrivals) {
			const refusal = this.#refusalOfOne(arrival);
			if (refusal) return refusal;
		}
		return undefined;
	}

	/** Authors' rights to sealed entries; for those about members it matters whether they count. */
	#refusalOfOne({ digest, envelope: { header }, kind }: Arrival): Refusal | undefined {
		const { membership } = this;
		const counts = membership.counts(header.author, digest);
		const none = counts ? 'right' : 'member';
		if (kind === 'rights' ? !membership.counted.has(digest) : !counts) return none;
		if (kind === 'dropped') return membership.members.get(header.author)?.admin ? undefined : none;
		if (header.kind !== 'removal') return undefined;
		return isEffective(membership, { header }) ? undefined : 'right';
	}
}

export type DroppedArrival = Arrival & { readonly envelope: Envelope<HeaderOf<'dropped'>> };

export function isDropped(arrival: Arrival): arrival is DroppedArrival {
	return arrival.envelope.header.kind === 'dropped';
}
