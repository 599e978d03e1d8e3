import { readLeague } from '$lib/league/read-league';
import type { BrikmusterDatabase, KeyRow, LeagueRow } from './database';
import { waitingVersions } from './leagues';
import { rowsOf } from './row-by-row';
import { isSameJson, safeRevision } from './sane';

/** The leagues and keys of a backup, as they are stored. */
export interface LeaguesAndKeys {
	readonly leagues: readonly LeagueRow[];
	readonly keys: readonly KeyRow[];
}

/** A league extended by another copy of it; undefined if the copy adds nothing. */
function mergedRow(here: LeagueRow, incoming: LeagueRow): LeagueRow | undefined {
	const waiting = [...waitingVersions(here)];
	for (const version of [incoming.league, ...waitingVersions(incoming)]) {
		const known = [here.league, ...waiting].some((other) => isSameJson(other, version, false));
		if (!known && readLeague(version).ok) waiting.push(version);
	}
	const own = here.own ?? incoming.own;
	const added = waiting.length > waitingVersions(here).length || (own && !here.own);
	if (!added) return undefined;
	return { ...here, ...(own !== undefined && { own }), ...(waiting.length > 0 && { waiting }) };
}

/**
 * Returns all stored leagues, including damaged rows. Of a key only the listed fields are returned,
 * so its secret cannot leak.
 */
export async function leaguesAndKeys(database: BrikmusterDatabase): Promise<LeaguesAndKeys> {
	const [leagues, keys] = await Promise.all([rowsOf(database.leagues), rowsOf(database.keys)]);
	const files = keys.map(({ publicKey, file, savedAt }) => ({ publicKey, file, savedAt }));
	return { leagues, keys: files };
}

/** Returns what is missing here: leagues, keys, and other versions of a stored league. */
export async function newLeaguesAndKeys(
	database: BrikmusterDatabase,
	{ leagues, keys }: LeaguesAndKeys
): Promise<LeaguesAndKeys> {
	const here = await leaguesAndKeys(database);
	const known = new Map(here.leagues.map((row) => [row.id, row]));
	const isNew = (row: LeagueRow) => {
		const own = known.get(row.id);
		return !own || mergedRow(own, row) !== undefined;
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
export async function putLeaguesAndKeys(
	{ leagues, keys }: BrikmusterDatabase,
	{ leagues: incoming, keys: files }: LeaguesAndKeys,
	now: number
): Promise<void> {
	for (const row of incoming) {
		const here = await leagues.get(row.id);
		const next = here ? mergedRow(here, row) : row;
		const revision = here ? safeRevision(here.revision) + 1 : 1;
		if (next) await leagues.put({ ...next, revision, savedAt: here ? now : row.savedAt });
	}
	await keys.bulkAdd(files);
}
