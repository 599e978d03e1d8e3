import { blockRows } from '../layout/blocks';
import { gap, hairline, linesFrom, rightAlignedLine, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { Paper } from '../layout/settings';
import type { Card, CardTexts, Fact } from '../model/card';
import { cardsOf } from '../model/cards';
import { partTexts } from '../model/unit-text';
import { PART_SECTIONS, times, type PartSection } from '../model/unit-parts';
import type { Unit } from '$lib/rules/choices';
import { unitOf } from '$lib/rules/terms';
import type { AssessedArmy } from '../model/ledger-block';
import { headings, type Sheet } from '../print/marks';
import { leadingOf, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { armyHead } from './army-head';
import { ownRulesRows } from './own-rules-rows';
import { columnPages, columnWidth, pageWidth } from './page';

/** Legible at arm's length, in points. */
export const SMALLEST_TYPE = 9;
/** The largest size that fits the fewest pages is used. */
const BODY_SIZES = [10, 9.5, SMALLEST_TYPE] as const;
const ACROSS = 2;
/** The caption says the rank; statistics and tables say how a unit moves and what it fights with. */
const SAID_ELSEWHERE: readonly PartSection[] = ['rank', 'movement', 'weapons', 'magic'];
const NOT_IN_CAPTION = PART_SECTIONS.filter((section) => !SAID_ELSEWHERE.includes(section));

/** What a unit has that neither its caption nor its tables say. */
function wordsOf({ caption, front }: Card, unit: Unit, { builder }: CardTexts): string {
	const rows = front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []));
	const said = new Set([
		...caption.split(' · '),
		...rows.map(({ name, count }) => times(name, count))
	]);
	return partTexts(builder, unit, NOT_IN_CAPTION)
		.filter((text) => !said.has(text))
		.join(', ');
}
/** Millimeters between units, and between a unit's name and its cost. */
const GAP = { unit: 3, cost: 2 } as const;

/** A statistic with what changes it; its value stays on one line. */
function statisticText({ label, value, note, parts }: Fact): string {
	const notes = parts ? parts.flatMap((part) => part.note ?? []) : [note ?? []].flat();
	const noted = notes.length > 0 ? ` (${notes.join('; ').replaceAll('\n', ', ')})` : '';
	return `${label}\u00a0${value.replaceAll(' ', '\u00a0')}${noted}`;
}

/** The unit's name with its number and cost, its caption with all that it has, and its statistics in one line. */
function headRow(entry: RosterEntry, texts: CardTexts, frame: Frame): Row {
	const { card, words } = entry;
	const { name, copies, statistics } = card;
	const caption = [card.caption, words].filter(Boolean).join(' · ');
	const { width, body } = frame;
	const { cost: costLabel } = texts.cards.card;
	const [bold, text]: [Style, Style] = [
		{ face: 'bold', size: body + 1 },
		{ face: 'text', size: body }
	];
	const cost = statistics.find(({ label }) => label === costLabel)?.value ?? '';
	const named = copies > 1 ? `${name}\u00a0×\u00a0${copies}` : name;
	const names = wrap(named, bold, width - widthOf(cost, bold) - GAP.cost);
	const captions = wrap(caption, text, width);
	const values = statistics
		.filter(({ label }) => label !== costLabel)
		.map((fact) => statisticText(fact))
		.join(' · ');
	const lines = wrap(values, { ...text, face: 'bold' }, width);
	const below = names.length * leadingOf(bold) + 0.6;
	const facts = below + captions.length * leadingOf(text);
	return {
		height: facts + lines.length * leadingOf(text) + 0.8,
		keep: true,
		marks: (top) => [
			...headings(linesFrom(names, bold, 0, top, COLOR_INKS.ink), 2),
			...rightAlignedLine(cost, bold, width, top, COLOR_INKS.ink),
			hairline(top + below - 0.4, width, COLOR_INKS),
			...linesFrom(captions, text, 0, top + below, COLOR_INKS.soft),
			...linesFrom(lines, { ...text, face: 'bold' }, 0, top + facts, COLOR_INKS.ink)
		]
	};
}

interface Frame {
	readonly width: number;
	/** In points. */
	readonly body: number;
}

interface RosterEntry {
	readonly card: Card;
	/** What else the unit has; the card of the whole army has none. */
	readonly words: string;
}

/** A unit with its weapons and boxes, kept in one column. */
function unitRows(entry: RosterEntry, texts: CardTexts, frame: Frame): Row[] {
	const layout = { ...frame, least: SMALLEST_TYPE, inks: COLOR_INKS };
	const rows = [headRow(entry, texts, frame), ...blockRows(entry.card.front, layout)];
	return [...rows.map((row, index) => ({ ...row, keep: index < rows.length - 1 })), gap(GAP.unit)];
}

/**
 * Returns the roster: every unit with its statistics, weapons and boxes in two columns, on as few
 * pages as possible.
 */
export function rosterSheets(assessed: AssessedArmy, texts: CardTexts, paper: Paper): Sheet[] {
	const cards = cardsOf(assessed.army, texts, { each: 'kind', contents: ['stats'] });
	const entries = cards.map((card): RosterEntry => {
		const unit = card.unit === undefined ? undefined : unitOf(assessed.army, card.unit);
		return { card, words: unit ? wordsOf(card, unit, texts) : '' };
	});
	const page = {
		paper,
		head: armyHead(assessed, texts, pageWidth(paper)),
		foot: assessed.army.name,
		footSize: SMALLEST_TYPE,
		bookmark: texts.cards.page.whats.roster,
		pageOf: texts.cards.list.page
	};
	const width = columnWidth(paper, ACROSS);
	const set = (body: number) => {
		const frame = { width, body, least: SMALLEST_TYPE };
		const rows = [
			...entries.flatMap((entry) => unitRows(entry, texts, frame)),
			...ownRulesRows(assessed.army, texts, frame)
		];
		return columnPages(rows, page, ACROSS);
	};
	const smallest = set(SMALLEST_TYPE);
	const sizes = BODY_SIZES.filter((body) => body > SMALLEST_TYPE);
	for (const body of sizes) {
		const sheets = set(body);
		if (sheets.length === smallest.length) return sheets;
	}
	return smallest;
}
