import { afterEach, expect, it, vi } from 'vitest';
import { linesOf, type Item } from '$lib/sync/room/items';
import { sortedLines } from '$lib/sync/room-client/room-log';
import { deleteDevices, ROOM, RoomDevice } from '../../../../tests/setup/league-room';
import { storeRows } from '../league/worker/storing';
import { entryKey, isEntryKey } from './entry-keys';
import { KnownEntries } from './known-entries';
import { leagueBinding } from './league-binding';
import { receiveItems } from './receiving';

afterEach(async () => {
	vi.restoreAllMocks();
	await deleteDevices();
});

/** A league of another device, as one entry of its room has it, and a device that lacks it. */
async function arriving() {
	const [anna, jan] = [await RoomDevice.make(), await RoomDevice.make()];
	const founding = await anna.found();
	const items = await anna.outgoing(founding);
	const deliver = async (others: readonly Item[] = []) => ({
		...{ digest: 'entry', author: 'author' },
		...(await sortedLines([...items, ...others]))
	});
	const binding = leagueBinding(ROOM, founding, jan.stores);
	const digests = await anna.entries(founding);
	return { jan, founding, binding, deliver, digests, keys: digests.map(entryKey) };
}

/** The keys of the entries of leagues in each entry of the room. */
const keysIn = (taken: Awaited<ReturnType<typeof receiveItems>>['taken']) =>
	taken.map(([digest, keys]) => [digest, keys.filter(isEntryKey).sort()]);

it('signed entries of leagues are stored by the worker, and the second copy follows', async () => {
	const { jan, founding, binding, deliver, digests, keys } = await arriving();
	const join = vi.spyOn(jan.stores.leagues, 'join');
	const changed = new Set<unknown>();
	jan.database.onChange = (table, ids) => {
		if (table === 'entries') for (const id of ids) changed.add(id);
	};
	const { taken, refused, isStoredByWorker } = await receiveItems(binding, [await deliver()]);
	expect(isStoredByWorker).toBe(true);
	expect(join).not.toHaveBeenCalled();
	expect(await jan.entries(founding)).toEqual(digests);
	expect([...changed].sort()).toEqual(digests);
	expect(keysIn(taken)).toEqual([['entry', keys]]);
	expect(refused).toBe(0);
});

it('the page stores them if the worker cannot', async () => {
	const { jan, founding, binding, deliver, digests } = await arriving();
	const join = vi.spyOn(jan.stores.leagues, 'join');
	vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {
		throw new Error('The worker has stopped');
	});
	const { isStoredByWorker } = await receiveItems(binding, [await deliver()]);
	expect(isStoredByWorker).toBe(false);
	expect(join).toHaveBeenCalled();
	expect(await jan.entries(founding)).toEqual(digests);
});

it('what is not understood counts as refused, and is not noted as taken', async () => {
	const { binding, deliver, keys } = await arriving();
	const one = await deliver([{ kind: 'unknown' }]);
	const lines = linesOf([{ kind: 'leagueEntry', entry: 'of a later version' }]);
	const later = { ...one, digest: 'later', lines: linesOf([]), signed: { lines, digests: ['x'] } };
	const { taken, refused } = await receiveItems(binding, [one, later]);
	expect(refused).toBe(2);
	expect(keysIn(taken)).toEqual([
		['entry', keys],
		['later', []]
	]);
});

it('what is known of the entries of a room is stored by the worker, or else by the page', async () => {
	const { rooms } = (await RoomDevice.make()).stores;
	const known = new KnownEntries(rooms, ROOM);
	const put = vi.spyOn(rooms, 'putEntries');
	await known.putTaken([['one', ['a']]], (rows) => storeRows(rooms, rows));
	expect(put).not.toHaveBeenCalled();
	await known.putTaken([['other', ['b']]], () => Promise.resolve(false));
	expect(put).toHaveBeenCalledOnce();
	const rows = await rooms.entries(ROOM);
	expect(rows.map(({ digest, keys }) => [digest, keys])).toEqual([
		['one', ['a']],
		['other', ['b']]
	]);
	expect(known.has('a') && known.has('b')).toBe(true);
});
