import { Armies } from './armies';
import { Backups } from './backups';
import { ChosenFile } from './chosen-file';
import { BrikmusterDatabase } from './database';

export { Armies, Backups, ChosenFile };
export { TRASH_DAYS } from './armies';
export type { Stored, StoredArmy, UnreadableArmy, WriteResult } from './armies';
export type { Watchable } from './watching';
export type { Arrival, Keepsake, Standing } from './backups';

/** What this browser keeps. */
export interface Store {
	readonly armies: Armies;
	readonly backups: Backups;
	readonly chosenFile: ChosenFile;
	/**
	 * Says what is to be done before a newer version of the app, in another window, changes the database:
	 * that one waits until it is done. Afterwards this window can store nothing any more.
	 */
	beforeUpgrade(finish: () => Promise<void>): void;
}

export function openStore(database = new BrikmusterDatabase()): Store {
	return {
		armies: new Armies(database, Date.now),
		backups: new Backups(database, Date.now),
		chosenFile: new ChosenFile(database),
		beforeUpgrade(finish) {
			database.on('versionchange', () => {
				void finish().finally(() => database.close());
				return false;
			});
		}
	};
}
