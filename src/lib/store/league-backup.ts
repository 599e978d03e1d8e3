import type { BrikmusterDatabase, EntryRow, KeyRow, LeagueRow } from './database';
import { addMissing, rowIdOf, rowWithFounding } from './entry-rows';
import { rowsOf } from './row-by-row';
import { isSameJson, safeRevision } from './sane';

/** The leagues and keys of a backup, as they are stored. */
export interface LeaguesAndKeys {
	readonly leagues: readonly LeagueRow[];
	readonly keys: readonly KeyRow[];
	/** Entries of leagues. */
	readonly entries?: readonly EntryRow[];
}

/** The versions beside a league of the old format, including damaged ones. */
function versionsIn({ waiting }: LeagueRow): readonly unknown[] {
	if (waiting === undefined || Array.isArray(waiting)) return waiting ?? [];
	return [waiting];
}

/**
 * A league extended by another copy of it; undefined if the copy adds nothing. Entries are rows of their own. A league
 * of the old format is kept beside the one that is here.
 */
function mergedRow(here: LeagueRow, incoming: LeagueRow): LeagueRow | undefined {
	const waiting = [...versionsIn(here)];
	const old = incoming.founding === undefined ? [incoming.league] : [];
	for (const version of [...old, ...versionsIn(incoming)]) {
		const known = [here.league, ...waiting].some((other) => isSameJson(other, version, false));
		if (!known) waiting.push(version);
	}
	const own = here.own ?? incoming.own;
	const added = waiting.length > versionsIn(here).length || (own && !here.own);
	if (!added) return undefined;
	return { ...here, ...(own !== undefined && { own }), ...(waiting.length > 0 && { waiting }) };
}

/** The stored row that a row of a copy belongs to, and the id under which a new one is stored. */
function placeOf(
	rows: readonly LeagueRow[],
	row: LeagueRow
): { readonly here?: LeagueRow | undefined; readonly id: string } {
	const same = rows.find(({ id }) => id === row.id);
	if (row.founding === undefined) return { here: same, id: row.id };
	const here = rowWithFounding(rows, row.founding);
	return { here, id: here?.id ?? (same ? rowIdOf(row.founding) : row.id) };
}

/** What is read of an entry whose form was not checked. */
interface Unread {
	readonly author?: unknown;
	readonly body?: { readonly kind?: unknown } | null;
}

/** The keys of founders who gave nobody else an office in their league. */
function lonelyFounders(entries: readonly EntryRow[]): ReadonlySet<unknown> {
	const kindOf = ({ entry }: EntryRow) => (entry as Unread | undefined)?.body?.kind;
	const shared = new Set(
		entries.flatMap((row) => (kindOf(row) === 'appointment' ? [row.league] : []))
	);
	const alone = entries.filter((row) => kindOf(row) === 'founding' && !shared.has(row.league));
	return new Set(alone.map(({ entry }) => (entry as Unread).author));
}

/**
 * Returns all stored leagues, including damaged rows. Of a key only the listed fields are returned,
 * so its secret cannot leak; except where nobody else could go on with a league and the key has no file.
 */
export async function leaguesAndKeys(
	database: BrikmusterDatabase
): Promise<Required<LeaguesAndKeys>> {
	const [leagues, entries, keys] = await Promise.all([
		rowsOf(database.leagues),
		rowsOf(database.entries),
		rowsOf(database.keys)
	]);
	const alone = lonelyFounders(entries);
	const files = keys.map(({ publicKey, file, savedAt, seed }): KeyRow => {
		const isNeeded = seed !== undefined && file === '' && alone.has(publicKey);
		return { publicKey, file, savedAt, ...(isNeeded && { seed }) };
	});
	return { leagues, entries, keys: files };
}

/** Returns what is missing here: leagues, keys, entries, and other versions of a stored league. */
export async function newLeaguesAndKeys(
	database: BrikmusterDatabase,
	{ leagues, keys, entries = [] }: LeaguesAndKeys
): Promise<LeaguesAndKeys> {
	const here = await leaguesAndKeys(database);
	const stored = new Set(here.entries.map(({ digest }) => digest));
	const fresh = entries.filter(({ digest }) => !stored.has(digest));
	const foundings = new Set(fresh.map(({ league }) => league));
	const isNew = (row: LeagueRow) => {
		const { here: own } = placeOf(here.leagues, row);
		const hasEntries = row.founding !== undefined && foundings.has(row.founding);
		return !own || hasEntries || mergedRow(own, row) !== undefined;
	};
	const files = new Set(here.keys.map(({ publicKey }) => publicKey));
	return {
		leagues: leagues.filter(isNew),
		keys: keys.filter(({ publicKey }) => !files.has(publicKey)),
		...(fresh.length > 0 && { entries: fresh })
	};
}

/**
 * Writes them inside the caller's transaction. A version that differs from the stored league is
 * kept beside it until merged; entries are united.
 */
export async function putLeaguesAndKeys(
	database: BrikmusterDatabase,
	{ leagues: incoming, keys: files, entries = [] }: LeaguesAndKeys,
	now: number
): Promise<void> {
	const { leagues, keys } = database;
	await addMissing(database, entries);
	for (const row of incoming) {
		const { here, id } = placeOf(await rowsOf(leagues), row);
		const next = here ? mergedRow(here, row) : { ...row, id };
		const isLonger = here?.founding !== undefined && here.founding === row.founding;
		const put = next ?? (isLonger ? here : undefined);
		const revision = here ? safeRevision(here.revision) + 1 : 1;
		if (put) await leagues.put({ ...put, revision, savedAt: here ? now : row.savedAt });
	}
	await keys.bulkAdd(files);
}
