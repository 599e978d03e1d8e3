import { playerFrom } from '$lib/league/decide';
import type { Digest } from '$lib/league/entries/entry';
import { today } from '../app/clock-and-random';
import { keepFileNames } from './file-names';
import type { Entry } from './inbox.svelte';
import type { OpenLeague } from './open-league.svelte';
import type { Arrival } from './submission-intake';

type Received = Arrival | Entry;

const readingOf = (one: Received) => ('reading' in one ? one.reading : one.verdict);

function arrivedIn(one: Received) {
	const { submission, digest } = readingOf(one);
	const { id, file } = one;
	return { id, file, digest, player: submission.player.id, meeting: submission.meeting };
}

function keepNames({ id, view }: OpenLeague, received: readonly Received[]): void {
	const named = received.map((one) => [readingOf(one).digest, one.fileName] as const);
	const pending = view.pending.map(({ content }) => content);
	keepFileNames(id, Object.fromEntries(named), pending);
}

/**
 * Writes down that submissions of registered players have arrived, in their order. Those of strangers are not stored:
 * the referee registers or dismisses them first.
 */
export async function receive(open: OpenLeague, arrivals: readonly Arrival[]): Promise<void> {
	const registered = new Set(open.league.players.map(({ id }) => id));
	const received = arrivals.filter(({ reading }) => registered.has(reading.submission.player.id));
	if (received.length === 0) return;
	const done = await open.write('receipt', 'receive', received.map(arrivedIn), today());
	if (done) keepNames(open, received);
}

/** Registers the players of submissions, which are stored from then on. False if that is refused or could not be stored. */
export async function registerSubmitters(
	open: OpenLeague,
	entries: readonly Entry[]
): Promise<boolean> {
	const players = entries.map(({ verdict }) => playerFrom(open.league, verdict));
	const arrived = entries.map(arrivedIn);
	const done = await open.write('player', 'registerSubmitters', players, arrived, today());
	if (done) keepNames(open, entries);
	return done;
}

/** Takes back that a submission with this digest has arrived. */
export async function withdrawReceipt(open: OpenLeague, content: Digest): Promise<void> {
	await open.write('receipt', 'withdrawReceipt', content);
	keepNames(open, []);
}
