import 'fake-indexeddb/auto';
import { Dexie, RangeSet, type ObservabilitySet } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../tests/setup/eventually';
import { BrikmusterDatabase } from './database';

let database: BrikmusterDatabase;
const tracked: ObservabilitySet[] = [];
const track = (parts: ObservabilitySet) => void tracked.push(parts);
beforeEach(() => {
	database = new BrikmusterDatabase('coarse');
	tracked.length = 0;
	Dexie.on('storagemutated', track);
});
afterEach(async () => {
	Dexie.on.storagemutated.unsubscribe(track);
	await database.delete();
});

/** The number of ranges that are tracked for each index of a table. */
function rangesOf(table: string): number[] {
	return tracked.flatMap((parts) =>
		Object.entries(parts).flatMap(([part, tree]) => {
			const ranges = part.includes(`/${table}/`) ? [...RangeSet(tree)] : [];
			return ranges.length > 0 ? [ranges.length] : [];
		})
	);
}

it('tracks many new entries as one change of the table', async () => {
	const rows = Array.from({ length: 40 }, (_, at) => `${(at * 7) % 40}`);
	await database.write([database.entries, database.roomEntries], async () => {
		for (const digest of rows) {
			await database.entries.bulkAdd([{ digest, league: digest, savedAt: 1 }]);
			await database.roomEntries.bulkPut([{ room: 'r', digest, keys: [] }]);
		}
	});
	await eventually(() => expect(rangesOf('entries')).not.toEqual([]));
	for (const table of ['entries', 'roomEntries'])
		expect(new Set(rangesOf(table))).toEqual(new Set([1]));
});
