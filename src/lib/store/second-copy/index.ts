import type { BrikmusterDatabase } from '../database';
import { locked } from '../locking';
import type { Row } from './record';
import { SecondCopy } from './second-copy';

export { SecondCopy };
export type { CopiedTable, CopyRecord } from './record';
export type { ScriptAddress } from './worker-writer';

/**
 * Deletes a database whose storage failed and creates it again, once the second copy is verified to have all
 * that it holds. Rejects, and changes nothing, while the copy cannot be written.
 */
export async function rebuild(database: BrikmusterDatabase, copy: SecondCopy): Promise<void> {
	await locked(database.lock, 'exclusive', async () => {
		const contents = new Map<string, Row[]>();
		for (const { name } of database.tables) {
			contents.set(name, await database.table<Row>(name).toArray());
		}
		await copy.holding(contents, () => database.rebuild(contents));
	});
}
