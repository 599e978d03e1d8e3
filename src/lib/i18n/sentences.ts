import { named } from './named';
import type { LedgerLine } from '$lib/rules/ledger';
import type { Violation } from '$lib/rules/violation';
import type { Areas } from './languages';
import { shownName } from './ready-names';

type Texts = Areas['builder'];

type BillTexts = Pick<Texts, 'terms'> & Partial<Pick<Texts, 'presets'>>;

/** The measure of a price: inches of speed, a level, or the name of a summon. */
function measureText({ terms, presets }: BillTexts, { key, measure }: LedgerLine): string {
	if (measure === undefined) return '';
	if (typeof measure === 'string') return presets ? shownName(presets, measure) : measure;
	return key.startsWith('propulsion.')
		? terms.measures.inches({ inches: measure })
		: terms.measures.level({ level: measure });
}

/** The text of a ledger line, in the language of the texts. */
export function ledgerText(texts: BillTexts, line: LedgerLine): string {
	const measure = measureText(texts, line);
	const what = named(texts.terms.ledger, line.key);
	return measure === '' ? what : `${what}, ${measure}`;
}

/** Whether a parameter is the id of a row that packs add or restrict. */
const isRow = (key: string, value: unknown): value is string =>
	typeof value === 'string' &&
	(key === 'row' || (/^(item|beside|other|thing)$/.test(key) && value.includes('.')));

/** The parameters with the names of rows that packs add or restrict, in place of their ids. */
function withNames({ gear, ranks, weapons }: Texts['terms'], params: Violation['params']) {
	const values = params as Readonly<Record<string, unknown>>;
	const rows: [key: string, id: string][] = [];
	for (const key in values) {
		const value = values[key];
		if (isRow(key, value)) rows.push([key, value]);
	}
	if (rows.length === 0) return params;
	const names = { ...gear, ...ranks, ...weapons };
	const told = rows.map(([key, id]) => [key, named(names, id)]);
	return { ...params, ...Object.fromEntries(told) } as Violation['params'];
}

/** The sentence of a violation, in the language of the texts. */
export function violationText(
	{
		violations,
		terms,
		presets
	}: Pick<Texts, 'violations'> & Partial<Pick<Texts, 'terms' | 'presets'>>,
	{ code, params }: Violation
): string {
	const tell = violations[code] as (values: Violation['params']) => string;
	const told = terms ? withNames(terms, params) : params;
	const { name } = told as { readonly name?: unknown };
	if (!presets || typeof name !== 'string') return tell(told);
	return tell({ ...told, name: shownName(presets, name) } as Violation['params']);
}
