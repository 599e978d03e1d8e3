import { describe, expect, it } from 'vitest';
import { formatDice, notation } from '$lib/dice/notation';
import type { Army } from '$lib/rules/choices';
import { CHAPTERS } from '$lib/rules/citations';
import { COMBAT_CHAPTERS } from '$lib/rules/combat-citations';
import { RULEBOOKS, rulebookOf } from '$lib/rules/registry';
import { SHORT_RULES } from '$lib/rules/rulebook/short-rules';
import { sheetTexts, textBoxes, textFaults, textOf } from '../../../../../tests/setup/sheets';
import { MIN_FONT_SIZE } from '../../layout/flow';
import { PAGE_MARGIN } from '../page';
import { referenceSheets } from './reference';

const of = (rulebook: Army['rulebook'], some: Partial<Army> = {}): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'A',
	rulebook,
	units: [],
	...some
});

/** Tables of each rulebook that a player needs during a game. */
const NEEDED: Readonly<Record<Army['rulebook'], readonly string[]>> = {
	core2005: ['ranks', 'gear', 'spells', 'weapons', 'pieces', 'structureLevels', 'propulsion'],
	lugpolwars: ['ranks', 'gear', 'vehicleLevels', 'propulsion'],
	quickwars: ['ranks', 'gear'],
	skirmish: ['statures', 'reaches', 'bonuses']
};

describe.each(['pl', 'en'] as const)('the quick reference: %s', (language) => {
	it.each(RULEBOOKS.flatMap((id) => [[id, 'a4'] as const, [id, 'letter'] as const]))(
		'of %s fits two pages, without overlaps: %s',
		async (rulebook, paper) => {
			const sheets = referenceSheets(of(rulebook), await sheetTexts(language), paper);
			expect(sheets.length).toBeLessThanOrEqual(2);
			for (const sheet of sheets) expect(textFaults(sheet, PAGE_MARGIN)).toEqual([]);
			const sizes = sheets.flatMap(({ marks }) => textBoxes(marks)).map(({ size }) => size);
			expect(sizes.length).toBeGreaterThan(50);
			expect(Math.min(...sizes)).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
		}
	);

	it.each(RULEBOOKS)('has the tables of %s: names, damage, armor, rules', async (rulebook) => {
		const texts = await sheetTexts(language);
		const said = textOf(referenceSheets(of(rulebook), texts, 'a4'));
		const { tables } = rulebookOf(rulebook);
		for (const table of NEEDED[rulebook]) {
			for (const [row, fields] of Object.entries(tables[table] ?? {})) {
				const { rule, damage, armor } = fields as Record<string, string | undefined>;
				expect(said).toContain(texts.builder.ownRules.tables[table]?.rows[row]);
				expect(said).toContain(rule);
				for (const dice of [damage, armor]) {
					if (dice) expect(said).toContain(formatDice(notation(dice)));
				}
			}
		}
	});

	it('follows house rules and the supplements in force', async () => {
		const texts = await sheetTexts(language);
		const changes = [{ table: 'gear', row: 'twoHanded', field: 'damage', value: '7d6+5' }];
		const plain = textOf(referenceSheets(of('core2005'), texts, 'a4'));
		const own = of('core2005', { houseRules: { name: 'N', changes }, supplements: ['healing'] });
		const said = textOf(referenceSheets(own, texts, 'a4'));
		expect(plain).not.toContain('7d6+5');
		expect(said).toContain('7d6+5');
		for (const rule of ['PL-MED-02', 'PL-MAG-03', 'PL-SKL-01']) expect(plain).toContain(rule);
		expect(said).toContain('PL-MED-02');
		expect(said).not.toContain('PL-MAG-03');
		expect(said).not.toContain('PL-SKL-01');
		const none = textOf(referenceSheets(of('core2005', { supplements: [] }), texts, 'a4'));
		expect(none).toContain(texts.cards.reference.noSupplements);
	});

	it('has short versions that are shorter than the whole texts', async () => {
		const { rules } = (await sheetTexts(language)).rules;
		for (const id of SHORT_RULES) {
			expect(rules[id].short.length, id).toBeLessThan(rules[id].text.length);
		}
		const others = Object.values(CHAPTERS)
			.flat()
			.filter((id) => !(SHORT_RULES as readonly string[]).includes(id));
		expect(others.filter((id) => 'short' in rules[id])).toEqual([]);
	});

	it('uses every short rule in at least one rulebook', async () => {
		const texts = await sheetTexts(language);
		const said = RULEBOOKS.map((id) => textOf(referenceSheets(of(id), texts, 'a4'))).join(' ');
		for (const rule of SHORT_RULES) expect(said).toContain(rule);
	});

	it('prints all rules of the skirmish', async () => {
		const said = textOf(referenceSheets(of('skirmish'), await sheetTexts(language), 'a4'));
		const skirmish = ['NS-TURN', 'NS-DEF', 'NS-ATT', 'NS-MIS', 'NS-STORY', 'NS-MOVE'] as const;
		const rules = skirmish.flatMap((chapter): readonly string[] => COMBAT_CHAPTERS[chapter]);
		const missing = rules.filter((rule) => !said.includes(rule));
		expect(missing).toEqual(['NS-EX1', 'NS-EX2', 'NS-EX3']);
	});
});
