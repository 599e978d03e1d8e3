import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownUnitOf } from '$lib/army/own-unit';
import type { Minifig } from '$lib/rules/choices';
import { BrikmusterDatabase } from './database';
import { OwnUnits, type OwnUnit } from './own-units';
import { eventually } from '../../../tests/setup/eventually';

const A = 'aaaaaaaa-0000-4000-8000-000000000001';
const B = 'aaaaaaaa-0000-4000-8000-000000000002';
const knight: Minifig = {
	...{ kind: 'minifig', id: 'u7', name: 'Zawisza', rank: 'hero', count: 3, mount: 'u8' },
	gear: [{ item: 'heavyHand' }],
	portrait: { figure: { torso: 'red' } }
};
const offered = { rulebook: 'core2005', unit: ownUnitOf(knight) } as const;

let database: BrikmusterDatabase;
let units: OwnUnits;
let clock: number;

beforeEach(() => {
	clock = 1000;
	database = new BrikmusterDatabase('own-units');
	units = new OwnUnits(database, () => (clock += 1));
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

async function all(): Promise<OwnUnit[]> {
	const emitted: OwnUnit[][] = [];
	const next = (some: OwnUnit[]) => emitted.push(some);
	const subscription = units.watchAll().subscribe({ next, error: () => undefined });
	await eventually(() => expect(emitted.length).toBeGreaterThan(0));
	subscription.unsubscribe();
	return emitted.at(-1) ?? [];
}

describe('a unit saved for all armies', () => {
	it('is stored without its count, mount and id', async () => {
		await units.keep(A, offered);
		const { id: _, count: __, mount: ___, ...choices } = knight;
		expect(await all()).toEqual([{ id: A, rulebook: 'core2005', unit: choices }]);
	});

	it('keeps a reference to its photo', async () => {
		const portrait = { photo: `sha256:${'a'.repeat(64)}` };
		await units.keep(A, { ...offered, unit: ownUnitOf({ ...knight, portrait }) });
		expect(await all()).toMatchObject([{ unit: { portrait } }]);
	});

	it('is stored once, however often it is saved', async () => {
		await units.keep(A, offered);
		const { name, kind, rank, ...rest } = offered.unit as Omit<Minifig, 'id'>;
		await units.keep(B, { ...offered, unit: { ...rest, rank, name, kind } });
		expect((await all()).map(({ id }) => id)).toEqual([A]);
		await units.keep(B, { ...offered, rulebook: 'lugpolwars' });
		expect((await all()).map(({ id }) => id)).toEqual([B, A]);
	});

	it('can be renamed and deleted', async () => {
		await units.keep(A, offered);
		expect(await units.rename(A, 'Czarny Zawisza')).toBe(true);
		expect(await all()).toMatchObject([{ id: A, unit: { name: 'Czarny Zawisza', rank: 'hero' } }]);
		await units.remove(A);
		expect(await all()).toEqual([]);
		expect(await units.rename(A, 'Nikt')).toBe(false);
	});

	it('that could not be read back is not stored', async () => {
		const unit = { ...offered.unit, name: '' };
		await expect(units.keep(A, { ...offered, unit })).rejects.toThrow();
		expect(await database.ownUnits.count()).toBe(0);
	});

	it.each([
		['a newer version', { version: 99 }],
		['another rulebook', { rulebook: 'chess' }],
		['an unknown choice', { unit: { ...offered.unit, mana: 3 } }],
		['nothing', { unit: null }]
	])('that this version cannot read is not offered, and stays stored: %s', async (_, change) => {
		const row = { id: A, savedAt: 1, version: 1, ...offered, ...change };
		await database.ownUnits.add(row);
		expect(await all()).toEqual([]);
		expect(await units.rename(A, 'Inna')).toBe(false);
		expect(await database.ownUnits.get(A)).toEqual(row);
	});

	it('is read back, so a lost write is detected', async () => {
		vi.spyOn(database.ownUnits, 'add').mockImplementation((() => Promise.resolve(A)) as never);
		await expect(units.keep(A, offered)).rejects.toThrow(/is not there/);
	});
});
