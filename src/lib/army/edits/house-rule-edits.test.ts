import { describe, expect, it } from 'vitest';
import { changeableIn } from '$lib/rules/house-rules/changeable';
import { RULEBOOKS } from '$lib/rules/registry';
import { nameHouseRules, removeHouseRule, setHouseRule } from './house-rule-edits';
import { newArmy } from '../new-army';
import { readArmy } from '../format/read';
import { applied } from '../../../../tests/setup/applied-edits';

const army = newArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', 'A', { profile: 'free' });
const shield = { table: 'gear', row: 'shield', field: 'cost' };

describe('house rules', () => {
	it('change one value; the field is removed with the last change', () => {
		const once = applied(setHouseRule)(army, { ...shield, value: 2 });
		const twice = applied(setHouseRule)(once, {
			table: 'ranks',
			row: 'hero',
			field: 'cost',
			value: 9
		});
		const again = applied(setHouseRule)(applied(nameHouseRules)(twice, 'Ours'), {
			...shield,
			value: 2.5
		});
		expect(again.houseRules?.name).toBe('Ours');
		expect(again.houseRules?.changes?.map(({ row, value }) => [row, value])).toEqual([
			['shield', 2.5],
			['hero', 9]
		]);
		const one = applied(removeHouseRule)(again, shield);
		expect(one.houseRules?.changes).toHaveLength(1);
		expect(
			applied(removeHouseRule)(one, { table: 'ranks', row: 'hero', field: 'cost' })
		).not.toHaveProperty('houseRules');
	});

	it('equal to the printed value are removed, and invalid ones are ignored', () => {
		const printed = changeableIn('core2005').find(
			({ table, row, field }) => table === 'gear' && row === 'shield' && field === 'cost'
		);
		const once = applied(setHouseRule)(army, { ...shield, value: 2.5 });
		expect(applied(setHouseRule)(once, { ...shield, value: printed?.printed ?? 0 })).toEqual(army);
		expect(applied(setHouseRule)(army, { ...shield, value: 'much' })).toBe(army);
		expect(applied(setHouseRule)(army, { ...shield, row: 'wheel', value: 1 })).toBe(army);
		expect(applied(nameHouseRules)(army, 'Ours')).toBe(army);
	});

	it.each(RULEBOOKS)('can change every offered value: %s', (rulebook) => {
		const offered = changeableIn(rulebook);
		expect(offered.length).toBeGreaterThan(5);
		for (const { table, row, field, printed } of offered) {
			const value = typeof printed === 'string' ? '3d6' : printed + 1;
			const changed = applied(setHouseRule)({ ...army, rulebook }, { table, row, field, value });
			const same = value === printed;
			expect(readArmy(changed).ok).toBe(true);
			expect(changed.houseRules?.changes?.length ?? 0).toBe(same ? 0 : 1);
		}
	});
});
