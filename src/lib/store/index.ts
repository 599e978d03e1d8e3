import { Armies } from './armies';
import { BrikmusterDatabase } from './database';
import type { Keeping } from './keeping';

export { Armies };
export { TRASH_DAYS } from './armies';
export type { Stored, StoredArmy, UnreadableArmy, WriteResult } from './armies';
export type { Watchable } from './watching';
export type { Arrival, Keepsake, PhotoSupply, Standing } from './backups';
export type { KeyRow, LeagueRow, OwnUnitRow, PhotoRow } from './database';
export type { Keeping } from './keeping';
export type { Keys } from './keys';
export type { LeagueThings } from './league-backup';
export type { LeaguePapers, Leagues, LeagueStep, StoredLeague, UnreadableLeague } from './leagues';
export type { OwnUnit, OwnUnits } from './own-units';
export type { Photos } from './photos';

/** What this browser keeps. */
export interface Store {
	readonly armies: Armies;
	/** Loaded where it is asked for first. */
	keeping(): Promise<Keeping>;
	/**
	 * Says what is to be done before a newer version of the app, in another window, changes the database:
	 * that one waits until it is done. Afterwards this window can store nothing any more.
	 */
	beforeUpgrade(finish: () => Promise<void>): void;
}

export function openStore(database = new BrikmusterDatabase()): Store {
	return {
		armies: new Armies(database, Date.now),
		async keeping() {
			const { openKeeping } = await import('./keeping');
			return openKeeping(database);
		},
		beforeUpgrade(finish) {
			database.on('versionchange', ({ newVersion }) => {
				// The database is deleted, as with the site's data: Dexie lets it go, and opens an empty one.
				if (newVersion === null) return;
				void finish().finally(() => database.close());
				return false;
			});
		}
	};
}
