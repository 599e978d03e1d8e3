import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleArmy } from '$lib/army/example';
import { ownUnitOf } from '$lib/army/own-unit';
import type { Army } from '$lib/rules/choices';
import { Armies, type StoredArmy } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { Rooms } from '$lib/store/rooms';
import { OwnUnits } from '$lib/store/own-units';
import { catalogues } from '../../../../tests/setup/catalogues';
import type { Item } from '$lib/sync/room/items';
import type { KeyedItem } from './binding';
import { sharedArmies } from './kinds/armies';
import { sharedOwnUnits } from './kinds/own-units';
import { SharedDocuments } from './shared-documents';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const NOBODY = () => () => undefined;
const example = exampleArmy(ID, catalogues.en.example);

const databases: BrikmusterDatabase[] = [];
afterEach(async () => {
	for (const database of databases.splice(0)) await database.delete();
});

/** A device: its storage, and what the room has as far as it knows. */
class Device {
	readonly database = new BrikmusterDatabase(`hub-${databases.length}`);
	readonly armies = new Armies(this.database, Date.now);
	readonly ownUnits = new OwnUnits(this.database, Date.now);
	readonly room = new Map<string, Item>();
	documents: SharedDocuments;

	constructor() {
		databases.push(this.database);
		this.documents = this.reopened();
	}

	/** The documents as after a reload. */
	reopened(): SharedDocuments {
		const rooms = new Rooms(this.database, Date.now);
		const kinds = [sharedOwnUnits(this.ownUnits, rooms), sharedArmies(this.armies, rooms)];
		this.documents = new SharedDocuments('room', rooms, kinds, NOBODY);
		return this.documents;
	}

	async outgoing(): Promise<readonly KeyedItem[]> {
		const lacking = await this.documents.outgoing((key) => this.room.has(key));
		for (const { key, item } of lacking) this.room.set(key, item);
		return lacking;
	}

	/** Takes items as JSON; returns the number of those that it understood. */
	async take(keyed: readonly KeyedItem[]): Promise<number> {
		const items = JSON.parse(JSON.stringify(keyed.map(({ item }) => item))) as Item[];
		const read = items.map((item) => this.documents.read(item));
		const known = read.filter((one) => one !== undefined);
		await this.documents.receive(known);
		for (const [index, item] of items.entries()) {
			const key = read[index]?.key;
			if (key !== undefined) this.room.set(key, item);
		}
		return known.length;
	}

	async edit(change: (army: Army) => Army): Promise<void> {
		const stored = await this.army();
		await this.armies.replace(change(stored.army), stored.revision);
	}

	async army(id = ID): Promise<StoredArmy> {
		const stored = await this.armies.get(id);
		if (!stored?.readable) throw new Error('no army');
		return stored;
	}

	async names(): Promise<string[]> {
		const all = await this.armies.all();
		return all.map((stored) => (stored.readable ? stored.army.name : '?')).sort();
	}
}

/** Gives both devices what they lack, until there is nothing more. */
async function exchange(one: Device, other: Device): Promise<void> {
	for (let turn = 0; turn < 4; turn += 1) {
		await other.take(await one.outgoing());
		await one.take(await other.outgoing());
	}
}

async function pair(): Promise<[Device, Device]> {
	const [one, other] = [new Device(), new Device()];
	await one.armies.create(example);
	await exchange(one, other);
	return [one, other];
}

const renamed = (name: string) => (army: Army) => ({ ...army, name });
const counted = (at: number, count: number) => (army: Army) => ({
	...army,
	units: army.units.map((unit, index) =>
		index === at ? { ...unit, count } : unit
	) as Army['units']
});

describe('armies of two devices', () => {
	it('appear with tags and in the archive, once', async () => {
		const [one, other] = await pair();
		expect((await other.army()).army).toEqual(example);
		await one.armies.setTags(ID, ['league']);
		await one.armies.setArchived(ID, true);
		await exchange(one, other);
		expect(await other.army()).toMatchObject({ tags: ['league'], archivedAt: expect.any(Number) });
		expect(await one.outgoing()).toEqual([]);
		expect(await other.outgoing()).toEqual([]);
	});

	it('merge by unit what both changed, also after a reload', async () => {
		const [one, other] = await pair();
		await one.edit(renamed('Dragons'));
		await other.edit(counted(2, 9));
		one.reopened();
		await exchange(one, other);
		for (const { army } of [await one.army(), await other.army()]) {
			expect([army.name, army.units[2]]).toMatchObject(['Dragons', { count: 9 }]);
		}
	});

	it('are both kept under the same ids where they contradict each other', async () => {
		const [one, other] = await pair();
		await one.edit(counted(2, 8));
		await other.edit(counted(2, 9));
		await exchange(one, other);
		const name = example.name;
		expect(await one.names()).toEqual([name, `${name} (2)`]);
		const ids = async ({ armies }: Device) => (await armies.all()).map(({ id }) => id).sort();
		expect(await ids(other)).toEqual(await ids(one));
		await one.edit(renamed('Decided'));
		await exchange(one, other);
		expect(await other.names()).toEqual(['Decided', `${name} (2)`]);
	});

	it('go to the trash together; a change elsewhere brings them back', async () => {
		const [one, other] = await pair();
		await one.armies.setDeleted(ID, true);
		await exchange(one, other);
		expect((await other.army()).deletedAt).toBeDefined();
		await one.armies.setDeleted(ID, false);
		await exchange(one, other);
		expect((await other.army()).deletedAt).toBeUndefined();
		await one.armies.setDeleted(ID, true);
		await other.edit(renamed('Still here'));
		await exchange(one, other);
		expect(await one.army()).toMatchObject({ army: { name: 'Still here' } });
		expect((await one.army()).deletedAt).toBeUndefined();
	});

	it('leave a write alone that comes in between, and merge with it', async () => {
		const [one, other] = await pair();
		await one.edit(renamed('Dragons'));
		const items = await one.outgoing();
		const { replace } = other.armies;
		let first = true;
		other.armies.replace = async (...args) => {
			// Another window saves between the reading and the writing.
			if (first) {
				first = false;
				const stored = await other.army();
				await replace.call(other.armies, counted(2, 9)(stored.army), stored.revision);
			}
			return replace.call(other.armies, ...args);
		};
		await other.take(items);
		expect((await other.army()).army).toMatchObject({ name: 'Dragons' });
		expect((await other.army()).army.units[2]).toMatchObject({ count: 9 });
	});
});

describe('versions that arrive one by one in any order', () => {
	/** Two devices whose army has changed, was kept twice, and has changed again; and an older device. */
	async function history(): Promise<{ one: Device; older: Device; ids: string[] }> {
		const [one, other] = await pair();
		const older = new Device();
		await exchange(one, older);
		await one.edit(renamed('Dragons'));
		await exchange(one, other);
		await one.edit(counted(2, 8));
		await other.edit(counted(2, 9));
		await exchange(one, other);
		for (const name of ['A', 'B', 'C']) {
			await other.edit(renamed(name));
			await exchange(one, other);
		}
		return { one, older, ids: await idsOf(one) };
	}

	const idsOf = async ({ armies }: Device) => (await armies.all()).map(({ id }) => id).sort();

	it('make no copies that the others do not have, on a new device and on one that was offline', async () => {
		const { one, older, ids } = await history();
		expect(ids).toHaveLength(2);
		const all = [...one.room].map(([key, item]) => ({ key, item }));
		const before = all.filter(({ key }) => older.room.has(key));
		await fc.assert(
			fc.asyncProperty(fc.shuffledSubarray(all, { minLength: all.length }), async (shuffled) => {
				const [fresh, offline] = [new Device(), new Device()];
				await offline.take(before);
				await offline.outgoing();
				for (const device of [fresh, offline]) {
					for (const keyed of shuffled) if (!device.room.has(keyed.key)) await device.take([keyed]);
					expect(await device.outgoing()).toEqual([]);
					expect(await idsOf(device)).toEqual(ids);
					expect((await device.army()).army).toEqual((await one.army()).army);
				}
			}),
			{ numRuns: 8 }
		);
	});

	it('are what a device has in an older state, from a file: it grew from that one', async () => {
		const { one, ids } = await history();
		const device = new Device();
		await device.armies.create(example);
		for (const [key, item] of [...one.room].reverse()) await device.take([{ key, item }]);
		expect(await device.outgoing()).toEqual([]);
		expect(await idsOf(device)).toEqual(ids);
	});
});

describe('a snapshot', () => {
	it('merges with a change of a device that was offline meanwhile, also on a new device', async () => {
		const [one, other] = await pair();
		await other.edit(counted(2, 9));
		for (const name of ['A', 'B', 'C']) {
			await one.edit(renamed(name));
			await one.outgoing();
		}
		const snapshot = await one.documents.snapshot();
		const kept = new Set(snapshot.map(({ key }) => key));
		const covered = [...one.room.keys()].filter((key) => !kept.has(key));
		expect(covered.length).toBeGreaterThan(2);
		expect(covered.every((key) => one.documents.isReplaced(key))).toBe(true);
		for (const device of [one, other]) {
			for (const key of covered) device.room.delete(key);
			if (device === other) await device.take(snapshot);
			for (const { key, item } of snapshot) device.room.set(key, item);
			await device.documents.cover(covered);
		}
		await exchange(one, other);
		const third = new Device();
		await third.take([...one.room].map(([key, item]) => ({ key, item })));
		expect(await third.outgoing()).toEqual([]);
		for (const device of [one, other, third]) {
			expect(await device.names()).toEqual(['C']);
			expect((await device.army()).army.units[2]).toMatchObject({ count: 9 });
		}
	});
});

describe('own units', () => {
	const [unit] = example.units;
	if (!unit) throw new Error('no unit');
	const offered = { rulebook: example.rulebook, unit: { ...ownUnitOf(unit), name: 'Guard' } };

	it('appear, are merged, and disappear where they are removed', async () => {
		const [one, other] = [new Device(), new Device()];
		await one.ownUnits.keep('u', offered);
		await exchange(one, other);
		expect(await other.ownUnits.get('u')).toMatchObject({ unit: { unit: { name: 'Guard' } } });
		await other.ownUnits.rename('u', 'Watch');
		await exchange(one, other);
		expect(await one.ownUnits.get('u')).toMatchObject({ unit: { unit: { name: 'Watch' } } });
		await one.ownUnits.remove('u');
		await exchange(one, other);
		expect(await other.ownUnits.get('u')).toBeUndefined();
	});
});

describe('an item that a hostile member wrote', () => {
	const good = {
		kind: 'version',
		of: 'army',
		id: ID,
		parents: [],
		base: null,
		document: { army: example }
	};

	it.each([
		['of an unknown kind', { ...good, of: 'spell' }],
		['with another id than its army', { ...good, id: 'aaaaaaaa-0000-4000-8000-000000000002' }],
		['that is no army', { ...good, document: { army: { ...example, units: 5 } } }],
		['with an unreadable base', { ...good, base: { army: {} } }],
		['with a field too many', { ...good, extra: 1 }],
		['whose parents are no digests', { ...good, parents: ['../x'] }]
	])('%s changes nothing', async (_, item) => {
		const device = new Device();
		await device.armies.create(example);
		expect(await device.take([{ key: '', item }])).toBe(0);
		expect(await device.take([{ key: '', item: good }])).toBe(1);
		expect(await device.names()).toEqual([example.name]);
	});

	it('cannot make a damaged row disappear', async () => {
		const device = new Device();
		await device.database.armies.put({ id: ID, army: 'broken', revision: 1 } as never);
		expect(await device.take([{ key: '', item: good }])).toBe(1);
		expect(await device.database.armies.get(ID)).toMatchObject({ army: 'broken' });
	});
});
