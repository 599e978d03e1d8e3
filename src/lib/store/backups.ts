import { Dexie, type Table } from 'dexie';
import type { Army } from '$lib/rules/choices';
import type {
	ArmyRow,
	BrikmusterDatabase,
	GameRow,
	OwnUnitRow,
	PackRow,
	PhotoRow,
	RevisionRow
} from './database';
import { newGames, putGames } from './game-backup';
import {
	leaguesAndKeys,
	newLeaguesAndKeys,
	putLeaguesAndKeys,
	type LeaguesAndKeys
} from './league-backup';
import { newPacks, putPacks } from './packs';
import { toRevisionRow, revisionsOf } from './revisions';
import { rowsOf } from './row-by-row';
import { safeRevision, nextTime } from './sane';
import { watchTables, type Watchable } from './watching';

/** An army with its earlier states, as stored in a backup. */
export interface BackupArmy {
	readonly row: ArmyRow;
	readonly revisions: readonly RevisionRow[];
}

/** How an army of a backup compares to the stored ones. */
export type BackupComparison =
	/**
	 * `known`: the stored army is in the same state or a later one; `newer`: that of the backup grew from the stored
	 * one; `differs`: they have diverged.
	 */
	'new' | 'known' | 'newer' | 'differs';

/** How to restore one army: as new, beside the stored one, or replacing it. */
export interface RestoreItem {
	readonly backupArmy: BackupArmy;
	readonly as: 'added' | { readonly beside: Army } | 'replacement';
}

/** Supplies the next few photos of a backup; an empty list ends it. */
export type PhotoSupply = () => readonly PhotoRow[] | Promise<readonly PhotoRow[]>;

/** Options of a restore: own units, photos, and a signal to cancel it. */
interface RestoreOptions {
	readonly ownUnits?: readonly OwnUnitRow[];
	readonly photos?: PhotoSupply;
	readonly leaguesAndKeys?: LeaguesAndKeys;
	readonly games?: readonly GameRow[];
	readonly packs?: readonly PackRow[];
	readonly signal?: AbortSignal;
	readonly progress?: (done: number) => void;
}

/** The user cancelled; the storage is fine. */
class Stopped extends Error {
	override readonly name = 'Stopped';
}

function stopIfAborted(signal: AbortSignal | undefined): void {
	if (signal?.aborted) throw new Stopped();
}

/** Rows written at once; small enough to keep tasks short and the transaction open. */
const CHUNK = 20;

/** A value as text for comparison; values that JSON cannot represent equal nothing. */
function serialized(value: unknown): string | symbol {
	try {
		return JSON.stringify(value);
	} catch {
		return Symbol('damaged');
	}
}

/** Returns a saved unit as text; equal units under different ids have equal text. */
export function serializedUnit({
	version,
	rulebook,
	unit
}: Omit<OwnUnitRow, 'id' | 'savedAt'>): string | symbol {
	return serialized([version, rulebook, unit]);
}

const isSame = (a: unknown, b: unknown) => serialized(a) === serialized(b);

/** A short hash of a list of keys. */
function fingerprint(keys: readonly unknown[]): string {
	let hash = 0;
	for (const letter of keys.map(String).join(' ')) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
	return `${keys.length}:${hash}`;
}

/**
 * Returns an army with small new revisions, since those of a file may be unsafe integers. Earlier
 * states keep their order.
 */
export function renumbered({ row, revisions }: BackupArmy): BackupArmy {
	const { id } = row;
	const inOrder = [...revisions].sort((a, b) => a.revision - b.revision);
	const earlier = inOrder.map((state, index) => ({ ...state, id, revision: index + 1 }));
	// Above 1, like every edited army.
	const revision = Math.max(earlier.length + 1, Math.min(row.revision, 2));
	return { row: { ...row, revision }, revisions: earlier };
}

/** Moves all armies, own units and photos between the database and backups. */
export class Backups {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Returns the number of the user's armies, including those in the trash. */
	async count(): Promise<number> {
		const rows = await rowsOf(this.#database.armies);
		return rows.filter(({ demo }) => !demo).length;
	}

	/** Emits at every change of what backups contain, in any window, and once at first. */
	watchChanges(): Watchable<void> {
		return watchTables(this.#tables());
	}

	/**
	 * Returns a fingerprint that changes with the stored data. It covers the times of all rows, not
	 * only the latest, so a clock that was set back hides no change.
	 */
	async mark(): Promise<string> {
		const tables = this.#tables();
		const { armies } = this.#database;
		const marks = await Promise.all([
			...tables.map((table) => table.count()),
			...tables.map(async (table) => fingerprint(await table.orderBy('savedAt').keys())),
			armies.orderBy('filedAt').keys().then(fingerprint)
		]);
		return marks.join(' ');
	}

	#tables(): Table<unknown>[] {
		const { armies, entries, games, keys, leagues, ownUnits, packs, photos } = this.#database;
		return [armies, ownUnits, photos, leagues, entries, keys, games, packs];
	}

	/**
	 * Yields the user's armies with their earlier states, each consistent in itself. Unedited
	 * examples are skipped. A damaged row may consist of its id only.
	 */
	async *all(): AsyncGenerator<BackupArmy> {
		for (const id of await this.#database.armies.toCollection().primaryKeys()) {
			const backupArmy = await this.#backupArmy(id).catch(() => this.#inPieces(id));
			if (backupArmy && !backupArmy.row.demo) yield backupArmy;
		}
	}

	#backupArmy(id: string): Promise<BackupArmy | undefined> {
		const { armies, revisions } = this.#database;
		return this.#database.transaction('r', [armies, revisions], async () => {
			const row = await armies.get(id);
			return row && { row, revisions: await revisionsOf(this.#database, id).toArray() };
		});
	}

	/** Reads row by row, for when the browser cannot read all of them. */
	async #inPieces(id: string): Promise<BackupArmy | undefined> {
		const { armies, revisions } = this.#database;
		const row = await armies.get(id).catch(() => ({ id }) as ArmyRow);
		const keys = await revisionsOf(this.#database, id).primaryKeys();
		const states = keys.map(([, revision]) =>
			revisions.get([id, revision]).catch(() => ({ id, revision }) as RevisionRow)
		);
		const kept = (await Promise.all(states)).filter((state) => state !== undefined);
		return row && { row, revisions: kept };
	}

	/** Yields earlier states whose army is gone. */
	async *orphans(): AsyncGenerator<RevisionRow> {
		const { armies, revisions } = this.#database;
		const known = new Set((await armies.toCollection().primaryKeys()).map(serialized));
		for (const key of await revisions.toCollection().primaryKeys()) {
			const [id, revision] = key;
			if (known.has(serialized(id))) continue;
			const row = await revisions.get(key).catch(() => ({ id, revision }) as RevisionRow);
			if (row) yield row;
		}
	}

	/** Returns the user's saved units as stored. */
	ownUnits(): Promise<OwnUnitRow[]> {
		return rowsOf(this.#database.ownUnits);
	}

	/** Yields every photo. */
	async *photos(): AsyncGenerator<PhotoRow> {
		const { photos } = this.#database;
		for (const digest of await photos.toCollection().primaryKeys()) {
			const row = await photos.get(digest).catch(() => ({ digest }) as PhotoRow);
			if (row) yield row;
		}
	}

	/** Returns leagues with their entries, and key files. */
	leaguesAndKeys(): Promise<Required<LeaguesAndKeys>> {
		return leaguesAndKeys(this.#database);
	}

	/** Returns the given leagues and keys that are missing or different here. */
	newLeaguesAndKeys(things: LeaguesAndKeys): Promise<LeaguesAndKeys> {
		return newLeaguesAndKeys(this.#database, things);
	}

	/** Returns all stored games, including damaged rows. */
	games(): Promise<GameRow[]> {
		return rowsOf(this.#database.games);
	}

	/** Returns the given games that are new here or have new events, contradicting ones under a new id. */
	newGames(games: readonly GameRow[], newId: () => string): Promise<GameRow[]> {
		return newGames(this.#database, games, newId);
	}

	/** Returns all stored packs, including damaged rows. */
	packs(): Promise<PackRow[]> {
		return rowsOf(this.#database.packs);
	}

	/** Returns the given packs that are missing here or were saved later than the stored ones. */
	newPacks(packs: readonly PackRow[]): Promise<PackRow[]> {
		return newPacks(this.#database, packs);
	}

	/** Returns the digests of photos that are missing here. */
	async newPhotos(digests: readonly string[]): Promise<string[]> {
		const here = new Set(await this.#database.photos.toCollection().primaryKeys());
		return digests.filter((digest) => !here.has(digest));
	}

	/** Returns units that are missing here under any id. */
	async newUnits(units: readonly OwnUnitRow[]): Promise<OwnUnitRow[]> {
		const here = await this.ownUnits();
		const known = new Set(here.flatMap((row) => [row.id, serializedUnit(row)]));
		return units.filter((row) => !known.has(row.id) && !known.has(serializedUnit(row)));
	}

	/** Compares each army of a backup with the stored one of the same id. */
	async compare(backupArmies: readonly BackupArmy[]): Promise<BackupComparison[]> {
		const { armies, revisions } = this.#database;
		return this.#database.transaction('r', [armies, revisions], async () => {
			const here = await armies.bulkGet(backupArmies.map(({ row }) => row.id));
			return Promise.all(backupArmies.map((one, index) => this.#standing(one, here[index])));
		});
	}

	async #standing(
		{ row, revisions: theirs }: BackupArmy,
		here: ArmyRow | undefined
	): Promise<BackupComparison> {
		if (!here) return 'new';
		if (isSame(here.army, row.army)) return 'known';
		const ours = await revisionsOf(this.#database, row.id).toArray();
		const grewHere = ours.some(({ army }) => isSame(army, row.army));
		const grewThere = theirs.some(({ army }) => isSame(army, here.army));
		// Going back to an earlier version makes both true.
		if (grewHere && grewThere) return row.savedAt > here.savedAt ? 'newer' : 'known';
		if (grewHere) return 'known';
		return grewThere ? 'newer' : 'differs';
	}

	/**
	 * Restores armies of a backup: all of them, or none if anything fails or is cancelled. A replaced
	 * state becomes an earlier state of the army.
	 */
	async restore(
		arrivals: readonly RestoreItem[],
		{
			ownUnits: units = [],
			photos: supply,
			leaguesAndKeys: things,
			games: playing = [],
			packs: extending = [],
			signal,
			progress
		}: RestoreOptions = {}
	): Promise<void> {
		const { armies, revisions, histories, ownUnits, photos, games } = this.#database;
		const { leagues, entries, keys, packs } = this.#database;
		const of = [leagues, entries, keys, games, packs];
		const tables = [armies, revisions, histories, ownUnits, photos, ...of];
		await this.#database.write(tables, async () => {
			if (supply) await this.#takePhotos(supply, signal);
			for (let from = 0; from < arrivals.length; from += CHUNK) {
				stopIfAborted(signal);
				const chunk = arrivals.slice(from, from + CHUNK);
				await this.#take(chunk);
				progress?.(from + chunk.length);
			}
			await ownUnits.bulkAdd(units);
			if (things) await putLeaguesAndKeys(this.#database, things, this.#now());
			await putGames(this.#database, playing, this.#now());
			await putPacks(this.#database, extending);
			stopIfAborted(signal);
		});
	}

	/** Holds only a few photos in memory. Without waitFor the transaction would end while they load. */
	async #takePhotos(supply: PhotoSupply, signal: AbortSignal | undefined): Promise<void> {
		for (;;) {
			stopIfAborted(signal);
			const coming = supply();
			const rows = 'then' in coming ? await Dexie.waitFor(coming) : coming;
			if (rows.length === 0) return;
			await this.#database.photos.bulkPut(rows);
		}
	}

	async #take(chunk: readonly RestoreItem[]): Promise<void> {
		const { armies, revisions } = this.#database;
		const added: ArmyRow[] = [];
		const earlier: RevisionRow[] = [];
		for (const { backupArmy, as } of chunk) {
			if (as === 'added') {
				const { row, revisions: states } = renumbered(backupArmy);
				added.push(row);
				earlier.push(...states);
			} else if (as === 'replacement') await this.#replace(backupArmy);
			else added.push(this.#beside(backupArmy.row, as.beside));
		}
		await armies.bulkAdd(added);
		await revisions.bulkPut(earlier);
	}

	#beside({ savedAt, tags }: ArmyRow, army: Army): ArmyRow {
		const own = { id: army.id, army, revision: 1, createdAt: this.#now(), savedAt };
		return { ...own, ...(tags && { tags }) };
	}

	/** Replaces an army; what the backup knows of the time after the replaced state becomes earlier states too. */
	async #replace({ row: { id, army }, revisions: theirs }: BackupArmy): Promise<void> {
		const { armies, revisions, histories } = this.#database;
		const here = await armies.get(id);
		if (!here) throw new Error(`Army ${id} is not there any more`);
		const { deletedAt: _, demo: __, trashed: ___, ...kept } = here;
		await revisions.put(toRevisionRow(here));
		const inOrder = [...theirs].sort((a, b) => a.revision - b.revision);
		const common = inOrder.findLastIndex((state) => isSame(state.army, here.army));
		const later = common < 0 ? [] : inOrder.slice(common + 1);
		const first = safeRevision(here.revision) + 1;
		await revisions.bulkPut(
			later.map((state, index) => ({ ...state, id, revision: first + index }))
		);
		const savedAt = nextTime(this.#now(), here.savedAt);
		await armies.put({ ...kept, army, revision: first + later.length, savedAt });
		await histories.delete(id);
	}
}
