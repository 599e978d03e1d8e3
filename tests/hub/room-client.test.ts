import WebSocket from 'ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '$lib/sync/room/sealing';
import { newRoom, roomOfLink, type NewRoom } from '$lib/sync/room-client/new-room';
import type {
	Delivered,
	Made,
	MadeEntry,
	Making,
	Report,
	RoomStatus
} from '$lib/sync/room-client/protocol';
import { RoomConnection } from '$lib/sync/room-client/room-connection';
import type { RoomKey } from '$lib/sync/room/sealing';
import { eventually } from '../setup/eventually';
import { freePort, HubProcess } from '../setup/hub';

beforeAll(() => void vi.stubGlobal('WebSocket', WebSocket));
afterAll(() => void vi.unstubAllGlobals());

let hub: HubProcess;
const devices: Device[] = [];
beforeEach(async () => {
	hub = await HubProcess.start({ port: await freePort() });
});
afterEach(async () => {
	for (const device of devices.splice(0)) device.connection.close();
	await hub.dispose();
});

/** A device as the page is to its worker: it keeps what the worker reports, and sends what it makes. */
class Device {
	readonly connection: RoomConnection;
	readonly delivered: Delivered[] = [];
	readonly kept = new Map<string, MadeEntry>();
	readonly waiting = new Set<string>();
	readonly lost: string[] = [];
	readonly dropped: string[] = [];
	status: RoomStatus | undefined;
	roomKeys: readonly RoomKey[];

	constructor(
		readonly room: NewRoom,
		taken: readonly string[] = []
	) {
		this.roomKeys = room.roomKeys;
		for (const entry of room.entries) this.kept.set(entry.digest, entry);
		const opening = {
			address: `${hub.url.replace('http', 'ws')}/hub/room`,
			room: room.id,
			roomKeys: room.roomKeys,
			member: room.member,
			taken,
			kept: room.entries.map((entry) => ({ ...entry, waiting: true }))
		};
		this.connection = new RoomConnection(opening, (report) => this.#take(report));
		devices.push(this);
	}

	#take(report: Report): void {
		if (report.report === 'status') this.status = report.status;
		if (report.report === 'items') this.delivered.push(...report.delivered);
		if (report.report === 'roomKeys') this.roomKeys = report.roomKeys;
		if (report.report === 'lost') this.lost.push(...report.digests);
		if (report.report === 'dropped') this.dropped.push(...report.digests);
		if (report.report === 'clear')
			for (const entry of report.entries) this.kept.set(entry.digest, entry);
		if (report.report === 'unasked') this.#send(report.entries);
		if (report.report === 'acknowledged')
			for (const digest of report.digests) this.waiting.delete(digest);
	}

	#send(entries: readonly MadeEntry[]): void {
		for (const { digest } of entries) this.waiting.add(digest);
		this.connection.send(entries);
	}

	async make(making: Making): Promise<Made> {
		const made = await this.connection.make(making);
		this.#send(made.entries);
		return made;
	}

	async say(text: string): Promise<string> {
		const { entries } = await this.make({ make: 'content', items: [{ kind: 'text', text }] });
		return entries[0]?.digest ?? '';
	}

	get texts(): unknown[] {
		return this.delivered.flatMap(({ items }) => items.map((item: Item) => item.text)).sort();
	}

	get key(): string {
		return this.room.member?.publicKey ?? '';
	}

	/** Resolves once the hub has everything. */
	async inStep(): Promise<void> {
		await eventually(() => {
			expect(this.status).toMatchObject({ connection: 'connected', synced: true });
			expect([...this.waiting]).toEqual([]);
		});
	}
}

async function owner(): Promise<Device> {
	const device = new Device(await newRoom());
	await device.inStep();
	return device;
}

async function invited(by: Device): Promise<Device> {
	const { invitation } = await by.make({ make: 'invitation', admin: true });
	if (!invitation) throw new Error('no invitation');
	const { seed, roomKey } = invitation;
	await by.inStep();
	const link = { subject: 'devices', room: by.room.id, roomKey, invitation: seed } as const;
	const device = new Device(await roomOfLink(link));
	await device.inStep();
	// Another invitation ends this one: the joining must have arrived by then.
	await eventually(() => expect(by.status?.members.map(({ key }) => key)).toContain(device.key));
	return device;
}

describe('devices in a room of a real hub', () => {
	it('get what the others say, and see who is connected', async () => {
		const anna = await owner();
		await anna.say('before');
		const ben = await invited(anna);
		await ben.say('after');
		await eventually(() => {
			expect(anna.texts).toEqual(['after']);
			expect(ben.texts).toEqual(['before']);
			const connected = ben.status?.members.map((member) => member.connected);
			expect(connected).toEqual([true, true]);
		});
	});

	it('share a new room key when one is removed, which can neither read nor write then', async () => {
		const anna = await owner();
		const ben = await invited(anna);
		const cleo = await invited(anna);
		await eventually(() => expect(anna.status?.members).toHaveLength(3));
		await anna.make({ make: 'removal', member: ben.key });
		await eventually(() => {
			expect(ben.status?.removed).toBe(true);
			expect(cleo.roomKeys).toHaveLength(2);
		});
		await anna.say('secret');
		await eventually(() => expect(cleo.texts).toEqual(['secret']));
		expect(ben.texts).toEqual([]);
		await ben.say('intruder');
		await cleo.say('last');
		await eventually(() => expect(anna.texts).toEqual(['last']));
		expect(ben.waiting.size).toBe(1);
	});

	it('read snapshots in place of what they cover, also a device that joins later', async () => {
		const anna = await owner();
		const ben = await invited(anna);
		const covered = [await anna.say('one'), await anna.say('two')];
		await eventually(() => expect(ben.texts).toEqual(['one', 'two']));
		const items = [{ kind: 'text', text: 'both' }];
		const { entries } = await anna.make({ make: 'snapshot', items });
		await anna.inStep();
		const snapshots = entries.map(({ digest }) => digest);
		await anna.make({ make: 'dropped', snapshots, covered });
		await eventually(() => expect(ben.dropped.sort()).toEqual([...covered].sort()));
		expect(ben.lost).toEqual([]);
		const cleo = await invited(anna);
		await eventually(() => expect(cleo.texts).toEqual(['both']));
	});

	it('give a hub that lost everything who is in the room, and learn what to send again', async () => {
		const anna = await owner();
		const said = await anna.say('kept');
		await anna.inStep();
		anna.connection.close();
		const { port } = hub;
		await hub.dispose();
		hub = await HubProcess.start({ port });
		const entries = [...anna.kept.values()];
		const later = new Device({ ...anna.room, entries }, [said]);
		await eventually(() => expect(later.lost).toEqual([said]));
		await later.say('again');
		const ben = await invited(later);
		await eventually(() => expect(ben.texts).toEqual(['again']));
	});
});
