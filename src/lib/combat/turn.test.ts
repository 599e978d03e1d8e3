import { describe, expect, it } from 'vitest';
import type { Army, Unit } from '$lib/rules/choices';
import { combatantsOf } from './combatants';
import { matrixRows } from './matrix';
import { bestDuel, killIn } from './duel';
import { floatOrder as float } from '$lib/dice/float/order';
import { othersInTurn, turnsOf } from './turn';
import { strikesOf } from './strikes';
import { FIGHTING } from './fighting';
import { freshArmy } from '../../../tests/bench/units';

const army = (units: Unit[], rulebook: Army['rulebook'] = 'core2005'): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: '00000000-0000-4000-8000-000000000001',
	name: 'X',
	rulebook,
	units
});
const minifig = (items: readonly string[], part: object = {}): Unit =>
	({
		kind: 'minifig',
		id: 'a',
		name: 'A',
		rank: 'mercenary',
		gear: items.map((item) => ({ item })),
		...part
	}) as Unit;
const of = (unit: Unit, rulebook?: Army['rulebook']) => {
	const [found] = combatantsOf(army([unit], rulebook));
	if (!found) throw new Error('no statistics');
	return found;
};
const items = (rules: Parameters<typeof turnsOf>[0], unit: ReturnType<typeof of>) =>
	turnsOf(rules, unit).map((turn) => turn.map(({ item }) => item));

describe('the turn of a unit', () => {
	it('has each hand weapon once, or one shot in 2005 and two later', () => {
		const archer = of(minifig(['shortHand', 'shortHand', 'shortRanged', 'shortRanged']));
		expect(items('2005', archer)).toEqual([['shortHand', 'shortHand'], ['shortRanged']]);
		expect(items('2010', archer)).toEqual([
			['shortHand', 'shortHand'],
			['shortRanged', 'shortRanged']
		]);
	});

	it('leaves out what is stowed while something is held', () => {
		const gear = [{ item: 'shortHand' }, { item: 'twoHanded', place: 'stowed' }];
		expect(items('2005', of(minifig([], { gear })))).toEqual([['shortHand']]);
	});

	it('has more attacks with extensions (PL-ABL-03)', () => {
		const spider = of(
			minifig(['shortHand', 'shortHand', 'shortHand', 'shortHand'], { superdexterity: 1, hands: 4 })
		);
		expect(items('2005', spider)).toEqual([['shortHand', 'shortHand', 'shortHand', 'shortHand']]);
	});

	it('of a vehicle has every weapon but rams, each with its operator', () => {
		const tank: Unit = {
			kind: 'creation',
			id: 'a',
			name: 'Tank',
			form: 'vehicle',
			size: 4,
			weapons: [
				{ type: 'gun', level: 2 },
				{ type: 'gun', level: 1 },
				{ type: 'ram', level: 1 }
			]
		};
		expect(items('2005', of(tank))).toEqual([['gun', 'gun']]);
	});

	it('of a hero of QuickWars has two attacks with one weapon (PL-QW-04)', () => {
		const hero = of(minifig(['handWeapon'], { rank: 'hero' }), 'quickwars');
		expect(turnsOf('quickwars', hero)[0]).toHaveLength(2);
	});

	it('names the attacks beside a chosen one', () => {
		const unit = of(minifig(['shortHand', 'heavyHand']));
		const [first] = strikesOf('2005', unit);
		expect(first && othersInTurn('2005', unit, first).map(({ item }) => item)).toEqual([
			'heavyHand'
		]);
	});

	it('counts its price for one figure', () => {
		expect(of(minifig(['shortHand'], { count: 3 })).price).toBe(of(minifig(['shortHand'])).price);
		expect(of(minifig([]), 'quickwars').price).toBeUndefined();
	});
});

describe('the odds of two armies', () => {
	const [rows, columns] = [combatantsOf(freshArmy(12)), combatantsOf(freshArmy(12, 400))];

	it('are in every cell those of the best attack, each distinct pair calculated once', () => {
		for (const rules of ['2005', '2010', '2020', 'quickwars'] as const) {
			const matrix = [...matrixRows({ rules, measure: 'attack', rows, columns })];
			for (const [i, row] of rows.entries())
				for (const [j, column] of columns.entries()) {
					const best = bestDuel(float, rules, row, column);
					expect(matrix[i]?.[j]).toBeCloseTo(best ? (killIn(best.outcomes) ?? 0) : 0, 14);
				}
		}
	});

	it('count the kills of a turn, and those for 100 CP', () => {
		const question = { rules: '2005', rows, columns } as const;
		const points = [...matrixRows({ ...question, measure: 'points' })];
		const turns = [...matrixRows({ ...question, measure: 'turn' })];
		for (const [i, row] of rows.entries()) {
			const fight = { attacker: row, target: columns[0] ?? row, figures: 1, situation: {} };
			const [alone = 0] = FIGHTING['2005'].bestFalls(float, fight);
			expect(points[i]?.[0]).toBeCloseTo((alone * 100) / (row.price ?? NaN), 12);
			const single = row.unit.count ?? 1;
			expect(turns[i]?.[0]).toBeLessThanOrEqual(single + 1e-9);
			expect(turns[i]?.[0]).toBeGreaterThanOrEqual(0);
		}
	});
});
