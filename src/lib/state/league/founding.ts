import { frozen } from '$lib/league/frozen';
import type { Body } from '$lib/league/entries/bodies';
import { leagueDigest, writeEntries } from '$lib/league/entries/entry';
import { heldState, type HeldLeague } from '$lib/league/entries/held';
import type { League } from '$lib/league/league-file';
import { randomId } from '../app/clock-and-random';
import type { DeviceSigner } from './device-signer.svelte';
import type { SignedContents } from './signed-contents';

/** The person who founds a league with the key of this device. */
export interface Founder {
	readonly id: string;
	readonly name: string;
}

/**
 * A league of signed entries from a league in one document: it adopts the document, or without `adopts` only its
 * seasons, for a new league.
 */
export function founded(
	league: League,
	founder: Founder,
	signer: Pick<DeviceSigner, 'newest' | 'now'>,
	{ adopts }: { readonly adopts: boolean }
): SignedContents {
	const { photos: _, ...document } = league;
	const digest = leagueDigest(document);
	const { id, name, regulation } = league;
	const founding: Body = {
		kind: 'founding',
		...{ id, name, founder, regulation, nonce: randomId() },
		...(adopts && { adopts: digest })
	};
	const writing = { author: signer.newest, writtenAt: signer.now() };
	const [first] = writeEntries([founding], { ...writing, league: null, after: [] });
	if (!first) throw new Error('No founding was written');
	const seasons = league.seasons.map((season): Body => ({
		kind: 'season',
		season: { id: season.id, opened: season.opened },
		...frozen(league, season),
		replaces: []
	}));
	const others = writeEntries(adopts ? [] : seasons, {
		...writing,
		league: first.digest,
		after: [first.digest]
	});
	const held: HeldLeague = {
		founding: first.digest,
		entries: [first, ...others],
		documents: new Map(adopts ? [[digest, document]] : []),
		sent: new Set()
	};
	const state = heldState(held);
	if (!state) throw new Error('The founding does not count');
	return { league: state.league, held };
}
