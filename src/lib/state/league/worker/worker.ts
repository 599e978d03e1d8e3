import { BrikmusterDatabase } from '$lib/store/database';
import { Leagues } from '$lib/store/leagues';
import { LeagueAnswers } from './answers';
import type { Order, Reply } from './questions';

/** Milliseconds between two reports of progress. */
const PAUSE = 50;

const databases = new Map<string, LeagueAnswers>();
let last: Promise<void> = Promise.resolve();

function answersOf(name: string): LeagueAnswers {
	const known = databases.get(name);
	if (known) return known;
	const made = new LeagueAnswers(new Leagues(new BrikmusterDatabase(name), Date.now));
	databases.set(name, made);
	return made;
}

const send = (reply: Reply) => globalThis.postMessage(reply);

async function answer({ number, database, id, topic, asked }: Order): Promise<void> {
	let sent = performance.now();
	const progress = (share: number) => {
		if (performance.now() - sent < PAUSE) return;
		sent = performance.now();
		send({ number, share });
	};
	try {
		send({ number, answer: await answersOf(database).answer(id, topic, asked, progress) });
	} catch (error) {
		// The database may have been rebuilt by the page: the next question opens it again.
		databases.delete(database);
		send({ number, error: String(error) });
	}
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Order>) => {
	last = last.then(() => answer(data));
});
