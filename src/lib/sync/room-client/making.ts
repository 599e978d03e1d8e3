import { ed25519 } from '$lib/exchange/ed25519';
import { base64url } from '$lib/exchange/base64url';
import { randomBytes, type Bytes } from '../room/bytes';
import { digestOf, type Envelope } from '../room/envelope';
import { drop, invite, remove, type Author } from '../room/entries';
import { MOST_DROPPED, type NextKey } from '../room/header';
import { isEffective, needsNewKey, type Invitation } from '../room/membership';
import { freshKey, wrapKey } from '../room/room-key';
import type { Item } from '../room/items';
import { IV_BYTES, KEY_BYTES, sealItems } from '../room/sealing';
import type { LastingInvitation, Made, MadeEntry, Making, OwnMember } from './protocol';
import type { RoomLog } from './room-log';

/** Gets entries of the room, as far as they can be had. */
type Fetch = (digests: readonly string[]) => Promise<ReadonlyMap<string, Bytes>>;

/** An entry with its digest. */
export async function madeOf(envelope: Envelope): Promise<MadeEntry> {
	return { digest: await digestOf(envelope), bytes: envelope.bytes };
}

/** Makes entries of one room in the name of this device. */
export class EntryMaker {
	readonly #room: string;
	readonly #member: OwnMember;
	readonly #log: RoomLog;
	readonly #by: Author;
	readonly #fetch: Fetch;
	/** The epochs of lasting invitations by their keys. */
	readonly #lasting: Map<string, string>;

	constructor(
		room: string,
		member: OwnMember,
		log: RoomLog,
		fetch: Fetch,
		lasting: readonly LastingInvitation[] = []
	) {
		this.#room = room;
		this.#member = member;
		this.#log = log;
		this.#fetch = fetch;
		this.#lasting = new Map(lasting.map(({ key, epoch }) => [key, epoch]));
		this.#by = { room, key: member.signing };
	}

	/** Rejects if this device has no right, or no room key. */
	async make(making: Making): Promise<Made> {
		switch (making.make) {
			case 'content':
			case 'snapshot':
				return { entries: [await this.#seal(making.make, making.items)] };
			case 'invitation':
				return this.#invite(making);
			case 'closing':
				return { entries: [await this.#removal(making.invitations, null)] };
			case 'removal': {
				// A device that used an open invitation later would not have the new key.
				const open = this.openInvitations().map(({ key }) => key);
				return { entries: [await this.#remove([making.member, ...open])] };
			}
			case 'dropped':
				return { entries: await this.#drop(making) };
		}
	}

	/**
	 * What this device should do without being asked: an invitation made for one device ends when one has joined, a
	 * lasting one when its link has an old room key, and a key that a removed member has is replaced.
	 */
	async unasked(): Promise<MadeEntry[]> {
		const { membership } = this.#log;
		const joined = new Set([...membership.members.values()].map(({ by }) => by));
		const used = this.openInvitations().filter(({ key }) => {
			const epoch = this.#lasting.get(key);
			return epoch === undefined ? joined.has(key) : epoch !== this.#log.currentKey?.epoch;
		});
		const entries = used.length > 0 ? [await this.#close(used)] : [];
		const mayHandOut = needsNewKey(membership) && this.#isFirstAdmin();
		return mayHandOut ? [...entries, await this.#remove([])] : entries;
	}

	async #seal(kind: 'content' | 'snapshot', items: readonly Item[]): Promise<MadeEntry> {
		const roomKey = this.#log.currentKey;
		if (!roomKey) throw new Error('The room key is not known');
		const { publicKey: author, signing } = this.#member;
		const writer = { kind, room: this.#room, author, iv: randomBytes(IV_BYTES) };
		const envelope = await sealItems(items, writer, roomKey, signing);
		if (!envelope) throw new Error('The items are too large');
		return madeOf(envelope);
	}

	/** The invitations of this device that can still be used. */
	openInvitations(): Invitation[] {
		const all = [...this.#log.membership.invitations.values()];
		return all.filter(({ author, closed }) => author === this.#member.publicKey && !closed);
	}

	#close(invitations: readonly Invitation[]): Promise<MadeEntry> {
		const keys = invitations.map(({ key }) => key);
		return this.#removal(keys, null);
	}

	async #drop({ snapshots, covered }: Extract<Making, { make: 'dropped' }>): Promise<MadeEntry[]> {
		const entries: MadeEntry[] = [];
		for (let from = 0; from < covered.length; from += MOST_DROPPED) {
			const some = covered.slice(from, from + MOST_DROPPED);
			entries.push(await madeOf(await drop(this.#by, snapshots, some)));
		}
		return entries;
	}

	async #invite(making: Extract<Making, { make: 'invitation' }>): Promise<Made> {
		const { admin, lasting = false, beside = false } = making;
		const open = beside ? [] : this.openInvitations().filter((one) => one.admin === admin);
		const closing = open.length > 0 ? [await this.#close(open)] : [];
		const roomKey = this.#log.currentKey;
		if (!roomKey) throw new Error('The room key is not known');
		const seed = randomBytes(KEY_BYTES);
		const key = base64url(await (await ed25519()).publicKeyOf(seed));
		const made = await madeOf(await invite(this.#by, key, admin));
		if (lasting) this.#lasting.set(key, roomKey.epoch);
		return { entries: [...closing, made], invitation: { key, seed, roomKey } };
	}

	async #remove(removed: readonly string[]): Promise<MadeEntry> {
		const { members, epochs } = this.#log.membership;
		const own = removed.includes(this.#member.publicKey);
		const left = [...members.values()].filter((one) => !one.removed && !removed.includes(one.key));
		if (own || left.length === 0) return this.#removal(removed, null);
		const named = new Set(epochs.map(({ digest }) => digest));
		const earlier = this.#log.roomKeys.filter(({ epoch }) => named.has(epoch));
		return this.#removal(removed, await wrapKey(this.#room, await freshKey(), left, earlier));
	}

	async #removal(removed: readonly string[], next: NextKey | null): Promise<MadeEntry> {
		const keeps: string[] = [];
		for (const key of removed) keeps.push(...(await this.#log.entriesOf(key, this.#fetch)));
		const envelope = await remove(this.#by, removed, keeps, next);
		if (!isEffective(this.#log.membership, envelope)) throw new Error('They joined earlier');
		return madeOf(envelope);
	}

	#isFirstAdmin(): boolean {
		const admins = [...this.#log.membership.members.values()]
			.filter(({ admin, removed }) => admin && !removed)
			.sort((one, other) => one.rank - other.rank);
		return admins[0]?.key === this.#member.publicKey;
	}
}
