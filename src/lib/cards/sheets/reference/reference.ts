import type { Army, RulebookId } from '$lib/rules/choices';
import type { SourceId } from '$lib/rules/citations';
import { rulebookFor } from '$lib/rules/registry';
import { SUPPLEMENTS } from '$lib/rules/ruleset';
import { linesFrom, textStyle, type Row, type Setting } from '../../layout/flow';
import { COLOURED } from '../../layout/inks';
import type { Paper } from '../../layout/settings';
import type { SheetTexts } from '../../model/card';
import { POINT, type Sheet } from '../../print/marks';
import { leadingOf } from '../../type/measure';
import { wrap } from '../../type/wrap';
import { headRows } from '../army-head';
import { columnPages, columnWidth, pageWidth } from '../page';
import { coreSections } from './core2005';
import { wholeRules, type Sources } from './contents';
import { lugSections, quickSections } from './quick-books';
import { paragraphRows } from './paragraph';
import type { ReferenceTable, Section } from './section';
import { skirmishSections } from './skirmish';
import { tableRows } from './table-rows';

/** In points: the largest that needs no page more than the smallest. */
const BODIES = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.75, 6.5] as const;
const ACROSS = 2;
const AIR = 1.1;

const SOURCES: Readonly<Record<RulebookId, SourceId>> = {
	core2005: 'pl2005',
	lugpolwars: 'lugpolwars',
	quickwars: 'quickwars',
	skirmish: 'skirmish'
};

const inForce = ({ supplements }: Army) =>
	SUPPLEMENTS.filter((name) => supplements?.includes(name) ?? true);

function sectionsOf(army: Army, texts: SheetTexts): Section[] {
	const sources: Sources = { tables: rulebookFor(army).tables, texts };
	switch (army.rulebook) {
		case 'core2005':
			return coreSections(sources, inForce(army));
		case 'lugpolwars':
			return lugSections(sources);
		case 'quickwars':
			return quickSections(sources);
		case 'skirmish':
			return skirmishSections(sources);
	}
}

/** The title of a section over the width of its column, with a line above it. */
function titleRow(title: string, setting: Setting): Row {
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
			...linesFrom(lines, style, 0, top + air, stroke)
		]
	};
}

/** A table that is called like its section need not say so. */
const untitled = (table: ReferenceTable, section: string) =>
	table.title === section ? { ...table, title: '' } : table;

/** Air below the last of some rows, never at the head of a column. */
const spaced = (rows: readonly Row[]): Row[] =>
	rows.map((row, index) =>
		index === rows.length - 1 ? { ...row, height: row.height + AIR } : row
	);

function sectionRows({ title, entries }: Section, setting: Setting): Row[] {
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

/** Which rules are in force, in a line below the title. */
function factsOf(army: Army, { builder, cards }: SheetTexts): string[] {
	const { reference } = cards;
	const names = inForce(army).map((name) => builder.terms.supplements[name]);
	const supplements =
		names.length > 0 ? reference.inForce({ what: names.join(', ') }) : reference.noSupplements;
	const { name = '', changes = [] } = army.houseRules ?? {};
	return [
		builder.terms.rulebooks[army.rulebook],
		...(army.rulebook === 'core2005' ? [supplements] : []),
		...(changes.length > 0 ? [builder.home.houseRules({ name, count: changes.length })] : [])
	];
}

/** The rules of an army's rulebook that matter at the table, in two columns. */
export function referenceSheets(army: Army, texts: SheetTexts, paper: Paper): Sheet[] {
	const { cards, rules } = texts;
	const sections = sectionsOf(army, texts);
	const credits =
		army.rulebook === 'skirmish'
			? []
			: wholeRules({ tables: rulebookFor(army).tables, texts }, ['PL-GEN-11']);
	const frame = {
		paper,
		head: headRows(cards.page.whats.reference, factsOf(army, texts), pageWidth(paper)),
		foot: rules.sources[SOURCES[army.rulebook]],
		bookmark: cards.page.whats.reference,
		pageOf: cards.list.page
	};
	const set = (body: number) => {
		const setting = { width: columnWidth(paper, ACROSS), body, inks: COLOURED };
		const rows = sections.flatMap((section) => sectionRows(section, setting));
		return columnPages(
			[...rows, ...credits.flatMap((block) => paragraphRows(block, setting))],
			frame,
			ACROSS
		);
	};
	const sheets = BODIES.map((body) => set(body));
	const least = Math.min(...sheets.map(({ length }) => length));
	return sheets.find(({ length }) => length === least) ?? [];
}
