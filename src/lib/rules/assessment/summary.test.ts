import { describe, expect, it } from 'vitest';
import { toCp } from '$lib/points/points';
import { assess } from './assess';
import type { Army, Creation, Figure, Minifig, RulebookId, Unit } from '../choices';
import { diceLines } from './dice-lines';
import { houseRuleChanges } from '../house-rules/house-rule-changes';
import { ownRulesOf } from '../house-rules/own-rules';
import { mountOf, ridersOf } from '../formation/riders';
import { summaryOf } from './summary';
import { tallyOf } from '../registry';
import { figuresOf } from '../terms';
import { purchasesOf, worthOf } from './worth';

const army = (rulebook: RulebookId, units: Unit[], more: Partial<Army> = {}): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: 'a',
	name: 'A',
	rulebook,
	units,
	...more
});
const guard: Minifig = { kind: 'minifig', id: 'g', name: 'Guard', rank: 'mercenary', count: 6 };
const hero: Minifig = { kind: 'minifig', id: 'h', name: 'Hero', rank: 'hero', mount: 'c' };
const horse: Creation = {
	kind: 'creation',
	id: 'c',
	name: 'Horse',
	form: 'creature',
	size: 2,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'half', limitation: 'dependent' },
	weapons: [{ type: 'closeCombat', level: 1 }]
};
const figure = (id: string, choices: Partial<Figure> = {}): Figure => ({
	kind: 'figure',
	id,
	name: id,
	stature: 'average',
	...choices
});
const ids = (units: readonly Unit[]) => units.map(({ id }) => id);

describe('the summary of an army', () => {
	it('has the total and the strongest units of any kind by unit price', () => {
		const of = army('core2005', [guard, horse, hero]);
		const { total, legal, strongest } = summaryOf(of, 2);
		expect([toCp(total), legal, ids(strongest)]).toEqual([44, true, ['h', 'c']]);
	});

	it('counts dice in a skirmish, the strongest figures first', () => {
		const of = army('skirmish', [
			figure('a', { count: 3 }),
			figure('m', { stature: 'monster', dice: 5 }),
			figure('p', { stature: 'minion' })
		]);
		expect(summaryOf(of, 5)).toMatchObject({ total: 0, dice: 12, legal: true });
		expect(ids(summaryOf(of, 5).strongest)).toEqual(['m', 'a', 'p']);
		expect(diceLines(of).map(({ count, each, dice }) => [count, each, dice])).toEqual([
			[3, 2, 6],
			[1, 5, 5],
			[1, 1, 1]
		]);
	});

	it('keeps the order of units if the rulebook counts nothing', () => {
		expect(ids(summaryOf(army('quickwars', [guard, hero]), 5).strongest)).toEqual(['g', 'h']);
	});

	it('counts the violations', () => {
		const handless = { ...guard, hands: 0, gear: [{ item: 'shield' } as const] };
		expect(summaryOf(army('core2005', [handless]), 5).legal).toBe(false);
	});

	it.each<[RulebookId, string]>([
		['core2005', 'points'],
		['lugpolwars', 'points'],
		['quickwars', 'nothing'],
		['skirmish', 'dice']
	])('%s counts %s', (rulebook, tally) => {
		expect(tallyOf({ rulebook })).toBe(tally);
		expect(figuresOf({ units: [guard, hero] })).toBe(7);
	});
});

describe('the worth of a unit', () => {
	const mage: Minifig = { ...hero, mount: undefined, magic: { level: 4, summoning: true } };

	it('is the sum of its lines, in total and per copy', () => {
		const of = army('core2005', [guard, horse]);
		const assessment = assess(of);
		expect(worthOf(of, assessment, guard)).toEqual({ tally: 'points', total: 48, each: 8 });
		expect(purchasesOf(of, assessment, horse).map(({ rule }) => rule)).toEqual([
			'PL-STR-09',
			'PL-PRP-01',
			'PL-CWP-01',
			'PL-MND-05'
		]);
	});

	it('is the full price of a unit in reserve, which is a single line of the bill', () => {
		const of = army('core2005', [mage], { reserve: { summons: [{ ...horse, count: 2 }] } });
		const [summon] = of.reserve?.summons ?? [];
		const assessment = assess(of);
		expect(summon && worthOf(of, assessment, summon)).toEqual({
			tally: 'points',
			total: 36,
			each: 18
		});
		expect(summon && purchasesOf(of, assessment, summon)).toHaveLength(4);
		const line = assessment.lines.find(({ key }) => key === 'reserve.summon');
		expect(line?.points).toBe(36);
	});

	it('is dice in a skirmish, and nothing in QuickWars', () => {
		const trio = figure('a', { count: 3 });
		const of = army('skirmish', [trio]);
		expect(worthOf(of, assess(of), trio)).toEqual({ tally: 'dice', total: 6, each: 2 });
		const quick = army('quickwars', [guard]);
		expect(worthOf(quick, assess(quick), guard)).toBeUndefined();
	});
});

describe('riders', () => {
	it('are the units that name a mount, and their mount is the named unit', () => {
		const of = army('core2005', [guard, hero, horse]);
		expect(ids(ridersOf(of, 'c'))).toEqual(['h']);
		expect(mountOf(of, hero)).toBe(horse);
		expect(mountOf(of, guard)).toBeUndefined();
	});
});

describe('an army’s own rules', () => {
	const changes = [
		{ table: 'gear', row: 'shield', field: 'cost', value: 2 },
		{ table: 'ranks', row: 'hero', field: 'armor', value: '3d6' }
	];

	it('are the changed rulings and the number of house rules', () => {
		expect(ownRulesOf({})).toEqual({ rulings: [] });
		expect(ownRulesOf({ rulings: { oddSpeed: 'linear', magicShield: 'single' } })).toEqual({
			rulings: ['magicShield']
		});
		expect(ownRulesOf({ houseRules: { name: 'D', changes } })).toEqual({
			houseRules: { name: 'D', changes: 2 },
			rulings: []
		});
		expect(ownRulesOf({ houseRules: { name: 'D', changes: [] } })).toEqual({ rulings: [] });
	});

	it('are listed with the printed values', () => {
		expect(houseRuleChanges(army('core2005', [], { houseRules: { changes } }))).toEqual([
			{ table: 'gear', row: 'shield', field: 'cost', before: 1, after: 2, rule: 'PL-WPN-07' },
			{
				table: 'ranks',
				row: 'hero',
				field: 'armor',
				before: '2d6',
				after: '3d6',
				rule: 'PL-CHR-02'
			}
		]);
		const foreign = [{ table: 'nothing', row: 'x', field: 'cost', value: 1 }];
		expect(houseRuleChanges(army('core2005', [], { houseRules: { changes: foreign } }))).toEqual(
			[]
		);
	});
});
