import type * as Y from 'yjs';
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
import { ENTRIES } from './room-update';

/** An entry of an update that passed its own checks. */
export interface Arrival {
	readonly digest: string;
	readonly envelope: Envelope;
}

type SealedKind = 'content' | 'snapshot';

/** What the hub knows of a room in memory: who may write, and how much there is. It follows the document. */
export class RoomState {
	readonly room: string;
	readonly #entries: Y.Map<Uint8Array>;
	readonly #clear = new Map<string, ClearEntry>();
	readonly #sealed = new Map<string, SealedKind>();
	readonly #sizes = new Map<string, number>();
	#bytes = 0;
	#membership: Membership | undefined;

	constructor(room: string, document: Y.Doc) {
		this.room = room;
		this.#entries = document.getMap(ENTRIES);
		for (const digest of this.#entries.keys()) this.#follow(digest);
		this.#entries.observe(({ keysChanged }) => {
			for (const digest of keysChanged as Set<string>) this.#follow(digest);
		});
	}

	get membership(): Membership {
		this.#membership ??= membershipOf(this.room, this.#clear.values());
		return this.#membership;
	}

	get bytes(): number {
		return this.#bytes;
	}

	get count(): number {
		return this.#sizes.size;
	}

	/** Whether the room exists: its first entry is there. */
	get exists(): boolean {
		return this.#clear.has(this.room);
	}

	/** Whether a key may show that its owner is connected. */
	isCurrent(key: string): boolean {
		return this.membership.members.get(key)?.removed === false;
	}

	/** Sealed entries that are covered by a `dropped` but still there. */
	covered(): readonly string[] {
		return [...this.membership.dropped].filter((digest) => this.#sealed.has(digest));
	}

	/** Why entries that arrive together may not be added. Clear ones among them may come in any order. */
	refusalOf(arrivals: readonly Arrival[], limits: Limits): Refusal | undefined {
		const size = arrivals.reduce((sum, { envelope }) => sum + envelope.bytes.length, this.#bytes);
		if (size > limits.roomBytes || this.count + arrivals.length > limits.roomEntries) {
			return 'roomSize';
		}
		const added = arrivals.flatMap(({ digest, envelope }) => clearEntry(envelope, digest) ?? []);
		if (added.length === 0) return this.#refusalOfAll(arrivals, this.membership);
		const after = membershipOf(this.room, [...this.#clear.values(), ...added]);
		if (after.members.size + after.invitations.size > limits.members) return 'members';
		const clear = added.map((entry) => this.#refusalOfClear(entry, arrivals, after)).find(Boolean);
		return clear ?? this.#refusalOfAll(arrivals, after);
	}

	/** Authors' rights to sealed entries; for clear ones it matters whether they count. */
	#refusalOfAll(arrivals: readonly Arrival[], after: Membership): Refusal | undefined {
		for (const { digest, envelope } of arrivals) {
			const { author } = envelope.header;
			if (this.membership.dropped.has(digest)) return 'dropped';
			if (clearEntry(envelope, digest)) continue;
			if (!after.counts(author, digest)) return 'member';
		}
		return undefined;
	}

	#refusalOfClear(
		entry: ClearEntry,
		arrivals: readonly Arrival[],
		after: Membership
	): Refusal | undefined {
		const { digest, header } = entry;
		if (!after.counted.has(digest)) return after.counts(header.author, digest) ? 'right' : 'member';
		if (header.kind === 'removal') {
			return isEffective(after, { ...entry, header }) ? undefined : 'right';
		}
		if (header.kind === 'dropped') {
			return this.#mayDrop({ ...entry, header }, arrivals) ? undefined : 'right';
		}
		return undefined;
	}

	/** Whether the snapshots are there, and nothing covered says who may write or is a snapshot named. */
	#mayDrop({ header, digests }: ClearEntry<HeaderOf<'dropped'>>, arrivals: readonly Arrival[]) {
		const arriving = new Set(
			arrivals
				.filter(({ envelope }) => envelope.header.kind === 'snapshot')
				.map(({ digest }) => digest)
		);
		const snapshots = new Set(header.snapshots);
		return (
			header.snapshots.every((one) => this.#sealed.get(one) === 'snapshot' || arriving.has(one)) &&
			digests.every((one) => !this.#clear.has(one) && !snapshots.has(one))
		);
	}

	/** Takes over whether an entry is there. */
	#follow(digest: string): void {
		this.#bytes -= this.#sizes.get(digest) ?? 0;
		this.#sizes.delete(digest);
		this.#sealed.delete(digest);
		const wasClear = this.#clear.delete(digest);
		const bytes = this.#entries.get(digest);
		const envelope = bytes && decodeEnvelope(bytes);
		if (bytes) {
			this.#sizes.set(digest, bytes.length);
			this.#bytes += bytes.length;
		}
		const entry = envelope && clearEntry(envelope, digest);
		if (entry) this.#clear.set(digest, entry);
		else if (envelope) this.#sealed.set(digest, envelope.header.kind as SealedKind);
		if (entry || wasClear) this.#membership = undefined;
	}
}
