import { base64url } from '../../src/lib/exchange/base64url';
import { ed25519 } from '../../src/lib/exchange/ed25519';
import { readLeagueFile } from '../../src/lib/exchange/league-file';
import { checkedAgain } from '../../src/lib/exchange/checked-again';
import { signEntry } from '../../src/lib/exchange/league-entry';
import { writeLeagueStream, type LeaguePart } from '../../src/lib/exchange/league-stream';
import { seal } from '../../src/lib/exchange/seal';
import { readSubmissionFile } from '../../src/lib/exchange/submission-file';
import { lastEntriesOf, writeEntries, type KnownEntry } from '../../src/lib/league/entries/entry';
import { stateOf } from '../../src/lib/league/entries/state';
import { changedPage, pageChange } from '../../src/lib/league/view/view-change';
import { viewOf, type LeagueView } from '../../src/lib/league/view/view';
import { seasonState } from '../../src/lib/league/season';
import { largeLeague, type LeagueSize } from '../setup/large-league';
import { LEAGUE, seedOf } from '../setup/league';
import { submissionBy } from '../setup/submissions';
import { dataUrlOf, photoDigest } from '../../src/lib/army/photos/jpeg';
import type { Army } from '../../src/lib/rules/choices';
import { jpegOf } from '../setup/jpeg';
import { measure, timed, type Measure } from './engine';
import { freshArmy } from './units';

export type Size = Pick<LeagueSize, 'referees' | 'players' | 'submissions' | 'games' | 'seed'>;

const SIZE: Size = { referees: 5, players: 100, submissions: 1000, games: 800, seed: 1 };
const UNITS = 15;
const SEASON = '2026-1';
/** The seeds of all authors by their public keys. */
export async function seedsOfLeague({
	players
}: Size): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
	const { publicKeyOf } = await ed25519();
	const seeds = Array.from({ length: 100 + players }, (_, number) => seedOf(number));
	return new Map(
		await Promise.all(
			seeds.map(async (seed) => [base64url(await publicKeyOf(seed)), seed] as const)
		)
	);
}

/** A JPEG of some bytes that differs from those of other numbers. */
function photoOf(number: number, bytes: number): Uint8Array<ArrayBuffer> {
	const small = jpegOf(number & 0xff);
	const jpeg = new Uint8Array(bytes);
	jpeg.set(small.subarray(0, -2));
	jpeg.set([number & 0x7f, number >> 7], small.length);
	jpeg.set(small.subarray(-2), bytes - 2);
	return jpeg;
}

/** An army whose first unit has a photo of some bytes; the army itself without any. */
function withPhoto(army: Army, number: number, bytes: number): Army {
	if (bytes === 0) return army;
	const jpeg = photoOf(number, bytes);
	const photo = photoDigest(jpeg);
	const units = army.units.map((unit, index) =>
		index === 0 ? { ...unit, portrait: { photo } } : unit
	);
	return { ...army, units, photos: { [photo]: dataUrlOf(jpeg) } };
}

/**
 * Returns the entries of a large league, with real keys and sealed submissions of two armies each, which have a photo
 * of some bytes each.
 */
export async function entriesOfLeague(
	size: Size,
	units: number,
	photoBytes = 0
): Promise<KnownEntry[]> {
	const keys = [...(await seedsOfLeague(size)).keys()];
	const files = await Promise.all(
		Array.from({ length: size.submissions }, async (_, number) => {
			const army = (of: number) => withPhoto(freshArmy(units, of), of, photoBytes);
			const armies = { A: army(number), B: army(number + 1) };
			const player = {
				id: idOfPlayer(number % size.players),
				name: 'Gracz',
				category: 'senior' as const
			};
			const given = { armies, player, claimed: { A: number / 2, B: 1 } };
			const document = submissionBy(0, { league: LEAGUE, season: SEASON }, given);
			const bytes = await seal(document, seedOf(100 + (number % size.players)));
			const reading = bytes && (await readSubmissionFile(bytes));
			if (!bytes || !reading?.ok) throw new Error('No submission');
			const file = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
			return { digest: reading.reading.digest, file };
		})
	);
	const fileOf = (_: number, number: number) => files[number] ?? { digest: '', file: null };
	return largeLeague({ ...size, keyOf: (number) => keys[number] ?? '', fileOf });
}

function idOfPlayer(index: number): string {
	return `0000001e-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

function fold(founding: string, entries: readonly KnownEntry[]): number {
	const state = stateOf({ founding, entries });
	const [season] = state?.league.seasons ?? [];
	return state && season ? seasonState(state.league, season).results.size : NaN;
}

/** Measures what a page gets when a new entry arrives: the league is worked out again, and what has changed is sent. */
function arrival(founding: string, entries: readonly KnownEntry[]): Measure[] {
	const like = entries.findLast(({ entry }) => entry.body.kind === 'report')?.entry;
	if (!like) throw new Error('No league');
	const { league, author, writtenAt, body } = like;
	const after = lastEntriesOf(entries, author);
	const [fresh] = writeEntries([body], { league, author, writtenAt, after });
	const viewer = { keys: [author] };
	const view = (all: readonly KnownEntry[]) => {
		const state = stateOf({ founding, entries: all });
		if (!state) throw new Error('No league');
		return viewOf(state, viewer);
	};
	const before = view(entries);
	const count = entries.length.toLocaleString('en');
	const worker = timed(
		() => [...entries, ...(fresh ? [fresh] : [])],
		(all) => pageChange(before, view(all)).lists.length,
		9
	);
	const first = pageChange(undefined, before);
	const page = timed(
		() => structuredClone(first),
		(change) => changedPage<LeagueView>(undefined, structuredClone(change)).league.players.length,
		9
	);
	return [
		measure(`in the worker: one more of ${count} entries`, 1000, worker),
		measure(`in the page: a league of ${count} entries arrives`, 16, page)
	];
}

/** The file of a league, with every entry signed. */
async function signedFileOf(
	founding: string,
	entries: readonly KnownEntry[]
): Promise<Uint8Array<ArrayBuffer>> {
	const seeds = await seedsOfLeague(SIZE);
	const parts: LeaguePart[] = [];
	for (const known of entries) {
		const seed = seeds.get(known.entry.author);
		const made = seed && (await signEntry(known, seed));
		if (made) parts.push({ kind: 'entry', digest: known.digest, signed: made });
	}
	const pieces: Blob[] = [];
	const head = { founding, id: LEAGUE, name: 'Liga' };
	for await (const piece of writeLeagueStream(head, parts)) pieces.push(new Blob([piece]));
	return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Sizes of leagues: one club's season, and the largest that is measured. */
export const SIZES = {
	season: { referees: 3, players: 45, submissions: 180, games: 180, seed: 1 },
	large: { ...SIZE, submissions: 2200, games: 1800 }
} as const satisfies Record<string, Size>;

/** The file of a league, whose armies have a photo of some bytes each, with its founder's key. */
export async function largeLeagueFile(photoBytes = 0, size: Size = SIZE) {
	const entries = await entriesOfLeague(size, UNITS, photoBytes);
	const bytes = await signedFileOf(entries[0]?.digest ?? '', entries);
	const [founder] = await seedsOfLeague(size);
	if (!founder) throw new Error('No founder');
	return {
		bytes,
		entries: entries.length,
		founder: { publicKey: founder[0], seed: [...founder[1]] }
	};
}

/** Milliseconds to read a file that was never seen: signatures, the state, and the prices of all accepted armies. */
async function readAll(founding: string, entries: readonly KnownEntry[]): Promise<number> {
	const bytes = await signedFileOf(founding, entries);
	const start = performance.now();
	const reading = await readLeagueFile(new Blob([bytes]).stream());
	if (!reading.ok || reading.refused.length > 0) throw new Error('Not read');
	let priced = 0;
	for await (const _ of checkedAgain(reading.state)) priced += 1;
	if (priced < SIZE.submissions / 2) throw new Error('Not priced');
	return performance.now() - start;
}

/** Measures the league of five referees, 100 players, 1,000 submissions and 800 games. */
export async function leagueMeasures(): Promise<Measure[]> {
	const entries = await entriesOfLeague(SIZE, UNITS);
	const [first] = entries;
	if (!first) throw new Error('No league');
	const start = performance.now();
	fold(first.digest, entries);
	const firstTime = performance.now() - start;
	const count = entries.length.toLocaleString('en');
	return [
		measure(`league of ${count} known entries, first time`, 300, [firstTime]),
		...arrival(first.digest, entries),
		measure(`read ${count} entries with all checks and prices`, 8000, [
			await readAll(first.digest, entries)
		])
	];
}
