import { readLeague } from '$lib/league/read-league';
import type { BrikmusterDatabase, KeyRow, LeagueRow } from './database';

/** The leagues and keys of a backup, as they are to be stored. */
export interface LeagueThings {
	readonly leagues: readonly LeagueRow[];
	readonly keys: readonly KeyRow[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A league with what another copy of it adds; undefined where that is nothing. */
function joined(here: LeagueRow, coming: LeagueRow): LeagueRow | undefined {
	const waiting = [...(here.waiting ?? [])];
	for (const version of [coming.league, ...(coming.waiting ?? [])]) {
		const known = [here.league, ...waiting].some((other) => same(other, version));
		if (!known && readLeague(version).ok) waiting.push(version);
	}
	const own = here.own ?? coming.own;
	const added = waiting.length > (here.waiting?.length ?? 0) || (own && !here.own);
	if (!added) return undefined;
	return { ...here, ...(own !== undefined && { own }), ...(waiting.length > 0 && { waiting }) };
}

/** Everything of a league that this browser keeps. Secrets stay here: backups have the files of keys. */
export async function leagueThings(database: BrikmusterDatabase): Promise<LeagueThings> {
	const [leagues, keys] = await Promise.all([database.leagues.toArray(), database.keys.toArray()]);
	return { leagues, keys: keys.map(({ seed: _, privateKey: __, ...key }) => key) };
}

/** What of a backup is not here yet: other leagues and keys, and other versions of a league that is here. */
export async function newLeagueThings(
	database: BrikmusterDatabase,
	{ leagues, keys }: LeagueThings
): Promise<LeagueThings> {
	const here = await leagueThings(database);
	const known = new Map(here.leagues.map((row) => [row.id, row]));
	const isNew = (row: LeagueRow) => {
		const own = known.get(row.id);
		return !own || joined(own, row) !== undefined;
	};
	const files = new Set(here.keys.map(({ publicKey }) => publicKey));
	return {
		leagues: leagues.filter(isNew),
		keys: keys.filter(({ publicKey }) => !files.has(publicKey))
	};
}

/** Writes them, inside the transaction of who calls. What differs from a league that is here waits beside it. */
export async function takeLeagueThings(
	{ leagues, keys }: BrikmusterDatabase,
	{ leagues: coming, keys: files }: LeagueThings,
	now: number
): Promise<void> {
	for (const row of coming) {
		const here = await leagues.get(row.id);
		const next = here ? joined(here, row) : row;
		const revision = (here?.revision ?? 0) + 1;
		if (next) await leagues.put({ ...next, revision, savedAt: here ? now : row.savedAt });
	}
	await keys.bulkAdd(files);
}
