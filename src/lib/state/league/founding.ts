import { buildLeague } from '$lib/league/acts/build';
import type { Body } from '$lib/league/entries/bodies';
import { writeEntries } from '$lib/league/entries/entry';
import { heldState, type HeldLeague } from '$lib/league/entries/held';
import type { League } from '$lib/league/league-file';
import type { LeagueContents, Leagues } from '$lib/store';
import { now, randomId } from '../app/clock-and-random';
import type { DeviceSigner } from './device-signer.svelte';

/** The person who founds a league with the key of this device. */
interface Founder {
	readonly id: string;
	readonly name: string;
}

function stateOf(held: HeldLeague) {
	const state = heldState(held);
	if (!state) throw new Error('The founding does not count');
	return state;
}

/** A league with everything in a document, founded and written by this device. */
export function founded(
	league: League,
	founder: Founder,
	signer: Pick<DeviceSigner, 'newest'>
): LeagueContents {
	const { id, name, regulation } = league;
	const founding: Body = {
		kind: 'founding',
		...{ id, name, founder, regulation, nonce: randomId() }
	};
	const writing = { author: signer.newest, writtenAt: now(), salt: randomId };
	const first = writeEntries([founding], { ...writing, league: null, after: [] });
	const [{ digest } = { digest: '' }] = first;
	const alone: HeldLeague = { founding: digest, entries: first, sent: new Set() };
	const bodies = buildLeague(stateOf(alone), league);
	const others = writeEntries(bodies, { ...writing, league: digest, after: [digest] });
	const held: HeldLeague = { ...alone, entries: [...first, ...others] };
	return { league: stateOf(held).league, held };
}

/** Stores a new league with the signatures of its founder. Rejects if its id exists, or if it cannot be stored. */
export async function keepFounded(
	leagues: Pick<Leagues, 'create'>,
	contents: LeagueContents,
	signer: Pick<DeviceSigner, 'signed'>
): Promise<void> {
	const entries = await signer.signed(contents.held.entries);
	if (!entries) throw new Error('This device has lost the key of the founder');
	await leagues.create(contents.league.id, contents, entries);
}
