import { describe, expect, it } from 'vitest';
import { RULEBOOKS, rulebookOf } from '$lib/rules/registry';
import { ownRules as en } from './en/own-rules';
import { ownRules as pl } from './pl/own-rules';

const languages = [
	['en', en],
	['pl', pl]
] as const;

describe('the names of house rules', () => {
	it.each(languages)('cover every table, row and field of every rulebook: %s', (_, texts) => {
		const unnamed = RULEBOOKS.flatMap((id) =>
			Object.entries(rulebookOf(id).tables).flatMap(([table, rows]) =>
				Object.entries(rows).flatMap(([row, printed]) => {
					const named = texts.tables[table]?.rows[row];
					const fields = Object.entries(printed)
						.filter(([field, value]) => field !== 'rule' && typeof value !== 'boolean')
						.map(([field]) => field);
					const silent = fields.filter((field) => !texts.fields[field]);
					const places = silent.map((field) => `${id} ${table}.${row}.${field}`);
					return named ? places : [`${id} ${table}.${row}`, ...places];
				})
			)
		);
		expect(unnamed).toEqual([]);
	});
});
