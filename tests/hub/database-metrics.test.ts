import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { Database, hasPostgres } from '../setup/database';
import { eventually } from '../setup/eventually';
import { Client, HubProcess } from '../setup/hub';
import { TestRoom } from '../setup/room';

let database: Database;
let hub: HubProcess;

beforeAll(async () => {
	if (!hasPostgres) return;
	database = await Database.make();
	hub = await HubProcess.start({ words: database.words });
});

afterAll(async () => {
	await hub?.dispose();
	await database?.dispose();
});

/** What the metrics say of one operation. */
const ofOperation = async (operation: string) => {
	const labels = `{operation="${operation}"}`;
	const bucket = `database_seconds_bucket{operation="${operation}",le=`;
	return {
		count: await hub.metric(`database_seconds_count${labels}`),
		seconds: await hub.metric(`database_seconds_sum${labels}`),
		failures: await hub.metric(`database_failures_total${labels}`),
		short: await hub.metric(`${bucket}"0.5"}`),
		all: await hub.metric(`${bucket}"+Inf"}`)
	};
};

const connections = async () => ({
	used: await hub.metric('database_connections_used'),
	waiting: await hub.metric('database_waiting')
});

describe.skipIf(!hasPostgres)('the metrics of a hub with PostgreSQL', () => {
	it('count operations and their time, and say how many connections are used and waited for', async () => {
		const rooms = await Promise.all(Array.from({ length: 8 }, () => TestRoom.make()));
		const clients = rooms.map(({ room }) => new Client(hub.url, room));
		await Promise.all(clients.map((client) => client.inStep()));
		expect(await ofOperation('append')).toMatchObject({ count: 0, seconds: 0 });
		const admin = new pg.Client(database.url);
		await admin.connect();
		await admin.query('begin; lock table brikmuster_room in access exclusive mode');
		const saving = Promise.all(
			clients.map((client, index) => client.save(rooms[index]?.first as TestRoom['first']))
		);
		await eventually(async () => expect(await connections()).toMatchObject({ used: 6 }));
		await eventually(async () => expect((await connections()).waiting).toBeGreaterThan(1));
		await new Promise((done) => setTimeout(done, 600));
		await admin.query('commit');
		await admin.end();
		await saving;
		await eventually(async () => expect(await connections()).toEqual({ used: 0, waiting: 0 }));
		expect(await hub.metric('database_connections_idle')).toBe(6);
		const { seconds, short, ...appended } = await ofOperation('append');
		expect(appended).toEqual({ count: 8, failures: 0, all: 8 });
		expect(short).toBeLessThan(8);
		expect(seconds).toBeGreaterThan((8 - short) * 0.5);
		for (const client of clients) client.close();
	});

	it('count failures, and say whether the hub hears the other ones', async () => {
		await eventually(async () => expect(await hub.metric('database_listening')).toBe(1));
		const { room } = await TestRoom.make();
		const { failures } = await ofOperation('connect');
		await database.kill();
		await eventually(async () => expect(await hub.metric('database_listening')).toBe(0));
		const early = new Client(hub.url, room);
		await early.until(({ refused }) => refused === 'storage');
		expect((await ofOperation('connect')).failures).toBeGreaterThan(failures);
		early.close();
		await database.start();
		await eventually(async () => expect(await hub.metric('database_listening')).toBe(1));
		const late = new Client(hub.url, room);
		await late.inStep();
		late.close();
	});
});
