import { spawnSync } from 'node:child_process';
import WebSocket from 'ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomLink } from '$lib/sync/room/link';
import { newRoom, roomOfLink } from '$lib/sync/room-client/new-room';
import type {
	Delivered,
	LastingInvitation,
	Made,
	MadeEntry,
	Making,
	NewRoom,
	Report,
	RoomStatus
} from '$lib/sync/room-client/protocol';
import { RoomConnection } from '$lib/sync/room-client/room-connection';
import { itemsInLines } from '$lib/sync/room/items';
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
		taken: readonly string[] = [],
		lasting: readonly LastingInvitation[] = []
	) {
		this.roomKeys = room.roomKeys;
		for (const entry of room.entries) {
			this.kept.set(entry.digest, entry);
			this.waiting.add(entry.digest);
		}
		const opening = {
			address: `${hub.url.replace('http', 'ws')}/hub/room`,
			room: room.id,
			roomKeys: room.roomKeys,
			member: room.member,
			lasting,
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
		if (report.report === 'dropped') {
			this.dropped.push(...report.digests);
			for (const digest of report.digests) this.waiting.delete(digest);
		}
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
		return (await this.said(text)).digest;
	}

	/** Says something and returns the entry, to go on with after a restart. */
	async said(text: string): Promise<MadeEntry> {
		const { entries } = await this.make({ make: 'content', items: [{ kind: 'text', text }] });
		return entries[0] as MadeEntry;
	}

	/** The same device after a restart, with an entry that was not sent. */
	again(unsent: MadeEntry): Device {
		return new Device({
			...this.room,
			roomKeys: this.roomKeys,
			entries: [...this.kept.values(), unsent]
		});
	}

	get texts(): unknown[] {
		return this.delivered
			.flatMap(({ lines }) => [...itemsInLines(lines)])
			.map((item) => item.text)
			.sort();
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
	it('hear that one of them leaves, and that one knows that the hub has it', async () => {
		const anna = await owner();
		const ben = await invited(anna);
		await eventually(() => expect(anna.status?.members).toHaveLength(2));
		await ben.make({ make: 'removal', member: ben.key });
		await eventually(() => expect(anna.status?.members).toHaveLength(1));
		await eventually(() => expect([...ben.waiting]).toEqual([]));
	});

	it('hear that the disk is full, read what is there, and go on when it has space', async () => {
		const anna = await owner();
		anna.connection.close();
		await eventually(async () => expect(await hub.metric('rooms')).toBe(0));
		const limit = (bytes: string) =>
			expect(spawnSync('prlimit', ['--pid', String(hub.pid), `--fsize=${bytes}`]).status).toBe(0);
		limit('0:unlimited');
		const ben = new Device(await newRoom());
		await eventually(() => expect(ben.status?.reason).toBe('storage'));
		await eventually(async () => expect((await hub.health()).storage).toBe('failing'));
		const back = new Device({ ...anna.room, entries: [...anna.kept.values()] });
		await back.inStep();
		await back.say('waits');
		await eventually(() => expect(back.status?.reason).toBe('storage'));
		limit('unlimited');
		await back.inStep();
		await ben.inStep();
	});

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

	it('get what others wrote offline with the old room key, and nothing of the one who was removed', async () => {
		const anna = await owner();
		const [ben, cleo] = [await invited(anna), await invited(anna)];
		const { port, folder } = hub;
		await hub.kill();
		const [removed, honest] = [await ben.said('removed'), await cleo.said('honest')];
		for (const { connection } of [ben, cleo]) connection.close();
		hub = await HubProcess.start({ port, folder });
		await anna.inStep();
		await anna.make({ make: 'removal', member: ben.key });
		await anna.inStep();
		const [later, intruder] = [cleo.again(honest), ben.again(removed)];
		await eventually(() => {
			expect(anna.texts).toEqual(['honest']);
			expect(later.roomKeys).toHaveLength(2);
			expect(intruder.status?.removed).toBe(true);
		});
		await later.say('with the new key');
		const dora = await invited(anna);
		await eventually(() => expect(dora.texts).toEqual(['honest', 'with the new key']));
		expect(anna.texts).toEqual(['honest', 'with the new key']);
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

/** A link by which many may join without rights of an administrator. */
async function lastingLink(by: Device): Promise<{ key: string; link: RoomLink }> {
	const { invitation } = await by.make({ make: 'invitation', admin: false, lasting: true });
	if (!invitation) throw new Error('no invitation');
	const { key, seed, roomKey } = invitation;
	await by.inStep();
	return { key, link: { subject: 'page', room: by.room.id, roomKey, invitation: seed } };
}

async function joined(link: RoomLink): Promise<Device> {
	const device = new Device(await roomOfLink(link));
	await device.inStep();
	return device;
}

describe('links for one administrator each', () => {
	/** A link beside the earlier ones, or instead of them. */
	async function linkOf(by: Device, beside: boolean): Promise<RoomLink> {
		const { invitation } = await by.make({ make: 'invitation', admin: true, beside });
		if (!invitation) throw new Error('no invitation');
		await by.inStep();
		const { seed, roomKey } = invitation;
		return { subject: 'devices', room: by.room.id, roomKey, invitation: seed };
	}

	it('are valid beside each other, until they are used or closed', async () => {
		const anna = await owner();
		const links = [await linkOf(anna, true), await linkOf(anna, true), await linkOf(anna, true)];
		expect(anna.status?.invitations).toHaveLength(3);
		const [first, second, third] = links as [RoomLink, RoomLink, RoomLink];
		await joined(second);
		await eventually(() => expect(anna.status?.invitations).toHaveLength(2));
		await joined(first);
		await eventually(() => expect(anna.status?.invitations).toHaveLength(1));
		await anna.make({ make: 'closing', invitations: anna.status?.invitations ?? [] });
		await anna.inStep();
		const late = new Device(await roomOfLink(third));
		await eventually(() => expect(late.status?.reason).toBe('member'));
		expect(anna.status?.members).toHaveLength(3);
	});

	it('end when a new one takes their place', async () => {
		const anna = await owner();
		const first = await linkOf(anna, false);
		await linkOf(anna, false);
		expect(anna.status?.invitations).toHaveLength(1);
		const late = new Device(await roomOfLink(first));
		await eventually(() => expect(late.status?.reason).toBe('member'));
	});
});

describe('a lasting link', () => {
	it('lets in one after another, beside a link for one administrator, until it is closed', async () => {
		const anna = await owner();
		const { key, link } = await lastingLink(anna);
		const players = [await joined(link), await joined(link)];
		const referee = await invited(anna);
		players.push(await joined(link));
		await anna.say('all');
		for (const player of players) await eventually(() => expect(player.texts).toEqual(['all']));
		expect(anna.status?.invitations).toEqual([key]);
		const admins = anna.status?.members.filter(({ admin }) => admin).map((one) => one.key);
		expect(admins?.sort()).toEqual([anna.key, referee.key].sort());
		await anna.make({ make: 'closing', invitations: [key] });
		await anna.inStep();
		const late = new Device(await roomOfLink(link));
		await eventually(() => expect(late.status?.reason).toBe('member'));
		// The link has the room key, but a device takes nothing before it is a member.
		expect(late.delivered).toEqual([]);
		expect(anna.status?.members).toHaveLength(5);
	});

	it('lets no player invite or remove others', async () => {
		const anna = await owner();
		const { link } = await lastingLink(anna);
		const [ben, cleo] = [await joined(link), await joined(link)];
		await ben.make({ make: 'invitation', admin: true });
		await eventually(() => expect(ben.status?.reason).toBeDefined());
		await expect(cleo.make({ make: 'removal', member: ben.key })).rejects.toThrow();
		await eventually(() => expect(anna.status?.members).toHaveLength(3));
	});

	it('ends when a member is removed by any administrator, as it has the old room key', async () => {
		const anna = await owner();
		const { key, link } = await lastingLink(anna);
		const ben = await joined(link);
		const referee = await invited(anna);
		await eventually(() => expect(referee.status?.members).toHaveLength(3));
		await referee.make({ make: 'removal', member: ben.key });
		await eventually(() => {
			expect(ben.status?.removed).toBe(true);
			expect(anna.status?.invitations).not.toContain(key);
		});
		await anna.inStep();
		const again = new Device(await roomOfLink(link));
		await eventually(() => expect(again.status?.reason).toBe('member'));
		await ben.say('intruder');
		await referee.say('last');
		await eventually(() => expect(anna.texts).toEqual(['last']));
	});

	it('lasts over a restart of the device that made it', async () => {
		const anna = await owner();
		const { key, link } = await lastingLink(anna);
		const ben = await joined(link);
		anna.connection.close();
		const lasting = [{ key, epoch: link.roomKey.epoch }];
		const entries = [...anna.kept.values()];
		const later = new Device({ ...anna.room, entries }, [], lasting);
		await later.inStep();
		await joined(link);
		await later.say('open');
		await eventually(() => expect(ben.texts).toEqual(['open']));
		expect(later.status?.invitations).toEqual([key]);
	});
});

describe('the reader of a public page', () => {
	it('reads the page without being a member, and writes nothing', async () => {
		const anna = await owner();
		await anna.say('standings');
		await anna.inStep();
		const link = { subject: 'page', room: anna.room.id, roomKey: anna.roomKeys[0] } as RoomLink;
		const reader = new Device(await roomOfLink(link));
		await eventually(() => expect(reader.texts).toEqual(['standings']));
		await expect(reader.say('forged')).rejects.toThrow();
		await anna.say('later');
		await eventually(() => expect(reader.texts).toEqual(['later', 'standings']));
		expect(anna.status?.members).toHaveLength(1);
	});

	it('cannot read the entries of the league’s room with the key of the page', async () => {
		const [league, page] = [await owner(), await owner()];
		await league.say('born 2011-05-06');
		await league.inStep();
		const [roomKey] = page.roomKeys;
		const link = { subject: 'page', room: league.room.id, roomKey } as RoomLink;
		const forged = { ...link, roomKey: { ...link.roomKey, epoch: league.room.id } };
		for (const one of [link, forged]) {
			const spectator = new Device(await roomOfLink(one));
			await eventually(() => {
				expect(spectator.status?.synced).toBe(true);
				expect(spectator.status?.entries).toBe(2);
			});
			await eventually(() => expect(spectator.status?.members).toHaveLength(1));
			expect(spectator.delivered).toEqual([]);
		}
	});
});
