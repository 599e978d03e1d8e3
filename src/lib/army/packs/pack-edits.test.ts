import { describe, expect, it } from 'vitest';
import { packOf } from '../../../../tests/setup/packs';
import { CHAPTERS } from '$lib/rules/citations';
import { RULEBOOKS, rulebookOf } from '$lib/rules/registry';
import { assess } from '$lib/rules/assessment/assess';
import { PRINTED_PREFIXES, rowsIn, type Pack } from '$lib/rules/packs/pack';
import { packProblems } from '../format/read-pack';
import { freePrefix, newPack } from './new-pack';
import { mergePacks, packDiff } from './pack-diff';
import { isSamePack } from './same-pack';
import * as edits from './row-edits';
import { sampleArmy, tablesOf } from './sample';

const kosmos = packOf('kosmos');
const gatling = { table: 'gear', id: 'kas.gatling', name: 'Gatling' } as const;
const gearIn = ({ rows }: Pack) => Object.keys(rows?.gear ?? {});

describe('rows of a pack', () => {
	it('are added like printed ones, with ids and rules of their own', () => {
		for (const book of RULEBOOKS) {
			let pack = newPack({ id: kosmos.id, prefix: 'kas', name: 'K', extends: book });
			for (const table of tablesOf(pack)) {
				for (const like of Object.keys(rulebookOf(book).tables[table] ?? {})) {
					if (like === 'hero') continue;
					for (const name of ['one', 'other']) {
						const { edit, id } = edits.addRow(pack, { table, like, name });
						pack = edit.apply(pack);
						const army = sampleArmy(pack, table, id, name);
						expect([like, packProblems(pack)]).toEqual([like, []]);
						const codes = assess(army).violations.map(({ code }) => code);
						expect([like, codes.filter((code) => code.startsWith('PACK'))]).toEqual([like, []]);
						expect(JSON.stringify(army.units)).toContain(id);
					}
				}
			}
			const rules = rowsIn(pack).map(({ row }) => row.rule);
			expect(new Set(rules).size).toBe(rules.length);
		}
	});

	it('move, are copied with their texts, and leave nothing behind', () => {
		const moved = edits.moveRow(gatling, 1).apply(kosmos);
		expect(gearIn(moved).slice(0, 2)).toEqual(gearIn(kosmos).slice(0, 2).toReversed());
		expect(isSamePack(moved, kosmos)).toBe(false);
		const { edit, id } = edits.duplicateRow(kosmos, gatling);
		const doubled = edit.apply(kosmos);
		expect(gearIn(doubled)[1]).toBe(id);
		expect(doubled.names?.pl?.[id]).toBe(kosmos.names?.pl?.['kas.gatling']);
		const removed = edits.removeRow({ ...gatling, id }).apply(doubled);
		expect(isSamePack(removed, kosmos)).toBe(true);
		const without = JSON.stringify(edits.removeRow(gatling).apply(kosmos));
		expect(without).not.toMatch(/gatling|KAS-WPN-01/);
	});

	it('keep what is typed until it is right', () => {
		const wrong = edits.setNumber(gatling, 'cost', 'many').apply(kosmos);
		expect(packProblems(wrong).map(({ path }) => path)).toEqual([
			'/rows/gear/kas.gatling/set/cost'
		]);
		expect(packProblems(edits.setNumber(gatling, 'cost', 7.5).apply(wrong))).toEqual([]);
	});
});

it('takes no prefix of a printed rule', () => {
	const printed = Object.values(CHAPTERS)
		.flat()
		.map((rule) => rule.slice(0, rule.indexOf('-')).toLowerCase());
	const possible = [...new Set(printed)].filter((start) => /^[a-z]{2,6}$/.test(start));
	expect(possible.filter((start) => !PRINTED_PREFIXES.includes(start))).toEqual([]);
	for (const prefix of PRINTED_PREFIXES) {
		expect(freePrefix(prefix, new Set())).not.toBe(prefix);
		const pack = newPack({ id: kosmos.id, prefix, name: 'K', extends: 'core2005' });
		const { edit } = edits.addRow(pack, { table: 'gear', like: 'shield', name: 'S' });
		expect(packProblems(edit.apply(pack))).toHaveLength(1);
	}
});

it('a prefix resembles the name, is free and has two to six letters', () => {
	expect(freePrefix('Klub Orbita', new Set())).toBe('klubor');
	expect(freePrefix('Klub Orbita', new Set(['klubor']))).toBe('klu');
	expect(freePrefix('Klub Orbita', new Set(['klubor', 'klu']))).toBe('kluaa');
	expect(freePrefix('', new Set())).toBe('dom');
	expect(freePrefix('K', new Set())).toBe('kaa');
});

describe('two versions of a pack', () => {
	const cheap = edits.setNumber(gatling, 'cost', 3).apply(kosmos);
	const strong = edits.setNumber(gatling, 'damage', '3d6').apply(kosmos);

	it('are merged by row and field', () => {
		const merged = mergePacks(kosmos, cheap, strong);
		expect(merged?.rows?.gear?.['kas.gatling']?.set).toMatchObject({ cost: 3, damage: '3d6' });
		const ours = edits.addRow(kosmos, { table: 'gear', like: 'shield', name: 'S' }).edit;
		const theirs = edits.moveRow(gatling, 1).apply(kosmos);
		const both = mergePacks(kosmos, ours.apply(kosmos), theirs);
		expect(both && gearIn(both)).toEqual(['kas.grenade', 'kas.shield', 'kas.gatling']);
	});

	it('contradict each other if both change one number, or one removes what the other changes', () => {
		const other = edits.setNumber(gatling, 'cost', 4).apply(kosmos);
		expect(mergePacks(kosmos, cheap, other)).toBeUndefined();
		expect(mergePacks(kosmos, cheap, edits.removeRow(gatling).apply(kosmos))).toBeUndefined();
		expect(mergePacks(kosmos, cheap, cheap)).toEqual(cheap);
	});

	it.each([
		{ changes: [] },
		{ restrict: [], units: [] },
		{ rows: { ...kosmos.rows, weapons: {} } },
		{ names: { ...kosmos.names, pl: {} }, texts: { en: {} } }
	])('say the same with explicit empty lists after an edit is taken back: %j', (empty) => {
		const { changes: _, restrict: __, units: ___, ...bare } = kosmos;
		const given: Pack = { ...bare, ...empty };
		const edited = edits.setNumber(gatling, 'cost', 3).apply(given);
		const back = packDiff.patched(edited, packDiff.between(edited, given));
		expect(isSamePack(back, given)).toBe(true);
		expect(isSamePack(edited, given)).toBe(false);
		expect(
			isSamePack(
				{ ...given, changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2 }] },
				given
			)
		).toBe(false);
	});

	it('differ by a patch that leads from one to the other', () => {
		const patch = packDiff.between(kosmos, strong);
		expect(isSamePack(packDiff.patched(kosmos, patch), strong)).toBe(true);
	});
});
