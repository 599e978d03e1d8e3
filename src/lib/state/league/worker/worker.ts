import { BrikmusterDatabase } from '$lib/store/database';
import { Leagues } from '$lib/store/leagues';
import { Rooms } from '$lib/store/rooms';
import { storeEntries } from '../../hub/arriving-entries';
import { LeagueAnswers } from './answers';
import type { Arrival, Order, Reply } from './questions';

/** Milliseconds between two reports of progress. */
const PAUSE = 50;

interface Opened {
	readonly leagues: Leagues;
	readonly answers: LeagueAnswers;
	readonly rooms: Rooms;
}

const databases = new Map<string, Opened>();
let last: Promise<void> = Promise.resolve();

function opened(name: string): Opened {
	const known = databases.get(name);
	if (known) return known;
	const database = new BrikmusterDatabase(name);
	const leagues = new Leagues(database, Date.now);
	const rooms = new Rooms(database, Date.now);
	const made = { leagues, answers: new LeagueAnswers(leagues), rooms };
	databases.set(name, made);
	return made;
}

const send = (reply: Reply) => globalThis.postMessage(reply);

/** Sends what some work results in. */
async function reply(
	{ number, database }: Pick<Order, 'number' | 'database'>,
	work: (of: Opened) => Promise<unknown>
): Promise<void> {
	try {
		send({ number, answer: await work(opened(database)) });
	} catch (error) {
		// The database may have been rebuilt by the page: the next question opens it again.
		databases.delete(database);
		send({ number, error: String(error) });
	}
}

function answer(order: Order): Promise<void> {
	const { number, id, topic, asked } = order;
	let sent = performance.now();
	const progress = (share: number) => {
		if (performance.now() - sent < PAUSE) return;
		sent = performance.now();
		send({ number, share });
	};
	return reply(order, ({ answers }) => answers.answer(id, topic, asked, progress));
}

/** What arrives does not wait for answers about large leagues. */
function store(order: Arrival): Promise<void> {
	const { arrival } = order;
	return reply(order, async ({ leagues, rooms }) => {
		if ('signed' in arrival) return storeEntries(leagues, arrival.signed, arrival.only);
		await rooms.putEntries(arrival.rows);
		return true;
	});
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Order | Arrival>) => {
	if ('arrival' in data) void store(data);
	else last = last.then(() => answer(data));
});
