import { getPublicKey, hashes } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { base64url } from '$lib/exchange/base64url';
import { signEntry } from '$lib/exchange/league-entry';
import type { CheckedEntry, LeagueContents, Leagues } from '$lib/store';
import type { BodyOf } from '$lib/league/entries/bodies';
import type { WholeBody } from '$lib/league/entries/private-parts';
import { writeEntries, type Digest, type KnownEntry } from '$lib/league/entries/entry';
import { ownId } from '$lib/league/entries/own-ids';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
import type { League, Registration } from '$lib/league/league-file';
import { founded } from '$lib/state/league/founding';
import { leagueRulebookDigest, SMALL_LEAGUE } from '$lib/league/regulation';
import { seasonState } from '$lib/league/season';
import { totalOf } from '$lib/league/results';
import { idOf, JAN, LEAGUE, meeting, OLA, player, protocol } from './league';

hashes.sha512 = sha512;

/** The seeds of the public keys that `keyOf` has returned. */
const seeds = new Map<string, Uint8Array<ArrayBuffer>>();

/** The public key whose seed is made of a word. */
export const keyOf = (word: string): string => {
	const seed = new Uint8Array(sha256(new TextEncoder().encode(word)));
	const publicKey = base64url(new Uint8Array(getPublicKey(seed)));
	seeds.set(publicKey, seed);
	return publicKey;
};

/** The seed of a public key of `keyOf`. */
export function seedOfKey(publicKey: string): Uint8Array<ArrayBuffer> {
	const seed = seeds.get(publicKey);
	if (!seed) throw new Error(`Nobody has the seed of ${publicKey}`);
	return seed;
}

/** Entries with the signatures of their authors, whose keys are of `keyOf`. */
export function signedEntries(entries: readonly KnownEntry[]): Promise<CheckedEntry[]> {
	return Promise.all(
		entries.map(async (known) => {
			const made = await signEntry(known, seedOfKey(known.entry.author));
			if (!made) throw new Error('An entry cannot be signed');
			return { ...known, signature: made.signature };
		})
	);
}

export const FOUNDER = idOf(20, 1);

/** A person who writes entries on one device. */
export class Author {
	#last: readonly Digest[] = [];
	#clock: number;
	constructor(
		readonly publicKey: string,
		readonly league: Digest | null,
		from = '2026-03-01T10:00:00Z'
	) {
		this.#clock = Date.parse(from);
	}

	/** The author's last entry, for revocations and dismissals. */
	get last(): Digest[] {
		return [...this.#last];
	}

	/** Returns an id under which only this author begins a record. */
	id(number: number): string {
		return ownId(idOf(number, number), this.publicKey, this.league ?? '');
	}

	write(body: WholeBody, writtenAt?: string): KnownEntry {
		this.#clock += 1000;
		const [known] = writeEntries([body], {
			league: this.league,
			author: this.publicKey,
			after: this.#last,
			writtenAt: writtenAt ?? new Date(this.#clock).toISOString(),
			salt: () => 'salt'
		});
		if (!known) throw new Error('Nothing written');
		this.#last = [known.digest];
		return known;
	}

	/** Writes an entry as if this device knew none of its own. */
	fork(body: WholeBody, writtenAt?: string): KnownEntry {
		const last = this.#last;
		this.#last = [];
		const known = this.write(body, writtenAt);
		this.#last = last;
		return known;
	}
}

export const founding: BodyOf<'founding'> = {
	kind: 'founding',
	id: LEAGUE,
	name: 'Mała Liga znad Wisły',
	founder: { id: FOUNDER, name: 'Hanna' },
	regulation: SMALL_LEAGUE,
	nonce: 'once'
};

export const season: BodyOf<'season'> = {
	kind: 'season',
	season: { id: '2026-1', opened: '2026-03-01' },
	regulation: SMALL_LEAGUE,
	roster: [],
	rulebookDigest: leagueRulebookDigest(SMALL_LEAGUE),
	replaces: []
};

export function appointed(
	id: string,
	publicKey: string,
	given: Partial<BodyOf<'appointment'>> = {}
): BodyOf<'appointment'> {
	const person = { id, name: `R ${id.slice(-2)}` };
	return { kind: 'appointment', person, role: 'referee', publicKey, replaces: [], ...given };
}

export function registered(id: string, given: Partial<Registration> = {}): WholeBody {
	return { kind: 'player', record: { ...player(id), ...given }, replaces: [] };
}

export function reported(
	given: Partial<BodyOf<'report'>['record']> = {},
	replaces: readonly Digest[] = []
): BodyOf<'report'> {
	return {
		kind: 'report',
		record: protocol({ referee: FOUNDER, ...given }),
		replaces: [...replaces]
	};
}

/** A league with a founder, two referees, Jan and Ola with keys, a season and a meeting. */
export function signedLeague(keyFor: (word: string) => string = keyOf) {
	const root = new Author(keyFor('root'), null);
	const first = root.write(founding);
	const by = (word: string) => new Author(keyFor(word), first.digest);
	const founder = by('root');
	const [anna, bolek] = [by('anna'), by('bolek')];
	const [jan, ola] = [by('jan'), by('ola')];
	const [ANNA, BOLEK] = [idOf(21, 1), idOf(21, 2)] as const;
	const appointments = {
		anna: founder.write(appointed(ANNA, anna.publicKey)),
		bolek: founder.write(appointed(BOLEK, bolek.publicKey))
	};
	const entries = [
		first,
		...Object.values(appointments),
		founder.write(season),
		anna.write(registered(JAN)),
		anna.write(registered(OLA)),
		anna.write({ kind: 'key', person: JAN, publicKey: jan.publicKey }),
		anna.write({ kind: 'key', person: OLA, publicKey: ola.publicKey }),
		anna.write({ kind: 'meeting', record: meeting({ referee: FOUNDER }), replaces: [] })
	];
	return { first, founder, anna, bolek, jan, ola, ANNA, BOLEK, appointments, entries };
}

/** Returns the state of a set whose founding comes first. */
export function stateWith(entries: readonly KnownEntry[]): LeagueState {
	const first = entries.find(({ entry }) => entry.league === null);
	const state = first && stateOf({ founding: first.digest, entries });
	if (!state) throw new Error('No founding');
	return state;
}

/** Returns the points of players in the first season. */
export function pointsIn(
	{ league }: Pick<LeagueState, 'league'>,
	...ids: readonly string[]
): number[] {
	const [season] = league.seasons;
	if (!season) throw new Error('No season');
	const { results } = seasonState(league, season);
	return (ids.length > 0 ? ids : [JAN, OLA]).map((id) => totalOf(results.get(id)));
}

/** The contents of a league that a device holds; nothing has been sent. */
export function heldLeague(
	entries: readonly KnownEntry[] = signedLeague().entries
): LeagueContents {
	const { founding, league } = stateWith(entries);
	return { league, held: { founding, entries, sent: new Set() } };
}

/** A league of entries by one key that says what a document does. */
export function foundedLeague(league: League, publicKey = keyOf('root')): LeagueContents {
	const writer = {
		newest: publicKey,
		now: () => '2026-03-01T10:00:00Z',
		salt: () => 'salt'
	};
	return founded(league, { id: FOUNDER, name: 'Hanna' }, writer);
}

/** Stores a league whose entries are signed. */
export async function createSigned(
	leagues: Leagues,
	id: string,
	contents: LeagueContents
): Promise<void> {
	await leagues.create(id, contents, await signedEntries(contents.held.entries));
}
