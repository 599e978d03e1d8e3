import { describe, expect, it } from 'vitest';
import { sheetTexts, textOf } from '../../../../tests/setup/sheets';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig } from '$lib/rules/choices';
import { listSheets } from '../sheets/list';
import { armyCard, hasArmyCard } from './army-card';
import { cardsOf } from './cards';

const mage = (id: string): Minifig => ({
	kind: 'minifig',
	id,
	name: `Mage ${id}`,
	rank: 'hero',
	magic: { level: 3 }
});

const plain: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'Circle',
	rulebook: 'core2005',
	units: [mage('a'), mage('b')]
};
const full: Army = {
	...plain,
	stock: { explosives: 4 },
	reserve: { circleCasts: [{ level: 5, count: 2 }], circleShields: [{ level: 6 }], unspent: 7 },
	houseRules: {
		name: 'Ours',
		changes: [{ table: 'gear', row: 'explosive', field: 'cost', value: 2 }]
	},
	rulings: { magicShield: 'single' }
};

describe('the card of an army as a whole', () => {
	it('has the weapons, spells and boxes of the stock and the circle', async () => {
		const card = armyCard(full, await sheetTexts('en'));
		expect(card?.statistics).toEqual([{ label: 'Unspent points for spells', value: '7' }]);
		const rows = card?.front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []));
		expect(rows).toMatchObject([
			{ name: 'Explosive', count: 4, use: '3', damage: '1d10' },
			{ name: 'Area spell\u00a05', use: '15', range: '(5d6)″', damage: '5d10' },
			{ name: 'Magic shield\u00a06', use: '12', range: '12″ around', damage: '6d6' }
		]);
		const boxes = card?.front.flatMap((block) => (block.kind === 'ticks' ? block.rows : []));
		expect(boxes).toEqual([
			{ label: 'Explosive', boxes: 4 },
			{ label: 'Area spell\u00a05', boxes: 2 }
		]);
	});

	it('names the house rules and rulings, each with its rule', async () => {
		const card = armyCard(full, await sheetTexts('en'));
		const texts = card?.extra.flatMap((block) => (block.kind === 'text' ? [block] : []));
		expect(texts?.slice(-2)).toEqual([
			{ kind: 'text', title: 'Gear · Explosive', text: 'CP: 1 → 2', rule: 'PL-WPN-06' },
			expect.objectContaining({ title: 'Price of a magic shield', rule: 'PL-MAG-05' })
		]);
	});

	it('is printed last, unless it is left out', async () => {
		const texts = await sheetTexts('en');
		const names = (units?: string[]) =>
			cardsOf(full, texts, { each: 'kind', ...(units && { units }) }).map(({ name }) => name);
		expect(names()).toEqual(['Mage a', 'Mage b', 'Circle']);
		expect(names(['a'])).toEqual(['Mage a']);
		expect(names([full.id])).toEqual(['Circle']);
	});

	it('is not printed for an army without purchases of its own', async () => {
		const rulesOnly = { ...plain, rulings: full.rulings, houseRules: full.houseRules };
		expect([plain, rulesOnly, full].map(hasArmyCard)).toEqual([false, false, true]);
		expect(armyCard(rulesOnly, await sheetTexts('en'))).toBeUndefined();
	});

	it('knows the stock of LUGPolWars and its own explosives (PL-LPW-02)', async () => {
		const units = [{ kind: 'minifig', id: 'a', name: 'Ada', rank: 'mercenary' }] as const;
		const army: Army = {
			...plain,
			rulebook: 'lugpolwars',
			units: [...units],
			stock: { explosives: 2 }
		};
		const card = armyCard(army, await sheetTexts('en'));
		expect(card?.front).toMatchObject([
			{ rows: [{ name: 'Explosive', count: 2, range: 'thrown (1d6+2)″', damage: '2d6−1' }] },
			{ kind: 'ticks' }
		]);
		expect(card?.back).toEqual([]);
		const planned = { ...army, reserve: { unspent: 3 } };
		expect(armyCard(planned, await sheetTexts('en'))?.statistics).toEqual([]);
		expect(hasArmyCard({ ...planned, stock: {} })).toBe(false);
	});
});

describe('the list of an army', () => {
	it('has its purchases, unspent points, house rules and rulings', async () => {
		const said = textOf(
			listSheets({ army: full, assessment: assess(full) }, await sheetTexts('en'), 'a4')
		);
		for (const text of [
			'For the whole army',
			'Explosive, army stock\u00a0×\u00a04',
			'Area spell of the circle, level 5\u00a0×\u00a02',
			'Magic shield of the circle, level 6',
			'Unspent points for spells',
			'House rules',
			'CP: 1 → 2 (PL-WPN-06)',
			'Rulings',
			'Price of a magic shield'
		]) {
			expect(said.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '));
		}
	});
});
