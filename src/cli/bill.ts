import { ledgerText } from '$lib/i18n/sentences';
import { formatPoints } from '$lib/points/format';
import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { isOfArmy, totalOf, type LedgerLine } from '$lib/rules/ledger';
import { memoByIdentity } from '$lib/rules/memo';
import { columns, escapeControls, spaces, type Style } from './terminal';
import type { Texts } from './texts';
import { unitsById } from './units';

/** A text with its width in columns. */
interface Label {
	readonly text: string;
	readonly width: number;
}

/** One row before layout; cells that do not apply are empty. Only names can be wider than their length. */
interface Row {
	readonly label: Label;
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
	let last: string | undefined = '';
	let group: LedgerLine[] | undefined;
	for (const line of lines) {
		const unit = isOfArmy(line) ? undefined : line.unit;
		// Lines of one unit are mostly adjacent.
		if (unit !== last) group = groups.get(unit);
		last = unit;
		if (group) group.push(line);
		else groups.set(unit, (group = [line]));
	}
	return groups;
}

const times = (count: number) => (count === 1 ? '' : `× ${count}`);

const labelled = (text: string): Label => ({ text, width: columns(text) });

function heading(what: string, lines: readonly LedgerLine[]): Row {
	const points = formatPoints(totalOf(lines));
	return { label: labelled(what), rule: '', pieces: '', points, heading: true };
}

type Measure = LedgerLine['measure'];
type Labels = Map<string, Map<Measure, Label>>;

/** Labels of lines by key and measure: the bills of a thousand armies have a few hundred. */
const labelsIn = memoByIdentity((_: Texts['builder']): Labels => new Map());

function labelOf(line: LedgerLine, builder: Texts['builder'], known: Labels): Label {
	const { key, measure } = line;
	// A measure in words is a name that a player has written.
	if (typeof measure === 'string') {
		return labelled(INDENT + escapeControls(ledgerText(builder, line)));
	}
	let byMeasure = known.get(key);
	if (!byMeasure) known.set(key, (byMeasure = new Map()));
	let label = byMeasure.get(measure);
	if (!label) byMeasure.set(measure, (label = labelled(INDENT + ledgerText(builder, line))));
	return label;
}

function lineRow(line: LedgerLine, builder: Texts['builder'], known: Labels): Row {
	const { rule, quantity, points } = line;
	return {
		label: labelOf(line, builder, known),
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
	const known = labelsIn(builder);
	const rows: Row[] = [];
	grouped(lines).forEach((group, unit) => {
		rows.push(heading(unit === undefined ? builder.army.settings : title(unit), group));
		for (const line of group) rows.push(lineRow(line, builder, known));
	});
	rows.push(heading(builder.army.total, lines));
	return rows;
}

/** Columns of each cell. */
interface Widths {
	what: number;
	rule: number;
	pieces: number;
	points: number;
}

function widthsOf(rows: readonly Row[]): Widths {
	const widths: Widths = { what: 0, rule: 0, pieces: 0, points: 0 };
	for (const { label, rule, pieces, points } of rows) {
		if (label.width > widths.what) widths.what = label.width;
		if (rule.length > widths.rule) widths.rule = rule.length;
		if (pieces.length > widths.pieces) widths.pieces = pieces.length;
		if (points.length > widths.points) widths.points = points.length;
	}
	return widths;
}

function laidOut({ label, rule, pieces, points, heading }: Row, widths: Widths, style: Style) {
	const name = label.text + spaces(widths.what - label.width);
	const afterRule = spaces(widths.rule - rule.length + GAP.length);
	const afterPieces = widths.pieces > 0 ? widths.pieces - pieces.length + GAP.length : 0;
	const beforePoints = spaces(afterPieces + widths.points - points.length);
	return `${heading ? style.strong(name) : name}${GAP}${rule}${afterRule}${pieces}${beforePoints}${points}`;
}

/** Returns the cost breakdown in four columns, with a subtotal per unit and the total. */
export function billRows(army: Army, assessment: Assessment, texts: Texts, style: Style): string[] {
	if (assessment.lines.length === 0) return [];
	const rows = rowsOf(army, assessment, texts);
	const widths = widthsOf(rows);
	return ['', ...rows.map((row) => laidOut(row, widths, style))];
}
