import { describe, expect, it } from 'vitest';
import type { Army } from '$lib/rules/choices';
import { copyUnit, setCount } from './edits';
import { moveUnit } from './unit-order';
import { newArmy } from '../new-army';
import { readArmy } from '../format/read';
import { readDocument } from '../format/read-document';
import { removeHouseRules, resetRulings, setRuling, setSupplement } from './rule-edits';
import { applied, byId } from '../../../../tests/setup/applied-edits';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const army: Army = newArmy(ID, 'A', { profile: 'free' });

describe('a ruling', () => {
	it('is stored unless it is the default', () => {
		const up = applied(setRuling)(army, 'oddSpeed', 'up');
		expect(up.rulings).toEqual({ oddSpeed: 'up' });
		const both = applied(setRuling)(up, 'magicShield', 'single');
		expect(both.rulings).toEqual({ oddSpeed: 'up', magicShield: 'single' });
		expect(applied(setRuling)(both, 'oddSpeed', 'linear').rulings).toEqual({
			magicShield: 'single'
		});
		expect(applied(setRuling)(up, 'oddSpeed', 'linear')).not.toHaveProperty('rulings');
	});

	it('is reset to the default with all others', () => {
		const own = applied(setRuling)(
			applied(setRuling)(army, 'oddSpeed', 'up'),
			'sumCounts',
			'plates'
		);
		expect(applied(resetRulings)(own)).toEqual(army);
		expect(applied(resetRulings)(own)).not.toHaveProperty('rulings');
	});
});

describe('a supplement', () => {
	it('can be switched off; the field is removed when all three are on', () => {
		const without = applied(setSupplement)(army, 'magic', false);
		expect(without.supplements).toEqual(['healing', 'specialists']);
		expect(applied(setSupplement)(without, 'healing', false).supplements).toEqual(['specialists']);
		expect(applied(setSupplement)(without, 'magic', true)).toEqual(army);
		expect(applied(setSupplement)(army, 'healing', true)).not.toHaveProperty('supplements');
	});
});

describe('house rules', () => {
	const changes = [{ table: 'gear', row: 'shield', field: 'cost', value: 2 }];

	it('can be removed all at once', () => {
		const ruled = { ...army, houseRules: { name: 'D', changes } };
		expect(removeHouseRules(ruled.houseRules).apply(ruled)).toEqual(army);
	});

	it('are checked against the tables by `readArmy`, not by `readDocument`', () => {
		const unknown = { ...army, houseRules: { changes: [{ ...changes[0], row: 'sword' }] } };
		expect(readDocument(unknown).ok).toBe(true);
		expect(readArmy(unknown)).toMatchObject({
			ok: false,
			problem: { code: 'notAllowed', path: '/houseRules/changes/0/row' }
		});
		expect(readArmy({ ...army, houseRules: { changes } }).ok).toBe(true);
	});
});

describe('a unit in reserve', () => {
	const summon = { kind: 'creation', id: 'r1', name: 'R', form: 'creature', size: 2 } as const;
	const other = { ...summon, id: 'r2', name: 'S' };
	const waiting: Army = { ...army, reserve: { summons: [summon, other], unspent: 2 } };
	const names = ({ reserve }: Army) => reserve?.summons?.map(({ name }) => name);

	it('can be counted, copied and moved there', () => {
		expect(byId(setCount)(waiting, 'r1', 3).reserve?.summons?.[0]).toEqual({ ...summon, count: 3 });
		const copied = byId(copyUnit)(waiting, 'r1');
		expect(names(copied)).toEqual(['R', 'R', 'S']);
		expect(new Set(copied.reserve?.summons?.map(({ id }) => id)).size).toBe(3);
		expect(copied.units).toEqual([]);
		expect(names(byId(moveUnit)(waiting, 'r1', 1))).toEqual(['S', 'R']);
		expect(byId(moveUnit)(waiting, 'r1', -1)).toBe(waiting);
		expect(byId(moveUnit)(waiting, 'r2', 1)).toBe(waiting);
		expect(byId(copyUnit)(waiting, 'nobody')).toBe(waiting);
		expect(byId(moveUnit)(waiting, 'r1', 1).reserve?.unspent).toBe(2);
	});
});
