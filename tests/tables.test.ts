import { describe, expect, it } from 'vitest';
import { parseDice } from '$lib/dice/notation';
import { builder as enBuilder } from '$lib/i18n/en/builder';
import { builder as plBuilder } from '$lib/i18n/pl/builder';
import { assess } from '$lib/rules/assessment/assess';
import { CHAPTERS } from '$lib/rules/citations';
import type { Army, Creation, Minifig, Unit } from '$lib/rules/choices';
import { rulebookOf, RULEBOOKS } from '$lib/rules/registry';
import { RULING_VALUES, RULINGS } from '$lib/rules/rulings/rulings';

const RULE_IDS: readonly string[] = Object.values(CHAPTERS).flat();
/** Fields with a dice roll or a flat value in place of one. */
const DICE = ['skill', 'armor', 'damage', 'thrown', 'parry', 'crewDamage'];
const SLUG = /^[a-z0-9]+([A-Z][a-z0-9]*)*$/;

interface Cell {
	book: string;
	table: string;
	row: string;
	fields: Record<string, unknown>;
}
const cells: Cell[] = RULEBOOKS.flatMap((book) =>
	Object.entries(rulebookOf(book).tables).flatMap(([table, rows]) =>
		Object.entries(rows).map(([row, fields]) => ({
			book,
			table,
			row,
			fields: fields as Record<string, unknown>
		}))
	)
);

describe('the tables of the rulebooks', () => {
	it('exist in every book', () => {
		expect(cells.length).toBeGreaterThan(90);
		expect(new Set(cells.map(({ book }) => book))).toEqual(new Set(RULEBOOKS));
	});

	it('have unique ids for tables and rows', () => {
		for (const { book, table, row } of cells) {
			expect(table, `${book} ${table}`).toMatch(SLUG);
			expect(row, `${book} ${table} ${row}`).toMatch(SLUG);
		}
		const names = cells.map(({ book, table, row }) => `${book}/${table}/${row}`.toLowerCase());
		expect(new Set(names).size).toBe(names.length);
	});

	it('cite a rule with a text for every row', () => {
		const uncited = cells.filter(({ fields }) => !RULE_IDS.includes(String(fields.rule)));
		expect(uncited).toEqual([]);
	});

	it('contain prices in halves, other numbers from 0, and valid dice', () => {
		for (const { book, table, row, fields } of cells) {
			for (const [field, value] of Object.entries(fields)) {
				const place = `${book}/${table}/${row}/${field}`;
				if (field === 'rule') continue;
				if (typeof value === 'string') {
					expect(DICE, place).toContain(field);
					expect(parseDice(value), place).toBeDefined();
				} else {
					expect(Number.isInteger(Number(value) * 2), place).toBe(true);
					expect(Number(value), place).toBeGreaterThanOrEqual(0);
				}
			}
		}
	});

	it('share no object between books', () => {
		const tables = RULEBOOKS.flatMap((book) => Object.values(rulebookOf(book).tables));
		expect(new Set(tables).size).toBe(tables.length);
	});
});

describe.each([
	['en', enBuilder],
	['pl', plBuilder]
] as const)('the texts for the tables: %s', (_, { terms, rulings }) => {
	it('name every item and weapon of the books', () => {
		const sold = cells.filter(({ table }) => table === 'gear' || table === 'weapons');
		const texts: Record<string, string> = { ...terms.gear, ...terms.weapons };
		expect(sold.length).toBeGreaterThan(25);
		for (const { row } of sold) expect(texts[row]?.trim(), row).toBeTruthy();
	});

	it('name every ruling and every reading', () => {
		for (const ruling of RULINGS) {
			const { title, readings } = rulings[ruling];
			expect(title.trim(), ruling).toBeTruthy();
			expect(Object.keys(readings).sort()).toEqual([...RULING_VALUES[ruling]].sort());
			for (const reading of Object.values<string>(readings)) expect(reading.trim()).toBeTruthy();
		}
	});
});

/** "Rule ids where the spec leaves a choice" in the docs of the army file: purchases and their rules. */
describe('rule ids in the ledger where the spec leaves a choice', () => {
	const minifig = (change: Partial<Minifig>): Minifig => ({
		kind: 'minifig',
		id: 'u1',
		name: 'M',
		rank: 'mercenary',
		...change
	});
	const creation = (change: Partial<Creation>): Creation => ({
		kind: 'creation',
		id: 'u1',
		name: 'C',
		form: 'creature',
		size: 2,
		structureLevel: 1,
		...change
	});
	const army = (unit: Unit | undefined, change: Partial<Army> = {}): Army => ({
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		units: unit ? [unit] : [],
		...change
	});
	const half = { type: 'half', limitation: 'simple' } as const;
	const launcher = { type: 'launcher', level: 2 } as const;
	const lpw = { rulebook: 'lugpolwars' } as const;
	const vehicle = creation({ form: 'vehicle', gear: [{ item: 'shield' }] });

	it.each<[what: string, key: string, rule: string, of: Army]>([
		['a rank', 'rank.officer', 'PL-CHR-02', army(minifig({ rank: 'officer' }))],
		[
			'armor of a critter',
			'critterArmor',
			'PL-STR-10',
			army(creation({ size: 0, critterArmor: 1 }))
		],
		['a level of a critter', 'critterLevel', 'PL-STR-10', army(creation({ size: 0 }))],
		[
			'an odd speed',
			'propulsion.ground',
			'PL-PRP-03',
			army(creation({ propulsion: [{ mode: 'ground', speed: 5 }] }))
		],
		[
			'an odd speed in the air',
			'propulsion.air',
			'PL-PRP-03',
			army(creation({ propulsion: [{ mode: 'air', speed: 5 }] }))
		],
		[
			'an even speed in the air',
			'propulsion.air',
			'PL-PRP-02',
			army(creation({ propulsion: [{ mode: 'air', speed: 4 }] }))
		],
		['a half-brain', 'brain.half', 'PL-MND-05', army(creation({ brain: half }))],
		[
			'the Skill of a half-brain',
			'skillBonus',
			'PL-MND-05',
			army(creation({ brain: { ...half, skillBonus: 1 } }))
		],
		[
			'the Skill of a brain',
			'skillBonus',
			'PL-MND-03',
			army(creation({ brain: { type: 'full', skillBonus: 1 } }))
		],
		[
			'explosives carried',
			'gear.explosive',
			'PL-WPN-06',
			army(minifig({ gear: [{ item: 'explosive' }] }))
		],
		['the stock', 'stock.explosive', 'PL-WPN-13', army(undefined, { stock: { explosives: 1 } })],
		[
			'payload',
			'payload',
			'PL-CWP-05',
			army(creation({ weapons: [{ ...launcher, payload: [{ level: 1 }] }] }))
		],
		['barding', 'barding', 'PL-MND-08', army(creation({ barding: true }))],
		[
			'a summon',
			'reserve.summon',
			'PL-MAG-09',
			army(undefined, { reserve: { summons: [minifig({})] } })
		],
		[
			'a spell of a circle',
			'reserve.circleCast',
			'PL-MAG-07',
			army(undefined, { reserve: { circleCasts: [{ level: 5 }] } })
		],
		[
			'a shield of a circle',
			'reserve.circleShield',
			'PL-MAG-07',
			army(undefined, { reserve: { circleShields: [{ level: 5 }] } })
		],
		[
			'unspent points',
			'reserve.unspent',
			'PL-MAG-07',
			army(undefined, { reserve: { unspent: 0.5 } })
		],
		[
			'the stock of LUGPolWars',
			'stock.explosive',
			'PL-LPW-02',
			army(undefined, { ...lpw, stock: { explosives: 1 } })
		],
		['gear of a vehicle in LUGPolWars', 'gear.shield', 'PL-LPW-02', army(vehicle, lpw)]
	])('%s: %s is %s', (_, key, rule, of) => {
		const lines = assess(of).lines.filter((line) => line.key === key);
		expect(lines.map((line) => line.rule)).toEqual([rule]);
	});

	it('a summon is one line at its full price, regardless of its purchases', () => {
		const gear = [{ item: 'heavyHand' as const }, { item: 'shield' as const }];
		const { lines } = assess(
			army(undefined, { reserve: { summons: [minifig({ gear, count: 2 })] } })
		);
		expect(lines.map(({ rule, quantity, points }) => [rule, quantity, points / 2])).toEqual([
			['PL-MAG-09', 2, 16]
		]);
	});
});
