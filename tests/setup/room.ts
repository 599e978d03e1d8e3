import { webcrypto } from 'node:crypto';
import {
	authorOf,
	createRoom,
	drop,
	invite,
	joinRoom,
	remove,
	type Author
} from '../../src/lib/sync/room/entries';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import type { SealedHeader } from '../../src/lib/sync/room/header';
import { clearEntry, type ClearEntry } from '../../src/lib/sync/room/membership';
import {
	exchangeKeyText,
	newExchangeKeys,
	wrapKey,
	type Recipient
} from '../../src/lib/sync/room/room-key';
import type { Item } from '../../src/lib/sync/room/items';
import { sealItems, type RoomKey } from '../../src/lib/sync/room/sealing';

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
	return webcrypto.getRandomValues(new Uint8Array(length));
}

/** A device with its keys. */
export interface Device extends Recipient {
	readonly seed: Uint8Array<ArrayBuffer>;
	readonly pair: CryptoKeyPair;
}

export async function newDevice(seed = randomBytes(32)): Promise<Device> {
	const pair = await newExchangeKeys(true);
	return { seed, pair, key: await authorOf(seed), exchange: await exchangeKeyText(pair) };
}

/** Writes the entries of a room in a test, as the devices in it would. */
export class TestRoom {
	private constructor(
		readonly room: string,
		readonly owner: Device,
		readonly first: Envelope,
		readonly roomKey: RoomKey
	) {}

	static async make(): Promise<TestRoom> {
		const owner = await newDevice();
		const { room, envelope } = await createRoom(randomBytes(32), owner.exchange, owner.seed);
		return new TestRoom(room, owner, envelope, { epoch: room, key: randomBytes(32) });
	}

	by(device: Device): Author {
		return { room: this.room, key: device.seed };
	}

	async invite(by: Device, seed: Uint8Array<ArrayBuffer>, admin = false): Promise<Envelope> {
		return invite(this.by(by), await authorOf(seed), admin);
	}

	join(seed: Uint8Array<ArrayBuffer>, { seed: key, exchange }: Device): Promise<Envelope> {
		return joinRoom(this.room, seed, { key, exchange });
	}

	/** The entries by which a device invites another one, which joins. */
	async letIn(
		by: Device,
		device: Device,
		admin = false
	): Promise<[invitation: Envelope, join: Envelope]> {
		const seed = randomBytes(32);
		return [await this.invite(by, seed, admin), await this.join(seed, device)];
	}

	remove(by: Device, removed: readonly string[], keeps: readonly string[] = []): Promise<Envelope> {
		return remove(this.by(by), removed, keeps, null);
	}

	/** Removes with a new room key for the remaining devices. */
	async rekey(
		by: Device,
		removed: readonly string[],
		recipients: readonly Recipient[],
		earlier: readonly RoomKey[]
	): Promise<{ envelope: Envelope; roomKey: RoomKey }> {
		const key = randomBytes(32);
		const fresh = { key, iv: randomBytes(12), ephemeral: await newExchangeKeys(true) };
		const next = await wrapKey(this.room, fresh, recipients, earlier);
		const envelope = await remove(this.by(by), removed, [], next);
		return { envelope, roomKey: { epoch: await digestOf(envelope), key } };
	}

	drop(by: Device, snapshots: readonly string[], covered: readonly string[]): Promise<Envelope> {
		return drop(this.by(by), snapshots, covered);
	}

	async seal(
		by: Device,
		items: readonly Item[],
		kind: SealedHeader['kind'] = 'content',
		roomKey = this.roomKey
	): Promise<Envelope<SealedHeader>> {
		const writer = { kind, room: this.room, author: by.key, iv: randomBytes(12) };
		const envelope = await sealItems(items, writer, roomKey, by.seed);
		if (!envelope) throw new Error('The items could not be sealed.');
		return envelope;
	}
}

export async function clear(envelope: Envelope): Promise<ClearEntry> {
	const entry = clearEntry(envelope, await digestOf(envelope));
	if (!entry) throw new Error('The entry is sealed.');
	return entry;
}
