import { formatPoints } from '$lib/points/format';
import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { isOfArmy, totalOf, type LedgerLine } from '$lib/rules/ledger';
import { ledgerText } from '$lib/i18n/sentences';
import { aligned, columns, escapeControls, padded, type Style } from './terminal';
import type { Texts } from './texts';
import { unitsById } from './units';

/** One row before layout; cells that do not apply are empty. */
interface Row {
	readonly what: string;
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
	return { what, rule: '', pieces: '', points, heading: true };
}

function rowsOf(army: Army, { lines }: Assessment, { builder }: Texts): Row[] {
	const units = unitsById(army);
	const title = (id: string) => {
		const { name = id, count = 1 } = units.get(id) ?? {};
		return `${escapeControls(name)} ${times(count)}`.trimEnd();
	};
	const groups = [...grouped(lines)].flatMap(([unit, group]) => [
		heading(unit === undefined ? builder.army.settings : title(unit), group),
		...group.map((line) => ({
			what: INDENT + escapeControls(ledgerText(builder, line)),
			rule: line.rule,
			pieces: times(line.quantity),
			points: formatPoints(line.points),
			heading: false
		}))
	]);
	return [...groups, heading(builder.army.total, lines)];
}

/** Returns the cost breakdown in four columns, with a subtotal per unit and the total. */
export function billRows(army: Army, assessment: Assessment, texts: Texts, style: Style): string[] {
	if (assessment.lines.length === 0) return [];
	const rows = rowsOf(army, assessment, texts);
	const cells = ['what', 'rule', 'pieces', 'points'] as const;
	const widths = cells.map((cell) =>
		rows.reduce((widest, row) => Math.max(widest, columns(row[cell])), 0)
	);
	const [what = 0, rule = 0, pieces = 0, points = 0] = widths;
	const laidOut = rows.map((row) => {
		const name = padded(row.what, what);
		return [
			row.heading ? style.strong(name) : name,
			padded(row.rule, rule),
			...(pieces > 0 ? [padded(row.pieces, pieces)] : []),
			aligned(row.points, points)
		].join(GAP);
	});
	return ['', ...laidOut];
}
