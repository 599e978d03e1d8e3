import { decodeEnvelope, type Envelope } from '$lib/sync/room/envelope';
import type { HeaderOf } from '$lib/sync/room/header';
import {
	clearEntry,
	isEffective,
	membershipOf,
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

/**
 * Who may write in a room, folded from its entries about members as they come. Other entries change nothing: neither
 * content nor a request to drop is kept here.
 */
export class Rights {
	readonly #room: string;
	readonly #entries: ReadonlyMap<string, ClearEntry>;
	readonly #bytes: number;
	#membership: Membership | undefined;

	private constructor(room: string, entries: ReadonlyMap<string, ClearEntry>, bytes: number) {
		this.#room = room;
		this.#entries = entries;
		this.#bytes = bytes;
	}

	static none(room: string): Rights {
		return new Rights(room, new Map(), 0);
	}

	get membership(): Membership {
		this.#membership ??= membershipOf(this.#room, this.#entries.values());
		return this.#membership;
	}

	/** With more entries, whose kinds are looked up; itself if none of them is about members. */
	with(added: readonly { readonly digest: string; readonly bytes: Uint8Array }[]): Rights {
		const clear = added.flatMap(({ digest, bytes }) => {
			const envelope = decodeEnvelope(bytes);
			const entry = envelope && kindOf(envelope) === 'rights' && clearEntry(envelope, digest);
			return entry ? [[entry, bytes.length] as const] : [];
		});
		return this.#extended(clear);
	}

	#extended(clear: readonly (readonly [ClearEntry, number])[]): Rights {
		if (clear.length === 0) return this;
		const entries = new Map(this.#entries);
		let bytes = this.#bytes;
		for (const [entry, length] of clear) {
			if (!entries.has(entry.digest)) bytes += length;
			entries.set(entry.digest, entry);
		}
		return new Rights(this.#room, entries, bytes);
	}

	/** Whether a key may show that its owner is connected. */
	isCurrent(key: string): boolean {
		return this.membership.members.get(key)?.removed === false;
	}

	/** The rights once entries that arrive together are added, in any order; or why they may not be. */
	after(arrivals: readonly Arrival[], limits: Limits): Rights | Refusal {
		const clear = arrivals.flatMap(({ digest, envelope, kind }) => {
			const entry = kind === 'rights' && clearEntry(envelope, digest);
			return entry ? [[entry, envelope.bytes.length] as const] : [];
		});
		const next = this.#extended(clear);
		return next.#refusalOf(arrivals, limits, next !== this) ?? next;
	}

	#refusalOf(arrivals: readonly Arrival[], limits: Limits, isLarger: boolean): Refusal | undefined {
		if (isLarger && (this.#entries.size > limits.rights || this.#bytes > limits.rightsBytes))
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
		if (kind === 'dropped')
			return membership.members.get(header.author)?.admin && counts
				? undefined
				: counts
					? 'right'
					: 'member';
		if (kind !== 'rights') return counts ? undefined : 'member';
		if (!membership.counted.has(digest)) return counts ? 'right' : 'member';
		if (header.kind !== 'removal') return undefined;
		return isEffective(membership, { header }) ? undefined : 'right';
	}
}

export type DroppedArrival = Arrival & { readonly envelope: Envelope<HeaderOf<'dropped'>> };

export function isDropped(arrival: Arrival): arrival is DroppedArrival {
	return arrival.envelope.header.kind === 'dropped';
}
