import { Armies } from './armies';
import { BrikmusterDatabase } from './database';
import { rememberDeletion } from './deletions';
import type { LazyStores } from './lazy-stores';
import type { ScriptAddress, SecondCopy } from './second-copy';
import { isCopied } from './second-copy/tables';
import { isUnused } from './second-copy/unused';

export { Armies };
export type { Stored, StoredArmy, UnreadableArmy, WriteResult } from './armies';
export { TRASH_DAYS } from './days';
export type { Watchable } from './watching';
export type { RestoreItem, BackupArmy, PhotoSupply, BackupComparison } from './backups';
export type {
	EntryRow,
	GameRow,
	KeyRow,
	LeagueRow,
	OwnUnitRow,
	PackRow,
	PhotoRow
} from './database';
export type { Games, StoredGame, UnreadableGame } from './games';
export type { LazyStores } from './lazy-stores';
export type { Keys } from './keys';
export type { LeaguesAndKeys } from './league-backup';
export type {
	Arriving,
	CheckedEntry,
	LeagueContents,
	LeagueFacts,
	StoredPlan,
	Leagues,
	LeagueWrite,
	NamedLeague,
	StoredLeague,
	UnreadableLeague
} from './leagues';
export type { OwnUnit, OwnUnits } from './own-units';
export type { PackDrafts } from './pack-drafts';
export type { StoredPack } from './pack-rows';
export type { Packs } from './packs';
export type { Photos } from './photos';
export type { RoomDocumentRow, RoomEntryRow, RoomRow, RoomSubject } from './room-rows';
export type { Rooms } from './rooms';
export type { CopyRecord, SecondCopy } from './second-copy';

/** Everything stored in this browser. */
export interface Store {
	readonly armies: Armies;
	/** Loaded on first use; the same ones each time. */
	lazyStores(): Promise<LazyStores>;
	/**
	 * The copy of the user's data in files; undefined if the browser has no file storage, or if there is
	 * nothing to copy or to restore.
	 */
	secondCopy(): Promise<SecondCopy | undefined>;
	/**
	 * Runs `finish` before a newer app version in another window upgrades the database, which waits
	 * for it. Afterwards this window can no longer store anything.
	 */
	beforeUpgrade(finish: () => Promise<void>): void;
}

/** Makes the second copy follow each write, and restore data after a storage failure. */
function startSecondCopy(
	database: BrikmusterDatabase,
	scriptAddress?: ScriptAddress
): Store['secondCopy'] {
	const { navigator } = globalThis as Partial<typeof globalThis>;
	if (!navigator?.storage?.getDirectory) return () => Promise.resolve(undefined);
	let copy: Promise<SecondCopy> | undefined;
	const open = async () => {
		const { SecondCopy } = await import('./second-copy');
		return new SecondCopy(database, scriptAddress);
	};
	const secondCopy = () => (copy ??= open());
	database.onChange = (...change) => {
		const [table, keys, deleted] = change;
		// Must run before anything is loaded, as the page may close at once.
		if (deleted && isCopied(table))
			for (const key of keys) rememberDeletion(database.name, table, String(key));
		secondCopy().then(
			(opened) => opened.follow(...change),
			() => (copy = undefined)
		);
	};
	database.recover = async () => {
		const { rebuild } = await import('./second-copy');
		await rebuild(database, await secondCopy());
	};
	return async () => (copy || !(await isUnused(database)) ? secondCopy() : undefined);
}

/** @param scriptAddress Makes the address of our worker trusted, if the page's policy requires it. */
export function openStore(
	database = new BrikmusterDatabase(),
	scriptAddress?: ScriptAddress
): Store {
	let lazy: Promise<LazyStores> | undefined;
	const openLazy = async () => {
		const { openLazyStores } = await import('./lazy-stores').catch((error: unknown) => {
			lazy = undefined;
			throw error;
		});
		return openLazyStores(database);
	};
	return {
		armies: new Armies(database, Date.now),
		secondCopy: startSecondCopy(database, scriptAddress),
		// Always the same, as they remember what they have read.
		lazyStores: () => (lazy ??= openLazy()),
		beforeUpgrade(finish) {
			database.on('versionchange', ({ newVersion }) => {
				// Rebuilt by another window (an impossible version number), or deleted with the site's data: it is
				// opened again.
				if (!newVersion || newVersion % 10) database.closeForRebuild();
				else void finish().finally(() => database.close());
				return false;
			});
		}
	};
}
