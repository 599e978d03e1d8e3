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

export function openKeeping(database: BrikmusterDatabase): Keeping {
	return {
		backups: new Backups(database, Date.now),
		chosenFile: new ChosenFile(database),
		keys: new Keys(database, Date.now),
		leagues: new Leagues(database, Date.now),
		ownUnits: new OwnUnits(database, Date.now),
		photos: new Photos(database, Date.now)
	};
}
