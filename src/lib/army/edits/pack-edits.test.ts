import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { offeredRows } from '$lib/army/carried-packs';
import { readArmy } from '$lib/army/format/read';
import { readPack } from '$lib/army/format/read-pack';
import { packOfHouseRules } from '$lib/army/pack-of-house-rules';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig } from '$lib/rules/choices';
import { rowsIn } from '$lib/rules/packs/pack';
import { packOf } from '../../../../tests/setup/packs';
import { idOf } from '../../../../tests/setup/league';
import { addWeapon } from './creation-edits';
import { addGear, removeUnit } from './edits';
import { setRank } from './minifig-edits';
import { addPack, removePack, takePackForHouseRules, withUsedRows } from './pack-edits';

const kosmos = packOf('kosmos');
const zoja: Minifig = { kind: 'minifig', id: 'u1', name: 'Zoja', rank: 'mercenary' };
const army: Army = { ...newArmy(idOf(9, 1), 'Klub', { profile: 'free' }), units: [zoja] };
const withKosmos = addPack(kosmos).apply(army);
const rowIds = ({ packs = [] }: Army) => packs.flatMap(rowsIn).map(({ id }) => id);
const price = (of: Army) => assess(of).total / 2;

describe('a pack in an army', () => {
	it('is added once, and another edition takes its place', () => {
		const newer = addPack(packOf('kosmos', { edition: 4, changes: [] }));
		expect(withKosmos.packs?.map(({ edition }) => edition)).toEqual([3]);
		expect(newer.apply(withKosmos).packs?.map(({ edition }) => edition)).toEqual([4]);
		expect(addPack(kosmos).apply({ ...army, rulebook: 'quickwars' }).packs).toBeUndefined();
	});

	it('is removed with what it changes; units keep its rows as errors', () => {
		const armed = withUsedRows(setRank(zoja, 'kas.marksman'), [kosmos]).apply(withKosmos);
		const without = removePack(kosmos).apply(armed);
		expect([price(armed), price(without), without.packs]).toEqual([6, 0, undefined]);
		expect(assess(without).violations.map(({ code }) => code)).toEqual(['PACK_ROW']);
	});

	it('offers all rows of the known edition, else those that the army carries', () => {
		const gear = (known: readonly (typeof kosmos)[], of = withKosmos) =>
			offeredRows(of, known, 'gear').map(({ id, like }) => [id, like]);
		expect(gear([kosmos])).toEqual([
			['kas.gatling', 'longRanged'],
			['kas.grenade', 'explosive']
		]);
		expect(gear([])).toEqual([]);
		expect(gear([packOf('kosmos', { changes: [] })])).toEqual([]);
		const armed = withUsedRows(addGear(zoja, 'kas.grenade'), [kosmos]).apply(withKosmos);
		expect(gear([], armed)).toEqual([['kas.grenade', 'explosive']]);
		expect(gear([kosmos], army)).toEqual([]);
	});
});

describe('an edit that takes a row of a pack', () => {
	const known = [kosmos];

	it('makes the army carry it, and no more when it is gone', () => {
		const armed = withUsedRows(addGear(zoja, 'kas.gatling', 'hand', 'longRanged'), known);
		const after = armed.apply(withKosmos);
		expect(rowIds(after)).toEqual(['kas.gatling']);
		expect(readArmy(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, army: after });
		expect(rowIds(withUsedRows(removeUnit(zoja), known).apply(after))).toEqual([]);
	});

	it('keeps the army’s packs where no row changes', () => {
		const after = withUsedRows(addGear(zoja, 'shield'), known).apply(withKosmos);
		expect(after.packs).toBe(withKosmos.packs);
	});

	it('puts an item where the printed one goes, and gives a weapon its crew or level', () => {
		const worn = addGear(zoja, 'kas.vest', 'hand', 'bodyArmor').apply(army);
		expect((worn.units[0] as Minifig).gear).toEqual([{ item: 'kas.vest' }]);
		const tank = { kind: 'creation', id: 'u2', name: 'T', form: 'vehicle', size: 4 } as const;
		const fleet = { ...army, units: [tank] };
		const weaponsIn = ({ units: [unit] }: Army) => unit?.kind === 'creation' && unit.weapons;
		expect(weaponsIn(addWeapon(tank, 'kas.laser', 'gun').apply(fleet))).toEqual([
			{ type: 'kas.laser', level: 1 }
		]);
		expect(weaponsIn(addWeapon(tank, 'kas.bow', 'heavyWeapon').apply(fleet))).toEqual([
			{ type: 'kas.bow' }
		]);
	});
});

describe('house rules', () => {
	const changes = [{ table: 'gear', row: 'shield', field: 'cost', value: 5 }];
	const armed: Army = {
		...withKosmos,
		units: [{ ...zoja, gear: [{ item: 'shield' }] }],
		houseRules: { name: 'Łąka 2', changes }
	};
	const packWith = (taken: readonly string[], name = 'Łąka 2') =>
		packOfHouseRules(armed, { id: idOf(9, 3), name, taken });

	it('become a pack that changes no price', () => {
		const pack = packWith(['kas']);
		if (!pack) throw new Error('No pack');
		expect(readPack(JSON.parse(JSON.stringify(pack)))).toEqual({ ok: true, pack });
		expect(pack.prefix).toBe('laka');
		const after = takePackForHouseRules(pack).apply(armed);
		expect([after.houseRules, after.packs?.map(({ name }) => name)]).toEqual([
			undefined,
			['Kosmos', 'Łąka 2']
		]);
		expect(price(after)).toBe(price(armed));
	});

	it('get a prefix that no other pack has', () => {
		expect(packWith(['laka'])?.prefix).toBe('lak');
		expect(packWith(['laka', 'lak'])?.prefix).toBe('lakaa');
		expect(packWith([], '龍 1')?.prefix).toBe('dom');
		expect(packOfHouseRules(army, { id: idOf(9, 3), name: 'A', taken: [] })).toBeUndefined();
	});
});
