import { Backups } from './backups';
import { ChosenFile } from './chosen-file';
import type { BrikmusterDatabase } from './database';
import { Keys } from './keys';
import { Leagues } from './leagues';
import { OwnUnits } from './own-units';
import { Photos } from './photos';

export { file } from './filing';
export { parted } from './photo-rows';
export { rowByRow } from './row-by-row';
export { emptyTrash } from './trash';

/** What this browser keeps beside the list of armies, which does without it and is there sooner. */
export interface Keeping {
	readonly backups: Backups;
	readonly chosenFile: ChosenFile;
	readonly keys: Keys;
	readonly leagues: Leagues;
	readonly ownUnits: OwnUnits;
	readonly photos: Photos;
}

/** Milliseconds after which a lost connection is opened again: a database that is being deleted is gone by then. */
const REOPEN = 200;

const reopened = new WeakSet<BrikmusterDatabase>();

/**
 * Opens a lost connection again. Dexie alone waits for the next question; this way all who watch the data learn
 * that it is gone.
 */
function keepOpen(database: BrikmusterDatabase): void {
	if (reopened.has(database)) return;
	reopened.add(database);
	database.on('close', () => {
		// A connection that was never open is opened by the next question.
		if (!database.isOpen()) return;
		setTimeout(() => {
			if (!database.hasBeenClosed()) database.open().catch(() => undefined);
		}, REOPEN);
	});
}

export function openKeeping(database: BrikmusterDatabase): Keeping {
	keepOpen(database);
	const keys = new Keys(database, Date.now);
	// Where storage is refused, the pages say so.
	void keys.protect().catch(() => undefined);
	return {
		backups: new Backups(database, Date.now),
		chosenFile: new ChosenFile(database),
		keys,
		leagues: new Leagues(database, Date.now),
		ownUnits: new OwnUnits(database, Date.now),
		photos: new Photos(database, Date.now)
	};
}
