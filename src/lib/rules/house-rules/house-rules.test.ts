import { describe, expect, it } from 'vitest';
import { readArmy } from '$lib/army/format/read';
import { formatDice } from '$lib/dice/notation';
import { assess } from '../assessment/assess';
import type { Army, HouseRules, RulebookId, Unit } from '../choices';
import { rulebookFor, rulebookOf } from '../registry';

const knight: Unit = {
	kind: 'minifig',
	id: 'u1',
	name: 'K',
	rank: 'mercenary',
	gear: [{ item: 'heavyHand' }, { item: 'shield' }]
};
type Change = NonNullable<HouseRules['changes']>[number];

function army(changes: Change[], rulebook: RulebookId = 'core2005'): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '11111111-1111-4111-8111-111111111111',
		name: 'A',
		rulebook,
		houseRules: { name: 'At home', changes },
		units: [knight]
	};
}
const price = (of: Army) => assess(of).total / 2;
const shield = (value: number): Change => ({ table: 'gear', row: 'shield', field: 'cost', value });

describe('house rules', () => {
	it('change a price for this army only', () => {
		expect(price(army([]))).toBe(8);
		expect(price(army([shield(2.5)]))).toBe(9.5);
		expect(price(army([]))).toBe(8);
		expect(price(army([shield(4)]))).toBe(11);
	});

	it('apply the last of two changes to one field', () => {
		expect(price(army([shield(9), shield(2)]))).toBe(9);
	});

	it('change one book and leave the others unchanged', () => {
		expect(price(army([shield(6)], 'lugpolwars'))).toBe(4 + 3 + 6);
		expect(price(army([], 'lugpolwars'))).toBe(4 + 3 + 1);
		expect(rulebookOf('core2005').tables.gear?.shield).toMatchObject({ cost: 1 });
	});

	it('change a statistic of the profile and a limit of a check', () => {
		const other = army([
			{ table: 'gear', row: 'heavyHand', field: 'damage', value: '3k6' },
			{ table: 'ranks', row: 'mercenary', field: 'move', value: 8 }
		]);
		const profile = rulebookFor(other).profile(other, knight);
		const [attack] = profile?.kind === 'minifig' ? profile.attacks : [];
		expect(profile).toMatchObject({ move: 8 });
		expect(attack?.damage && formatDice(attack.damage)).toBe('3d6');
		const fast: Unit = {
			kind: 'creation',
			id: 'u2',
			name: 'C',
			form: 'vehicle',
			size: 1,
			propulsion: [{ mode: 'ground', speed: 16 }]
		};
		const slow = army([{ table: 'propulsion', row: 'ground', field: 'maximum', value: 12 }]);
		const codes = (of: Army) =>
			assess({ ...of, units: [knight, fast] }).violations.map(({ code }) => code);
		expect(codes(army([]))).toEqual([]);
		expect(codes(slow)).toEqual(['SPEED_STD']);
	});

	it.each<[string, Change, string, string]>([
		['an unknown table', { ...shield(1), table: 'gears' }, 'notAllowed', 'table'],
		['an unknown row', { ...shield(1), row: 'sword' }, 'notAllowed', 'row'],
		['an unknown field', { ...shield(1), field: 'price' }, 'notAllowed', 'field'],
		['the rule of a row', { ...shield(1), field: 'rule' }, 'notAllowed', 'field'],
		['a property of every object', { ...shield(1), row: 'constructor' }, 'notAllowed', 'row'],
		['a price that is no multiple of ½', shield(0.25), 'notAMultiple', 'value'],
		['a negative price', shield(-1), 'tooSmall', 'value'],
		['a price above the maximum', shield(1000), 'tooLarge', 'value'],
		['a text as price', { ...shield(1), value: '2' }, 'wrongType', 'value'],
		[
			'a text that is no dice notation',
			{ ...shield(1), field: 'parry', value: 'many' },
			'wrongType',
			'value'
		],
		[
			'half an inch',
			{ table: 'ranks', row: 'hero', field: 'move', value: 7.5 },
			'wrongType',
			'value'
		]
	])('are refused with %s', (_, change, code, field) => {
		const reading = readArmy(army([shield(2), change]));
		expect(reading).toMatchObject({
			ok: false,
			problem: { code, path: `/houseRules/changes/1/${field}` }
		});
	});
});
