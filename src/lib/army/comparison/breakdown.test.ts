import { describe, expect, it } from 'vitest';
import type { Army, Creation, Minifig } from '$lib/rules/choices';
import { barsOf, breakdownOf, CHARTS, isOfPoints, OTHERS, WHOLE_ARMY } from './breakdown';
import { exampleArmy } from '../example';
import { newArmy } from '../new-army';
import { READY_UNITS } from '../ready/units';
import { roleOf } from '../role-of';
import { sideOf } from './side';

const names = {
	army: 'A',
	hero: 'H',
	officer: 'O',
	knight: 'K',
	swordsman: 'S',
	archer: 'L',
	halberdier: 'G'
};
const example = exampleArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', names);
const empty = newArmy('other', 'B', { profile: 'free' });
const of = (army: Army) => breakdownOf(sideOf(army));

describe('the breakdown of an army', () => {
	it('includes all points in both charts of points, and all figures in the other charts', () => {
		const side = sideOf(example);
		const breakdown = breakdownOf(side);
		for (const chart of CHARTS) {
			const sum = [...breakdown[chart].values()].reduce((total, { amount }) => total + amount, 0);
			expect(sum, chart).toBe(isOfPoints(chart) ? side.assessment.total : 16);
		}
	});

	it('pairs the bars of two armies, in a fixed order', () => {
		const bars = (chart: (typeof CHARTS)[number]) =>
			barsOf(of(example), of(empty), chart).map(({ key, amounts }) => [key, ...amounts]);
		expect(bars('figuresByRole')).toEqual([
			['closeCombat', 10, 0],
			['ranged', 4, 0],
			['leaders', 2, 0]
		]);
		expect(bars('pointsByRole').map(([key]) => key)).toEqual([
			'closeCombat',
			'ranged',
			'leaders',
			WHOLE_ARMY
		]);
		const speeds = bars('speed').map(([key]) => Number.parseInt(`${key}`, 10));
		expect(speeds).toEqual([...speeds].sort((a, b) => a - b));
		expect(barsOf(of(empty), of(empty), 'damage')).toEqual([]);
	});

	it('has at most eight bars per chart; the last one sums up the rest', () => {
		const runner = (speed: number): Creation => ({
			kind: 'creation',
			id: `u${speed}`,
			name: `${speed}`,
			form: 'vehicle',
			size: 4,
			structureLevel: 1,
			propulsion: [{ mode: 'ground', speed }],
			count: speed
		});
		const speeds = Array.from({ length: 14 }, (_, index) => index + 1);
		const bars = barsOf(of({ ...empty, units: speeds.map(runner) }), of(empty), 'speed');
		expect(bars).toHaveLength(8);
		expect(bars.at(-1)?.key).toBe(OTHERS);
		expect(bars.reduce((sum, { amounts }) => sum + amounts[0], 0)).toBe(105);
	});
});

describe('the role of a unit', () => {
	const minifig: Minifig = { kind: 'minifig', id: 'u1', name: 'X', rank: 'mercenary' };
	it.each<[string, Partial<Minifig>]>([
		['closeCombat', { gear: [{ item: 'twoHanded' }] }],
		['ranged', { gear: [{ item: 'shortHand' }, { item: 'longRanged' }] }],
		['leaders', { rank: 'hero', gear: [{ item: 'longRanged' }] }],
		['specialists', { magic: { level: 2 } }],
		['specialists', { abilities: { healing: true } }]
	])('is %s with %o', (role, choices) => {
		expect(roleOf({ ...minifig, ...choices })).toBe(role);
	});

	it('is defined for every ready unit', () => {
		for (const kits of Object.values(READY_UNITS)) {
			for (const kit of Object.values(kits)) {
				expect(roleOf({ ...kit, id: 'u1', name: 'X' })).toBeTruthy();
			}
		}
	});
});
