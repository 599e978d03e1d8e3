import type { Pack, PackRow, PackTable } from '$lib/rules/packs/pack';
import type { Unit } from '$lib/rules/choices';
import { EXAMPLE_PACKS, type ExamplePackId } from './ids';

/** The languages of a pack. */
export type PackLanguage = 'pl' | 'en';
type Words = Readonly<Record<PackLanguage, string>>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A row with its name and the text of its rule. */
interface ExampleRow {
	readonly table: PackTable;
	readonly id: string;
	readonly row: PackRow;
	readonly name: Words;
	readonly text: Words;
}

/** A pack in both languages. */
export interface Example {
	readonly prefix: string;
	readonly name: Words;
	readonly rows: readonly ExampleRow[];
	readonly restrict?: Pack['restrict'];
	readonly units: readonly { readonly name: Words; readonly unit: Without<Unit, 'id' | 'name'> }[];
}

/** The pack of an example; its name and those of its units are in one language. */
export function packOfExample(key: ExamplePackId, example: Example, language: PackLanguage): Pack {
	const { prefix, name, rows, restrict, units } = example;
	const tables: Partial<Record<PackTable, Record<string, PackRow>>> = {};
	for (const { table, id, row } of rows) tables[table] = { ...tables[table], [id]: row };
	const words = (of: (row: ExampleRow) => readonly [string, Words]) => {
		const inLanguage = (one: PackLanguage) =>
			Object.fromEntries(rows.map(of).map(([id, word]) => [id, word[one]]));
		return { pl: inLanguage('pl'), en: inLanguage('en') };
	};
	return {
		...({ format: 'brikmuster/pack', version: 1, id: EXAMPLE_PACKS[key], prefix } as const),
		...({ name: name[language], author: 'Brikmuster', edition: 1 } as const),
		...({ license: 'CC0 1.0', extends: 'core2005', rows: tables } as const),
		...(restrict && { restrict }),
		units: units.map(
			({ name: called, unit }, index) =>
				({ ...structuredClone(unit), id: `u${index + 1}`, name: called[language] }) as Unit
		),
		names: words(({ id, name: called }) => [id, called]),
		texts: words(({ row, text }) => [row.rule, text])
	};
}
