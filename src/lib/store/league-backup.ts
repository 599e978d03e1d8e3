import { readLeague } from '$lib/league/read-league';
import type { BrikmusterDatabase, KeyRow, LeagueRow } from './database';
import { waitingIn } from './leagues';
import { rowsOf } from './row-by-row';
import { counted } from './sane';

/** The leagues and keys of a backup, as they are stored. */
export interface LeagueThings {
	readonly leagues: readonly LeagueRow[];
	readonly keys: readonly KeyRow[];
}

/** Values that JSON cannot represent equal nothing. */
function same(a: unknown, b: unknown): boolean {
	try {
		return JSON.stringify(a) === JSON.stringify(b);
	} catch {
		return false;
	}
}

/** A league extended by another copy of it; undefined if the copy adds nothing. */
function joined(here: LeagueRow, coming: LeagueRow): LeagueRow | undefined {
	const waiting = [...waitingIn(here)];
	for (const version of [coming.league, ...waitingIn(coming)]) {
		const known = [here.league, ...waiting].some((other) => same(other, version));
		if (!known && readLeague(version).ok) waiting.push(version);
	}
	const own = here.own ?? coming.own;
	const added = waiting.length > waitingIn(here).length || (own && !here.own);
	if (!added) return undefined;
	return { ...here, ...(own !== undefined && { own }), ...(waiting.length > 0 && { waiting }) };
}

/**
 * Returns all stored leagues, including damaged rows. Of a key only the listed fields are returned,
 * so its secret cannot leak.
 */
export async function leagueThings(database: BrikmusterDatabase): Promise<LeagueThings> {
	const [leagues, keys] = await Promise.all([rowsOf(database.leagues), rowsOf(database.keys)]);
	const files = keys.map(({ publicKey, file, savedAt }) => ({ publicKey, file, savedAt }));
	return { leagues, keys: files };
}

/** Returns what is missing here: leagues, keys, and other versions of a stored league. */
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

/**
 * Writes them inside the caller's transaction. A version that differs from the stored league is
 * kept beside it until merged.
 */
export async function takeLeagueThings(
	{ leagues, keys }: BrikmusterDatabase,
	{ leagues: coming, keys: files }: LeagueThings,
	now: number
): Promise<void> {
	for (const row of coming) {
		const here = await leagues.get(row.id);
		const next = here ? joined(here, row) : row;
		const revision = here ? counted(here.revision) + 1 : 1;
		if (next) await leagues.put({ ...next, revision, savedAt: here ? now : row.savedAt });
	}
	await keys.bulkAdd(files);
}
