import { describe, expect, it } from 'vitest';
import { addGear, setCount } from '$lib/army/edits/edits';
import { newArmy } from '$lib/army/new-army';
import type { Army, Creation, Figure, Limits, Minifig, Unit } from '../choices';
import { costOf, effectOf } from './effect';
import { byId } from '../../../../tests/setup/applied-edits';

const guard: Minifig = { kind: 'minifig', id: 'u1', name: 'Guard', rank: 'mercenary' };
const army = (units: Unit[], limits: Limits = { profile: 'free' }, change: Partial<Army> = {}) => ({
	...newArmy('a', 'A', limits),
	units,
	...change
});
const codes = (before: Army, after: Army, unit = 'u1') =>
	effectOf(before, after, unit).violations.map(({ code }) => code);

describe('the effect of a purchase', () => {
	it('is the price difference of the whole army, with all copies of the unit', () => {
		const before = army([{ ...guard, count: 3 }]);
		const after = byId(addGear)(before, 'u1', 'shield');
		const { points } = effectOf(before, after, 'u1');
		expect(points).toBe(costOf(before, after));
		expect(points).toBe(
			3 * effectOf(army([guard]), byId(addGear)(army([guard]), 'u1', 'shield'), 'u1').points
		);
		expect(effectOf(after, before, 'u1').points).toBe(-points);
	});

	it('lists each changed statistic as the card prints it', () => {
		const before = army([guard]);
		const armored = byId(addGear)(before, 'u1', 'bodyArmor');
		expect(effectOf(before, armored, 'u1').statistics).toEqual([
			{ statistic: 'move', before: '5″', after: '4″' },
			{ statistic: 'armor', before: '4', after: '1d6+4' }
		]);
		expect(effectOf(before, byId(setCount)(before, 'u1', 2), 'u1').statistics).toEqual([]);
	});

	it('tells violations that already apply, with other numbers, from new ones', () => {
		const over = army([guard], { profile: 'own', points: 0 });
		const shield = effectOf(over, byId(addGear)(over, 'u1', 'shield'), 'u1');
		expect(shield.violations).toEqual([]);
		expect(shield.ongoing).toMatchObject([{ code: 'LIMIT_POINTS', params: { limit: 0 } }]);
		const room = army([guard], { profile: 'own', points: 4 });
		const dear = effectOf(room, byId(addGear)(room, 'u1', 'shield'), 'u1');
		expect(dear.violations).toMatchObject([{ code: 'LIMIT_POINTS' }]);
		expect(dear.ongoing).toEqual([]);
		expect(effectOf(over, over, 'u1').ongoing).toEqual([]);
	});

	it('has the attacks that are new, and none that only has more pieces', () => {
		const before = byId(addGear)(army([guard]), 'u1', 'shortHand');
		const sword = effectOf(army([guard]), before, 'u1').attacks;
		expect(sword).toMatchObject([{ item: 'shortHand' }]);
		expect(effectOf(before, byId(addGear)(before, 'u1', 'shortHand'), 'u1').attacks).toEqual([]);
	});

	it('has equal attacks once, wherever their weapons are', () => {
		const gear: Minifig['gear'] = [{ item: 'heavyHand' }, { item: 'heavyHand', place: 'stowed' }];
		const master: Minifig = { ...guard, gear, abilities: { weaponMaster: ['heavyHand'] } };
		const { attacks } = effectOf(army([{ ...guard, gear }]), army([master]), 'u1');
		expect(attacks).toMatchObject([{ item: 'heavyHand' }]);
	});

	it('lists the weapons of a creation and the dice of a figure', () => {
		const tower: Creation = { kind: 'creation', id: 'u1', name: 'T', form: 'building', size: 3 };
		const armed: Creation = { ...tower, weapons: [{ type: 'gun', level: 2 }] };
		const built = effectOf(army([tower]), army([armed]), 'u1');
		expect(built.attacks).toMatchObject([{ type: 'gun', level: 2 }]);
		expect(built.statistics).toContainEqual({
			statistic: 'weaponSum',
			before: '0/6',
			after: '2/6'
		});
		const orc: Figure = { kind: 'figure', id: 'u1', name: 'Orc', stature: 'average' };
		const skirmish = { rulebook: 'skirmish' as const };
		const good = army([{ ...orc, stature: 'good' }], undefined, skirmish);
		const { statistics, points } = effectOf(army([orc], undefined, skirmish), good, 'u1');
		expect(statistics.map(({ statistic }) => statistic)).toContain('dice');
		expect(points).toBe(0);
	});
});

describe('the violations of a purchase', () => {
	const full: Minifig = { ...guard, gear: [{ item: 'shortHand' }, { item: 'shield' }] };

	it('are the new ones of the unit and of the army', () => {
		const before = army([full], { profile: 'own', points: costOf(army([]), army([full])) / 2 });
		const after = byId(addGear)(before, 'u1', 'heavyHand');
		expect(codes(before, after)).toEqual(expect.arrayContaining(['HANDS', 'LIMIT_POINTS']));
		expect(codes(after, byId(addGear)(after, 'u1', 'heavyHand'))).toEqual([]);
	});

	it('exclude those of other units', () => {
		const other: Minifig = { ...full, id: 'u2' };
		const before = army([guard, other]);
		expect(codes(before, byId(addGear)(before, 'u2', 'heavyHand'))).toEqual([]);
	});

	it('include other readings only if the army was legal before', () => {
		const limits = { profile: 'league' } as const;
		const rat: Creation = { kind: 'creation', id: 'u1', name: 'R', form: 'creature', size: 0 };
		const flying: Creation = { ...rat, size: 1, propulsion: [{ mode: 'air', speed: 4 }] };
		const overloaded: Minifig = { ...full, id: 'u2', hands: 1 };
		const after = army([flying], limits);
		const unspent = (150 - costOf(army([], limits), after) / 2) as number;
		const exact = { reserve: { unspent } };
		const before = army([rat], limits);
		expect(codes(before, army([flying], limits, exact))).toContain('RULING');
		const illegal = army([rat, overloaded], limits);
		expect(codes(illegal, army([flying], limits, exact))).not.toContain('RULING');
	});
});
