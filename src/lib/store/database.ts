import { Dexie, type Table } from 'dexie';

/** What stands in the table: the document as it was saved; it is checked again when it is read. */
export interface ArmyRow {
	id: string;
	army: unknown;
	/** Counts the writes: a write names the revision that it builds on. */
	revision: number;
	createdAt: number;
	savedAt: number;
	/** When it was deleted; absent for an army in use. */
	deletedAt?: number;
}

export const DATABASE_NAME = 'brikmuster';

/** The browser's database. Versions only ever get added below; each keeps its frozen fixture in tests. */
export class BrikmusterDatabase extends Dexie {
	declare readonly armies: Table<ArmyRow, string>;

	constructor(name = DATABASE_NAME) {
		super(name, { chromeTransactionDurability: 'strict' });
		this.version(1).stores({ armies: 'id, savedAt' });
	}
}
