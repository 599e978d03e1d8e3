import { describe, expect, it } from 'vitest';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { gridOf } from '$lib/cards/layout/grid';
import { DEFAULT_SETTINGS } from '$lib/cards/layout/settings';
import { loadArea, type Language } from '$lib/i18n/languages';
import type { Army, Unit } from '$lib/rules/choices';
import { jobOf, pdfFile, printed } from './printing';
import { pdfjs } from './reading/pdfjs';
import {
	printedPrices,
	printedSide,
	wordsByPlace,
	type PrintedPrice,
	type PrintedSide
} from './values/printed';
import { valuesOf, type UnitValues } from './values/rulebooks';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const LANGUAGES = ['pl', 'en'] as const;
const CASES = LANGUAGES.flatMap((language) => TEMPLATE_IDS.map((slug) => ({ slug, language })));

/** The numbers that were compared, over all cases. */
const compared = { values: 0, prices: 0 };

const unitsOf = ({ units, reserve }: Army): Unit[] => [...units, ...(reserve?.summons ?? [])];

const letters = (text: string) => text.replaceAll(/\s/g, '');

/** The unit whose name a side begins with: the longest, as one name may begin with another. */
function unitOn({ words }: PrintedSide, army: Army): Unit | undefined {
	const said = letters(words.map(({ text }) => text).join(''));
	return unitsOf(army)
		.filter(({ name = '' }) => said.startsWith(letters(name)))
		.toSorted((a, b) => (b.name ?? '').length - (a.name ?? '').length)[0];
}

async function readBack(army: Army, language: Language, what: 'cards' | 'ledger') {
	return (await pdfjs.read(pdfFile(await printed(jobOf(army, {}, what), language)))).pages;
}

/** The sides of all cards of each unit. */
async function sidesByUnit(army: Army, language: Language) {
	const { cells, cell } = gridOf(DEFAULT_SETTINGS);
	const figures = army.rulebook === 'skirmish';
	const sides = (await readBack(army, language, 'cards')).flatMap((page) =>
		wordsByPlace(page, cells, cell)
			.filter(({ length }) => length > 0)
			.map((words) => printedSide(words, language, figures))
	);
	const byUnit = new Map<string | undefined, PrintedSide[]>();
	for (const side of sides) {
		const id = unitOn(side, army)?.id;
		byUnit.set(id, [...(byUnit.get(id) ?? []), side]);
	}
	return byUnit;
}

function checkSides(sides: readonly PrintedSide[], expected: UnitValues): void {
	const { plates, rows, speeds, carried, said, bare } = expected;
	const fronts = sides.filter((side) => Object.keys(side.plates).length > 0);
	expect(fronts.length).toBeGreaterThan(0);
	for (const front of fronts) expect(front.plates).toEqual(plates);
	const printedRows = new Set(sides.flatMap((side) => side.rows));
	expect([...printedRows].toSorted()).toEqual([...new Set(rows)].toSorted());
	for (const front of fronts) {
		expect(front.speeds).toEqual(speeds);
		expect(front.carried).toEqual(carried);
	}
	const all = Object.assign({}, ...sides.map((side) => side.said)) as Record<string, string>;
	const { bare: withoutEquipment, ...others } = all;
	expect(others).toEqual(said);
	if (withoutEquipment !== undefined) expect(withoutEquipment).toBe(`${bare}`);
	compared.values += fronts.reduce(
		(sum, front) =>
			sum +
			Object.keys(front.plates).length +
			3 * front.rows.length +
			front.speeds.length +
			front.carried.length,
		sides.reduce((sum, side) => sum + Object.keys(side.said).length, 0)
	);
	compared.prices += fronts.filter((front) => front.plates['cost'] !== undefined).length;
}

describe.each(CASES)('$slug in $language', ({ slug, language }) => {
	it('prints the values of the rulebook on every card', async () => {
		const names = await loadArea(language, 'templates');
		const army = templateArmy(slug, ID, names[slug] as never);
		const sides = await sidesByUnit(army, language);
		expect([...sides.keys()].filter((id) => id === undefined)).toEqual([]);
		for (const unit of army.units) {
			const own = sides.get(unit.id) ?? [];
			try {
				checkSides(own, valuesOf(unit, army));
			} catch (fault) {
				throw new Error(`${unit.name}: ${(fault as Error).message}`, { cause: fault });
			}
		}
	});
});

/** The lines of a cost breakdown below a unit's own, as its items times its figures. */
function checkPrices(lines: readonly PrintedPrice[], army: Army): void {
	let at = 0;
	for (const unit of army.units) {
		const { items } = valuesOf(unit, army);
		const count = unit.count ?? 1;
		const sum = items.reduce((all, one) => all + one, 0);
		const [own, ...parts] = lines.slice(at, at + 1 + items.length);
		at += 1 + items.length;
		expect(letters(own?.text ?? '')).toContain(letters(unit.name ?? ''));
		expect(own?.points, unit.name).toBe(count * sum);
		const points = parts.map((line) => line.points).toSorted((a, b) => a - b);
		expect(points, unit.name).toEqual(items.map((one) => count * one).toSorted((a, b) => a - b));
	}
	const summoned = (army.reserve?.summons ?? []).map((unit) =>
		valuesOf(unit, army).items.reduce((all, one) => all + one, 0)
	);
	const reserve = summoned.reduce((all, one) => all + one, 0);
	const all = army.units.reduce((sum, unit) => {
		const { items } = valuesOf(unit, army);
		return sum + (unit.count ?? 1) * items.reduce((one, points) => one + points, 0);
	}, reserve);
	// The army's own purchases: their sum, each of them, and then the total.
	const own = summoned.length > 0 ? [reserve, ...summoned] : [];
	expect(lines.slice(at).map(({ points }) => points)).toEqual([...own, all]);
	compared.prices += lines.length;
}

/** The lines of a breakdown of dice, which the skirmish compares. */
function checkDice(lines: readonly PrintedPrice[], army: Army): void {
	const dice = army.units.map(
		(unit) => (unit.count ?? 1) * Number(valuesOf(unit, army).plates['dice'])
	);
	const sum = dice.reduce((all, one) => all + one, 0);
	expect(lines.map(({ points }) => points)).toEqual([...dice, sum]);
	compared.values += lines.length;
}

describe.each(CASES)('the breakdown of $slug in $language', ({ slug, language }) => {
	it('prints the prices of the rulebook', async () => {
		const names = await loadArea(language, 'templates');
		const army = templateArmy(slug, ID, names[slug] as never);
		const lines = printedPrices(await readBack(army, language, 'ledger'));
		if (army.rulebook === 'quickwars') expect(lines).toEqual([]);
		else if (army.rulebook === 'skirmish') checkDice(lines, army);
		else checkPrices(lines, army);
	});
});

it('reads back as many numbers as the templates have', () => {
	expect(compared.values).toBeGreaterThan(2500);
	expect(compared.prices).toBeGreaterThan(900);
});
