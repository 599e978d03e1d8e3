import { Armies } from './armies';
import { BrikmusterDatabase } from './database';
import type { Keeping } from './keeping';

export { Armies };
export type { Stored, StoredArmy, UnreadableArmy, WriteResult } from './armies';
export { TRASH_DAYS } from './days';
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
			database.on('versionchange', () => {
				void finish().finally(() => database.close());
				return false;
			});
		}
	};
}
