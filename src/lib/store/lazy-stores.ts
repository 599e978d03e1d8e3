import { Backups } from './backups';
import { ChosenFile } from './chosen-file';
import type { BrikmusterDatabase } from './database';
import { Games } from './games';
import { Keys } from './keys';
import { Leagues } from './leagues';
import { OwnUnits } from './own-units';
import { Packs } from './packs';
import { Photos } from './photos';
import { Rooms } from './rooms';

export { updateMetadata } from './filing';
export { splitPhotos } from './photo-rows';
export { rowByRow } from './row-by-row';
export { emptyTrash } from './trash';

/** Storage besides the list of armies, loaded later as that list does not need it. */
export interface LazyStores {
	readonly backups: Backups;
	readonly chosenFile: ChosenFile;
	readonly games: Games;
	readonly keys: Keys;
	readonly leagues: Leagues;
	readonly ownUnits: OwnUnits;
	readonly packs: Packs;
	readonly photos: Photos;
	readonly rooms: Rooms;
}

/** Milliseconds before a lost connection is reopened; by then a deletion of the database has finished. */
const REOPEN_DELAY = 200;

const reopened = new WeakSet<BrikmusterDatabase>();

/**
 * Reopens a lost connection. Dexie alone waits for the next request; reopening makes all watchers
 * notice that the data is gone.
 */
function keepOpen(database: BrikmusterDatabase): void {
	if (reopened.has(database)) return;
	reopened.add(database);
	database.on('close', () => {
		// A connection that was never open is opened by the next request.
		if (!database.isOpen()) return;
		setTimeout(() => {
			if (!database.hasBeenClosed()) database.open().catch(() => undefined);
		}, REOPEN_DELAY);
	});
}

export function openLazyStores(database: BrikmusterDatabase): LazyStores {
	keepOpen(database);
	const keys = new Keys(database, Date.now);
	// The pages report it if storage is unavailable.
	void keys.protect().catch(() => undefined);
	return {
		backups: new Backups(database, Date.now),
		chosenFile: new ChosenFile(database),
		games: new Games(database, Date.now),
		keys,
		leagues: new Leagues(database, Date.now),
		ownUnits: new OwnUnits(database, Date.now),
		packs: new Packs(database, Date.now),
		photos: new Photos(database, Date.now),
		rooms: new Rooms(database, Date.now)
	};
}
