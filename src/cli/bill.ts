import { formatPoints } from '$lib/points/format';
import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { isOfArmy, totalOf, type LedgerLine } from '$lib/rules/ledger';
import { ledgerText } from '$lib/i18n/sentences';
import { columns, escapeControls, type Style } from './terminal';
import type { Texts } from './texts';
import { unitsById } from './units';

/** One row before layout; cells that do not apply are empty. Only names can be wider than their length. */
interface Row {
	readonly what: string;
	/** Columns of `what`. */
	readonly width: number;
	readonly rule: string;
	readonly pieces: string;
	readonly points: string;
	readonly heading: boolean;
}

const INDENT = '  ';
const GAP = '  ';

/** Groups lines by unit in order; the army's own lines have the key undefined. */
function grouped(lines: readonly LedgerLine[]): Map<string | undefined, LedgerLine[]> {
	const groups = new Map<string | undefined, LedgerLine[]>();
	for (const line of lines) {
		const unit = isOfArmy(line) ? undefined : line.unit;
		const group = groups.get(unit);
		if (group) group.push(line);
		else groups.set(unit, [line]);
	}
	return groups;
}

const times = (count: number) => (count === 1 ? '' : `× ${count}`);

function heading(what: string, lines: readonly LedgerLine[]): Row {
	const points = formatPoints(totalOf(lines));
	return { what, width: columns(what), rule: '', pieces: '', points, heading: true };
}

function lineRow(line: LedgerLine, builder: Texts['builder']): Row {
	const { rule, measure, quantity, points } = line;
	const text = ledgerText(builder, line);
	// A measure in words is a name that a player has written.
	const what = INDENT + (typeof measure === 'string' ? escapeControls(text) : text);
	return {
		what,
		width: columns(what),
		rule,
		pieces: times(quantity),
		points: formatPoints(points),
		heading: false
	};
}

function rowsOf(army: Army, { lines }: Assessment, { builder }: Texts): Row[] {
	const units = unitsById(army);
	const title = (id: string) => {
		const { name = id, count = 1 } = units.get(id) ?? {};
		return `${escapeControls(name)} ${times(count)}`.trimEnd();
	};
	const rows: Row[] = [];
	grouped(lines).forEach((group, unit) => {
		rows.push(heading(unit === undefined ? builder.army.settings : title(unit), group));
		for (const line of group) rows.push(lineRow(line, builder));
	});
	rows.push(heading(builder.army.total, lines));
	return rows;
}

/** Returns the cost breakdown in four columns, with a subtotal per unit and the total. */
export function billRows(army: Army, assessment: Assessment, texts: Texts, style: Style): string[] {
	if (assessment.lines.length === 0) return [];
	const rows = rowsOf(army, assessment, texts);
	let [what, rule, pieces, points] = [0, 0, 0, 0];
	for (const row of rows) {
		what = Math.max(what, row.width);
		rule = Math.max(rule, row.rule.length);
		pieces = Math.max(pieces, row.pieces.length);
		points = Math.max(points, row.points.length);
	}
	const laidOut = rows.map((row) => {
		const name = row.what + ' '.repeat(what - row.width);
		const count = pieces > 0 ? row.pieces.padEnd(pieces) + GAP : '';
		const ends = row.rule.padEnd(rule) + GAP + count + row.points.padStart(points);
		return (row.heading ? style.strong(name) : name) + GAP + ends;
	});
	return ['', ...laidOut];
}
