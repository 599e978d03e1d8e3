import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleArmy } from '$lib/army/example';
import { ownUnitOf } from '$lib/army/own-unit';
import type { Army } from '$lib/rules/choices';
import { Armies, type StoredArmy } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { Rooms } from '$lib/store/rooms';
import { OwnUnits } from '$lib/store/own-units';
import { Packs } from '$lib/store/packs';
import { catalogues } from '../../../../tests/setup/catalogues';
import type { PackEdit } from '$lib/army/packs/pack-edit';
import { moveRow, setNumber } from '$lib/army/packs/row-edits';
import type { Pack } from '$lib/rules/packs/pack';
import { cases } from '../../../../tests/setup/cases';
import { packOf } from '../../../../tests/setup/packs';
import type { Item } from '$lib/sync/room/items';
import type { KeyedItem } from './binding';
import { sharedArmies } from './kinds/armies';
import { sharedOwnUnits } from './kinds/own-units';
import { sharedPacks } from './kinds/packs';
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
	readonly packs = new Packs(this.database, Date.now);
	readonly room = new Map<string, Item>();
	documents: SharedDocuments;

	constructor() {
		databases.push(this.database);
		this.documents = this.reopened();
	}

	/** The documents as after a reload. */
	reopened(): SharedDocuments {
		const rooms = new Rooms(this.database, Date.now);
		const kinds = [
			sharedOwnUnits(this.ownUnits, rooms),
			sharedPacks(this.packs, rooms),
			sharedArmies(this.armies, rooms)
		];
		const by = this.database.name;
		this.documents = new SharedDocuments({ room: 'room', by, rooms, kinds, watch: NOBODY });
		return this.documents;
	}

	async outgoing(): Promise<readonly KeyedItem[]> {
		const lacking = await this.documents.outgoing((key) => this.room.has(key));
		for (const { key, item } of lacking) this.room.set(key, item);
		return lacking;
	}

	/** Takes items as JSON while the room is still giving more; returns the number of those that it understood. */
	async receive(keyed: readonly KeyedItem[]): Promise<number> {
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

	/** Takes items of a room that has given all it has. */
	async take(keyed: readonly KeyedItem[]): Promise<number> {
		const known = await this.receive(keyed);
		await this.documents.settle();
		return known;
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

const leveled = (at: number, skillBonus: number) => (army: Army) => ({
	...army,
	units: army.units.map((unit, index) =>
		index === at ? { ...unit, skillBonus } : unit
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
		await one.edit(leveled(2, 8));
		await other.edit(leveled(2, 9));
		await exchange(one, other);
		const name = example.name;
		expect(await one.names()).toEqual([name, `${name} (2)`]);
		const ids = async ({ armies }: Device) => (await armies.all()).map(({ id }) => id).sort();
		expect(await ids(other)).toEqual(await ids(one));
		await one.edit(renamed('Decided'));
		await exchange(one, other);
		expect(await other.names()).toEqual(['Decided', `${name} (2)`]);
		await one.edit(leveled(2, 4));
		await other.edit(leveled(2, 5));
		await exchange(one, other);
		expect(await other.names()).toEqual(['Decided', 'Decided (3)', `${name} (2)`]);
	});

	it('have all figures that both added to one unit, also if both added as many', async () => {
		const [one, other] = await pair();
		const count = example.units[2]?.count ?? 1;
		for (const [here, there, sum] of [
			[count + 10, count + 10, count + 20],
			[count + 19, count + 25, count + 24]
		] as const) {
			await one.edit(counted(2, here));
			await other.edit(counted(2, there));
			await exchange(one, other);
			for (const { army } of [await one.army(), await other.army()])
				expect(army.units[2]?.count).toBe(sum);
		}
		expect(await one.names()).toEqual([example.name]);
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
		await one.edit(leveled(2, 8));
		await other.edit(leveled(2, 9));
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

describe('a device that ends while it stores what arrived', () => {
	/** Lets one call of the track store fail, by its number, and says whether there was such a call. */
	async function failing(number: number, run: () => Promise<unknown>): Promise<boolean> {
		let calls = 0;
		const { putDocument } = Rooms.prototype;
		const put = vi.spyOn(Rooms.prototype, 'putDocument').mockImplementation(function (
			this: Rooms,
			row
		) {
			calls += 1;
			return calls === number
				? Promise.reject(new Error('The page ended'))
				: putDocument.call(this, row);
		});
		await run().catch(() => undefined);
		put.mockRestore();
		return calls >= number;
	}

	it('adds up each change once', async () => {
		const count = example.units[2]?.count ?? 1;
		for (let number = 1, isCalled = true; isCalled; number += 1) {
			const [one, other] = await pair();
			await one.edit(counted(2, count + 10));
			await other.edit(counted(2, count + 5));
			const items = await one.outgoing();
			isCalled = await failing(number, () => other.take(items));
			other.reopened();
			await other.take(items);
			await exchange(one, other);
			for (const { army } of [await one.army(), await other.army()])
				expect(army.units[2]?.count, `call ${number}`).toBe(count + 15);
			expect(await other.names()).toEqual([example.name]);
			expect(number).toBeLessThan(20);
		}
	});
});

describe('a version that arrives before the one it grew from', () => {
	/** The army on two devices, and two versions of the first device that arrive in the wrong order. */
	async function twoVersions() {
		const [one, other] = await pair();
		await one.edit(counted(0, 8));
		const earlier = await one.outgoing();
		await one.edit(counted(0, 9));
		const later = await one.outgoing();
		await other.edit(counted(1, 7));
		return { one, other, earlier, later };
	}

	it('waits for it, and what this device has goes on', async () => {
		const { one, other, earlier, later } = await twoVersions();
		await other.receive(later);
		expect(await other.documents.settle()).toBe(1);
		await other.edit(renamed('Dragons'));
		await one.take(await other.outgoing());
		expect(await one.names()).toEqual(['Dragons']);
		await other.receive(earlier);
		expect(await other.documents.settle()).toBe(0);
		expect(await other.names()).toEqual(['Dragons']);
		const { units } = (await other.army()).army;
		expect(units.map(({ count }) => count).slice(0, 2)).toEqual([9, 7]);
	});

	it('is named by a device that has it, if the room has lost it', async () => {
		const { one, other, earlier, later } = await twoVersions();
		await other.take(later);
		for (const { key } of earlier) one.room.delete(key);
		const items = await one.outgoing();
		expect(items.map(({ item }) => item.kind)).toEqual(['ancestry']);
		await other.take(items);
		expect(await other.names()).toEqual([example.name]);
		const { units } = (await other.army()).army;
		expect(units.map(({ count }) => count).slice(0, 2)).toEqual([9, 7]);
	});
});

describe('a document that changes all the time', () => {
	it('is tried again without a reload', async () => {
		const [one, other] = await pair();
		await one.edit(renamed('Dragons'));
		let asked = 0;
		other.documents.watch(() => (asked += 1));
		const { replace } = other.armies;
		other.armies.replace = async (army, revision) => {
			const stored = await other.army();
			await replace.call(other.armies, counted(2, 1 + (revision % 9))(stored.army), revision);
			return { ok: false, current: await other.armies.get(ID) };
		};
		await other.take(await one.outgoing());
		expect([await other.names(), asked]).toEqual([[example.name], 1]);
		other.armies.replace = replace;
		await other.documents.settle();
		expect(await other.names()).toEqual(['Dragons']);
	});
});

describe('devices that edit different units while a hub loses entries', () => {
	const device = fc.nat(2);
	const step = fc.oneof(
		fc.record({ act: fc.constant('edit' as const), device }),
		fc.record({ act: fc.constant('pass' as const), device, to: device, skip: fc.nat(3) }),
		fc.record({ act: fc.constant('lose' as const), device, at: fc.nat(9) }),
		fc.record({ act: fc.constant('reload' as const), device })
	);

	it('make no copy, lose no edit, and end equal', async () => {
		const steps = fc.array(step, { minLength: 10, maxLength: 30 });
		await fc.assert(
			fc.asyncProperty(steps, fc.boolean(), async (taken, isSmall) => {
				const devices = [...(await pair()), ...(isSmall ? [] : [new Device()])];
				const counts = [0, 0, 0];
				for (const [number, one] of taken.entries()) {
					const at = one.device % devices.length;
					const acting = devices[at] as Device;
					const hasArmy = (await acting.armies.get(ID)) !== undefined;
					if (one.act === 'reload') acting.reopened();
					if (one.act === 'lose') acting.room.delete([...acting.room.keys()][one.at] ?? '');
					if (one.act === 'edit' && hasArmy) {
						counts[at] = 1 + number;
						await acting.edit(counted(at, 1 + number));
						await acting.outgoing();
					}
					if (one.act === 'pass') {
						const to = devices[one.to % devices.length] as Device;
						const items = [...acting.room].map(([key, item]) => ({ key, item }));
						await to.take(items.filter((_, index) => index % 4 >= one.skip));
					}
				}
				for (let turn = 0; turn < 4; turn += 1)
					for (const from of devices) {
						await from.outgoing();
						const items = [...from.room].map(([key, item]) => ({ key, item }));
						for (const to of devices) if (to !== from) await to.take(items);
					}
				for (const { armies } of devices) {
					const all = await armies.all();
					expect(all).toHaveLength(1);
					const [stored] = all;
					const units = stored?.readable ? stored.army.units : [];
					for (const [at, count] of counts.entries())
						if (count > 0) expect(units[at]?.count).toBe(count);
				}
			}),
			{ numRuns: cases(40, 'ORDERS') }
		);
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

	it('are both kept, under different names, where they contradict each other', async () => {
		const [one, other] = [new Device(), new Device()];
		await one.ownUnits.keep('u', offered);
		await exchange(one, other);
		await one.ownUnits.rename('u', 'Watch');
		await other.ownUnits.rename('u', 'Sentry');
		await exchange(one, other);
		for (const device of [one, other]) {
			const rows = await device.database.ownUnits.toArray();
			const names = rows.map(({ unit: kept }) => (kept as { name: string }).name).sort();
			expect([
				['Sentry', 'Watch (2)'],
				['Sentry (2)', 'Watch']
			]).toContainEqual(names);
		}
	});
});

describe('an item that a hostile member wrote', () => {
	const good = {
		kind: 'version',
		of: 'army',
		id: ID,
		parents: [],
		by: 'evil',
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

describe('packs', () => {
	const kosmos = packOf('kosmos');
	const gatling = { table: 'gear', id: 'kas.gatling', name: 'Gatling' } as const;
	const write = async ({ packs }: Device, { apply }: PackEdit) => {
		const drafts = await packs.drafts();
		const stored = await drafts.get(kosmos.id);
		if (typeof stored !== 'object') throw new Error('No pack is stored');
		const result = await drafts.replace(apply(stored.draft ?? kosmos), stored.revision);
		expect(result.ok).toBe(true);
	};

	it('are shared with what is being written, with their rows in order, and go to the trash', async () => {
		const [one, other] = await pair();
		await one.packs.keep(kosmos);
		await exchange(one, other);
		expect(await (await other.packs.drafts()).get(kosmos.id)).toMatchObject({ pack: kosmos });
		await write(other, moveRow(gatling, 1));
		await exchange(one, other);
		const moved = await (await one.packs.drafts()).get(kosmos.id);
		if (typeof moved !== 'object') throw new Error('No pack is stored');
		expect(moved.pack).toEqual(kosmos);
		expect(Object.keys(moved.draft?.rows?.gear ?? {})[0]).toBe('kas.grenade');
		await one.packs.setDeleted(kosmos.id, true);
		await exchange(one, other);
		expect(await (await other.packs.drafts()).get(kosmos.id)).toMatchObject({
			deletedAt: expect.any(Number) as number
		});
	});

	it('are merged by row and field, and kept twice where two devices contradict each other', async () => {
		const [one, other] = await pair();
		await one.packs.keep(kosmos);
		await exchange(one, other);
		await write(one, setNumber(gatling, 'cost', 3));
		await write(other, setNumber(gatling, 'damage', '3d6'));
		await exchange(one, other);
		for (const { packs } of [one, other]) {
			expect(await (await packs.drafts()).get(kosmos.id)).toMatchObject({
				draft: { rows: { gear: { 'kas.gatling': { set: { cost: 3, damage: '3d6' } } } } }
			});
		}
		await write(one, setNumber(gatling, 'cost', 4));
		await write(other, setNumber(gatling, 'cost', 5));
		await exchange(one, other);
		for (const { database } of [one, other]) {
			const rows = await database.packs.toArray();
			const costs = rows.map(({ draft }) => (draft as Pack).rows?.gear?.['kas.gatling']?.set?.cost);
			expect(costs.sort()).toEqual([4, 5]);
		}
	});
});
