import { formatDice, notation } from '$lib/dice/notation';
import { capital } from '$lib/i18n/capital';
import type { BuilderMessages } from '$lib/i18n/languages';
import { formatPoints } from '$lib/points/format';
import { cp } from '$lib/points/points';
import type { RuleId } from '$lib/rules/citations';
import type { Tables } from '$lib/rules/house-rules/house-rules';
import type { ReferenceColumn } from '$lib/rules/rulebook/reference';
import { EMPTY_CELL } from '../../model/weapon-rows';
import type { ReferenceTable } from './section';

/** A table row after house rules: fields of any type. */
type Fields = Readonly<Record<string, unknown>>;

const number = (fields: Fields, field: string): number | undefined => {
	const value = fields[field];
	return typeof value === 'number' ? value : undefined;
};
const diceText = (fields: Fields, field: string): string | undefined => {
	const value = fields[field];
	return typeof value === 'string' ? formatDice(notation(value)) : undefined;
};
const inchesText = (fields: Fields, field: string): string | undefined => {
	const value = number(fields, field);
	return value === undefined ? undefined : `${value}″`;
};
const plainText = (fields: Fields, field: string): string | undefined =>
	number(fields, field)?.toString();

function costText(fields: Fields, field: string): string | undefined {
	const value = number(fields, field);
	return value === undefined ? undefined : formatPoints(cp(value));
}

/** The range in words: touch, inches, thrown, or both. */
function rangeText({ terms, profile }: BuilderMessages, fields: Fields): string | undefined {
	const inches = number(fields, 'range');
	const dice = diceText(fields, 'thrown');
	const thrown = dice === undefined ? [] : [profile.magic.rolled({ dice })];
	if (inches === undefined) return thrown[0];
	return [inches === 0 ? terms.attack.touch : `${inches}″`, ...thrown].join(', ');
}

/** The effect in words: damage, a parry, or Armor and what it covers. */
function effectText({ terms }: BuilderMessages, fields: Fields): string | undefined {
	const parry = diceText(fields, 'parry');
	const armor = diceText(fields, 'armor');
	const damage = diceText(fields, 'damage');
	if (damage !== undefined) return damage;
	if (parry !== undefined) return terms.attack.parries({ dice: parry });
	const covered = inchesText(fields, 'area');
	if (armor === undefined) return undefined;
	return `${terms.statistics.armor} +${armor}${covered ? `, ${covered}` : ''}`;
}

interface Column {
	readonly head: (m: BuilderMessages) => string;
	readonly cell: (fields: Fields, m: BuilderMessages) => string | undefined;
}

const fieldHead =
	(field: string) =>
	({ ownRules }: BuilderMessages): string =>
		capital(ownRules.fields[field] ?? field);
const own = (
	field: string,
	cell: (fields: Fields, field: string) => string | undefined
): Column => ({
	head: fieldHead(field),
	cell: (fields) => cell(fields, field)
});

const COLUMNS = {
	skill: own('skill', diceText),
	move: own('move', inchesText),
	armor: own('armor', diceText),
	attacks: own('attacks', plainText),
	use: { head: ({ terms }) => terms.attack.use, cell: (fields) => plainText(fields, 'use') },
	range: { head: ({ terms }) => terms.attack.range, cell: (fields, m) => rangeText(m, fields) },
	damage: { head: ({ terms }) => terms.attack.damage, cell: (fields, m) => effectText(m, fields) },
	cost: own('cost', costText),
	costPerLevel: own('costPerLevel', costText),
	maximum: own('maximum', inchesText),
	dice: own('dice', plainText),
	defenceNumber: {
		head: fieldHead('defence'),
		cell: (fields, { profile }) => {
			const needed = number(fields, 'defence');
			return needed === undefined ? undefined : profile.figure.orMore({ number: needed });
		}
	},
	defence: own('defence', plainText),
	movement: own('movement', plainText),
	attack: own('attack', plainText),
	reach: {
		head: fieldHead('reach'),
		cell: (fields, { terms }) =>
			number(fields, 'reach') === 0 ? terms.attack.touch : inchesText(fields, 'reach')
	}
} satisfies Record<ReferenceColumn, Column>;

/** Returns a rulebook's table as text: rows in the book's order, with the given columns. */
export function tableOf(
	tables: Tables,
	m: BuilderMessages,
	id: string,
	columns: readonly ReferenceColumn[],
	note?: string
): ReferenceTable {
	const { title = id, rows: names = {} } = m.ownRules.tables[id] ?? {};
	const wanted = columns.map((column): Column => COLUMNS[column]);
	const rows = Object.entries(tables[id] ?? {}).map(([row, fields]) => ({
		cells: [
			names[row] ?? row,
			...wanted.map(({ cell }) => cell(fields as Fields, m) ?? EMPTY_CELL)
		],
		rule: (fields as { rule: RuleId }).rule
	}));
	return {
		kind: 'table',
		title,
		heads: wanted.map(({ head }) => head(m)),
		rows,
		...(note !== undefined && { note })
	};
}

/** Numeric fields that are lengths. */
const INCHES = ['range', 'crewRange', 'speed', 'speedPerModule', 'maximum'];
const HIDDEN_FIELDS = ['rule', 'levelZero'];

function fieldText(field: string, fields: Fields): string {
	const value = fields[field];
	if (field === 'cost') return costText(fields, field) ?? EMPTY_CELL;
	if (INCHES.includes(field)) return inchesText(fields, field) ?? EMPTY_CELL;
	return typeof value === 'string'
		? formatDice(notation(value))
		: `${number(fields, field) ?? EMPTY_CELL}`;
}

/** A table of one row, one field per line, with what its price depends on. */
export function fieldsOf(
	tables: Tables,
	{ ownRules }: BuilderMessages,
	id: string,
	row: string,
	priced = ''
): ReferenceTable {
	const fields = (tables[id]?.[row] ?? {}) as Fields;
	const { rule } = fields as { rule: RuleId };
	const nameOf = (field: string) => {
		const name = capital(ownRules.fields[field] ?? field);
		return field === 'cost' && priced ? `${name} ${priced}` : name;
	};
	const said = Object.keys(fields).filter((field) => !HIDDEN_FIELDS.includes(field));
	return {
		kind: 'table',
		title: ownRules.tables[id]?.rows[row] ?? row,
		heads: [''],
		rows: said.map((field) => ({
			cells: [nameOf(field), fieldText(field, fields)],
			rule
		}))
	};
}
