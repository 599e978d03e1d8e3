import type { Army, Supplement } from '$lib/rules/choices';
import { assortmentOf, rulebookFor } from '$lib/rules/registry';
import { linesFrom, textStyle, type Row, type TextLayout } from '../../layout/flow';
import { COLOR_INKS } from '../../layout/inks';
import type { Paper } from '../../layout/settings';
import type { SheetTexts } from '../../model/card';
import { headings, POINT, type Sheet } from '../../print/marks';
import { leadingOf } from '../../type/measure';
import { wrap } from '../../type/wrap';
import { headRows } from '../army-head';
import { columnPages, columnWidth, pageWidth } from '../page';
import { paragraphRows } from './paragraph';
import type { ReferenceTable, Section } from './section';
import { sectionsOf, wholeRules } from './sections';
import { tableRows } from './table-rows';

/** Font sizes in points: the largest that takes no more pages than the smallest. */
const BODY_SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.75, 6.5] as const;
const ACROSS = 2;
const GAP = 1.1;

function inForce(army: Army): Supplement[] {
	const { supplements } = assortmentOf(army);
	return supplements.filter((name) => army.supplements?.includes(name) ?? true);
}

/** The title of a section with a line above it. */
function titleRow(title: string, setting: TextLayout): Row {
	const style = { ...textStyle(setting, 'display'), size: setting.body + 2.5 };
	const lines = wrap(title, style, setting.width);
	const air = 2.2;
	const { ink: stroke } = setting.inks;
	return {
		height: air + lines.length * leadingOf(style) + 0.6,
		keep: true,
		marks: (top) => [
			{
				kind: 'line',
				from: [0, top + air - 0.6],
				to: [setting.width, top + air - 0.6],
				stroke,
				strokeWidth: 1.2 * POINT
			},
			...headings(linesFrom(lines, style, 0, top + air, stroke), 2)
		]
	};
}

/** Drops a table title that repeats the section title. */
const untitled = (table: ReferenceTable, section: string) =>
	table.title === section ? { ...table, title: '' } : table;

/** Adds a gap below the last row; it never starts a column. */
const spaced = (rows: readonly Row[]): Row[] =>
	rows.map((row, index) =>
		index === rows.length - 1 ? { ...row, height: row.height + GAP } : row
	);

function sectionRows({ title, entries }: Section, setting: TextLayout): Row[] {
	return [
		titleRow(title, setting),
		...entries.flatMap((entry) =>
			spaced(
				entry.kind === 'table'
					? tableRows(untitled(entry, title), setting)
					: paragraphRows(entry, setting)
			)
		)
	];
}

/** The rules in force, for the line below the title. */
function factsOf(army: Army, { builder, cards }: SheetTexts): string[] {
	const { reference } = cards;
	const names = inForce(army).map((name) => builder.terms.supplements[name]);
	const supplements =
		names.length > 0 ? reference.inForce({ what: names.join(', ') }) : reference.noSupplements;
	const { name = '', changes = [] } = army.houseRules ?? {};
	return [
		builder.terms.rulebooks[army.rulebook],
		...(assortmentOf(army).supplements.length > 0 ? [supplements] : []),
		...(changes.length > 0 ? [builder.home.houseRules({ name, count: changes.length })] : [])
	];
}

/** Returns the rules of an army's rulebook that matter during a game, in two columns. */
export function referenceSheets(army: Army, texts: SheetTexts, paper: Paper): Sheet[] {
	const { cards, rules } = texts;
	const { tables, reference } = rulebookFor(army);
	const sources = { tables, texts };
	const sections = sectionsOf(reference.sections, sources, inForce(army));
	const credits = wholeRules(sources, reference.credits);
	const frame = {
		paper,
		head: headRows(cards.page.whats.reference, factsOf(army, texts), pageWidth(paper)),
		foot: rules.sources[reference.source],
		bookmark: cards.page.whats.reference,
		pageOf: cards.list.page
	};
	const set = (body: number) => {
		const setting = { width: columnWidth(paper, ACROSS), body, inks: COLOR_INKS };
		const rows = sections.flatMap((section) => sectionRows(section, setting));
		return columnPages(
			[...rows, ...credits.flatMap((block) => paragraphRows(block, setting))],
			frame,
			ACROSS
		);
	};
	const sheets = BODY_SIZES.map((body) => set(body));
	const least = Math.min(...sheets.map(({ length }) => length));
	return sheets.find(({ length }) => length === least) ?? [];
}
