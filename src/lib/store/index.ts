import { Armies } from './armies';
import { BrikmusterDatabase } from './database';

export { Armies };
export type { Stored, StoredArmy, UnreadableArmy, Watchable, WriteResult } from './armies';

/** The armies of this browser. */
export function openArmies(): Armies {
	return new Armies(new BrikmusterDatabase(), Date.now);
}
