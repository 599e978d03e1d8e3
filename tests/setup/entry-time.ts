import { existsSync, readFileSync } from 'node:fs';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import { Client, type HubProcess } from './hub';
import { randomBytes } from './room';

/** How many times as long an entry may take on a machine that is busy; `npm run bench` says 1. */
const BUSY = Number(process.env.HUB_BUSY ?? 4);

/** Seconds of a hub's only thread that an entry may take: 5 ms up to 100 kB, and 10 ms for each megabyte more. */
export const timeFor = (bytes: number) =>
	(0.005 + (Math.max(0, bytes - 100_000) / 1e6) * 0.01) * BUSY;

/** Text of about this length that deflate can hardly shorten. */
export function noise(length: number): string {
	const bytes = Buffer.alloc((length / 4) * 3);
	for (let at = 0; at < bytes.length; at += 50_000)
		bytes.set(randomBytes(Math.min(50_000, bytes.length - at)), at);
	return bytes.toString('base64');
}

/** Seconds that the only thread of a hub has worked; where the system does not say that, all of its threads. */
function worked({ pid }: HubProcess, all: number): number {
	const file = `/proc/${pid}/task/${pid}/schedstat`;
	return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e9 : all;
}

/** Sends entries one by one; returns the seconds of the hub's thread for each, the longest delay, and the last refusal. */
export async function costOf(hub: HubProcess, room: string, envelopes: readonly Envelope[]) {
	const client = new Client(hub.url, room);
	await client.inStep();
	// Asking begins the next measurement of delays.
	const processor = await hub.metric('cpu_seconds_total');
	const thread = worked(hub, processor);
	for (const envelope of envelopes) {
		const digest = await digestOf(envelope);
		client.refused = undefined;
		client.line.send([{ digest, bytes: envelope.bytes }]);
		await client.until(({ refused, saved }) => refused !== undefined || saved.has(digest));
	}
	const delay = await hub.metric('longest_delay_seconds');
	const all = await hub.metric('cpu_seconds_total');
	const each = (worked(hub, all) - thread) / envelopes.length;
	const whole = (all - processor) / envelopes.length;
	client.close();
	const [own, threads, longest] = [each, whole, delay].map((time) => (time * 1000).toFixed(1));
	console.log(`${own} ms of the thread, ${threads} ms of all threads; ${longest} ms at once`);
	return { each, delay, refused: client.refused };
}
