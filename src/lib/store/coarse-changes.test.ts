import 'fake-indexeddb/auto';
import { Dexie, RangeSet, type ObservabilitySet } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../tests/setup/eventually';
import { BrikmusterDatabase } from './database';

let database: BrikmusterDatabase;
const noted: ObservabilitySet[] = [];
const note = (parts: ObservabilitySet) => void noted.push(parts);
beforeEach(() => {
	database = new BrikmusterDatabase('coarse');
	noted.length = 0;
	Dexie.on('storagemutated', note);
});
afterEach(async () => {
	Dexie.on.storagemutated.unsubscribe(note);
	await database.delete();
});

/** The number of ranges that are noted for each index of a table. */
function rangesOf(table: string): number[] {
	return noted.flatMap((parts) =>
		Object.entries(parts).flatMap(([part, tree]) => {
			const ranges = part.includes(`/${table}/`) ? [...RangeSet(tree)] : [];
			return ranges.length > 0 ? [ranges.length] : [];
		})
	);
}

it('notes many new entries as one change of the table', async () => {
	const rows = Array.from({ length: 40 }, (_, at) => `${(at * 7) % 40}`);
	await database.write([database.entries, database.roomEntries], async () => {
		for (const digest of rows) {
			await database.entries.bulkAdd([{ digest, league: digest, savedAt: 1 }]);
			await database.roomEntries.bulkPut([{ room: 'r', digest, keys: [] }]);
		}
	});
	await eventually(() => expect(rangesOf('entries')).not.toEqual([]));
	expect(Math.max(...rangesOf('entries'), ...rangesOf('roomEntries'))).toBe(1);
});
