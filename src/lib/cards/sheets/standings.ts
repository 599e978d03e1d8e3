import { dayText } from '$lib/i18n/day-text';
import { scenarioName } from '$lib/i18n/league-words';
import { CATEGORIES, type Category } from '$lib/league/fields';
import { citiesOf, rowsOfCity } from '$lib/league/cities';
import type { League, Season } from '$lib/league/league-file';
import { regulationOf } from '$lib/league/frozen';
import { namesIn } from '$lib/league/names';
import { boxesOf, type Box, type Regulation } from '$lib/league/regulation';
import { seasonState, type SeasonState } from '$lib/league/season';
import { seasonEnd, winnerOf } from '$lib/league/season-end';
import { standings, type Standing } from '$lib/league/standings';
import {
	gap,
	hairline,
	MIN_FONT_SIZE,
	centeredLine,
	linesFrom,
	rightAlignedLine,
	headedTable
} from '../layout/flow';
import type { Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import { headings, inCell, type Cell, type Mark, type Sheet } from '../print/marks';
import type { LeagueSheetTexts, StandingsJob } from '../standings-job';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { headRows } from './army-head';
import { pages, pageWidth } from './page';

const BODY = 10;
const BOLD: Style = { face: 'bold', size: BODY };
const TEXT: Style = { face: 'text', size: BODY };
const SMALL: Style = { face: 'text', size: Math.max(MIN_FONT_SIZE, BODY - 2.5) };
const TITLE: Style = { face: 'display', size: BODY + 4 };
/** Shares of the width: all boxes together, and the total after them; the place column is in millimeters. */
const SHARES = { boxes: 0.52, total: 0.1 } as const;
const PLACE = 10;
const PAD = 1.6;
/** Head cells name their columns; before the boxes are the place and the name of a player. */
const HEAD = { head: 'Column' } as const satisfies Partial<Cell>;
const FIRST_BOX = 2;

interface Columns {
	readonly width: number;
	/** Where the first box begins, and how wide each is. */
	readonly boxes: number;
	readonly each: number;
}

interface Words {
	readonly texts: LeagueSheetTexts;
	readonly league: League;
	readonly regulation: Regulation;
	readonly boxes: readonly Box[];
	/** The names of the players by id, each different. */
	readonly names: ReadonlyMap<string, string>;
}

function columnsFor(width: number, boxes: number): Columns {
	const shared = width * SHARES.boxes;
	const start = width - shared - width * SHARES.total;
	return { width, boxes: start, each: shared / Math.max(1, boxes) };
}

/** The center of a box's column. */
const middleOf = ({ boxes, each }: Columns, index: number) => boxes + (index + 0.5) * each;

/** The scenarios, each in the middle of its two boxes. */
function scenarioMarks(scenarios: readonly string[][], columns: Columns, top: number): Mark[] {
	return scenarios.flatMap((lines, index) =>
		lines.flatMap((text, at) => {
			const middle = columns.boxes + (index + 1) * columns.each;
			const drawn = centeredLine(text, SMALL, middle, top + at * leadingOf(SMALL), COLOR_INKS.ink);
			return inCell(drawn, { ...HEAD, column: FIRST_BOX + index, span: 2 });
		})
	);
}

/** Column headings: scenarios above their two sides. */
function tableHead({ texts, regulation, boxes }: Words, columns: Columns): Row {
	const m = texts.leagues.season.standings;
	const sides = boxes.map(({ side }) => wrap(texts.leagues.sides[side], SMALL, columns.each - 1));
	const scenarios = boxes.map(({ scenario }, index) =>
		boxes[index - 1]?.scenario === scenario
			? []
			: wrap(scenarioName(texts.leagues, regulation, scenario), SMALL, 2 * columns.each - 2)
	);
	const line = leadingOf(SMALL);
	const highest = (texts: readonly string[][]) => Math.max(1, ...texts.map((own) => own.length));
	const above = highest(scenarios) * line;
	const height = above + highest(sides) * line + 1;
	const { soft } = COLOR_INKS;
	const base = (top: number) => top + height - line - 1;
	return {
		height,
		keep: true,
		marks: (top) => [
			...scenarioMarks(scenarios, columns, top),
			...inCell(linesFrom([m.player], SMALL, PLACE, base(top), soft), {
				...{ ...HEAD, below: true, column: 1 }
			}),
			...sides.flatMap((lines, index) =>
				inCell(
					lines.flatMap((text, at) =>
						centeredLine(text, SMALL, middleOf(columns, index), top + above + at * line, soft)
					),
					{ ...HEAD, below: true, column: FIRST_BOX + index }
				)
			),
			...inCell(rightAlignedLine(m.points, SMALL, columns.width, base(top), soft), {
				...{ ...HEAD, below: true, column: FIRST_BOX + boxes.length }
			}),
			hairline(top + height, columns.width, COLOR_INKS)
		]
	};
}

function playerRow(
	{ player, place, total, results, tiedWith }: Standing,
	{ texts, boxes, names: known }: Words,
	columns: Columns
): Row {
	const names = wrap(known.get(player.id) ?? '', BOLD, columns.boxes - PLACE - 2);
	const height = names.length * leadingOf(BOLD) + PAD;
	const numbers = new Intl.NumberFormat(texts.tag);
	const { ink, soft } = COLOR_INKS;
	const shown = boxes.map(({ scenario, side }) => {
		const found = results.find(({ box }) => box.scenario === scenario && box.side === side);
		return found ? numbers.format(found.points) : '–';
	});
	return {
		height,
		marks: (above) => {
			const top = above + PAD / 2;
			const cells: Mark[][] = [
				linesFrom([`${place}${tiedWith.length > 0 ? '=' : '.'}`], TEXT, 0, top, soft),
				linesFrom(names, BOLD, PLACE, top, ink),
				...shown.map((text, index) =>
					centeredLine(text, TEXT, middleOf(columns, index), top, text === '–' ? soft : ink)
				),
				rightAlignedLine(numbers.format(total), BOLD, columns.width, top, ink)
			];
			return [
				...cells.flatMap((marks, column) =>
					inCell(marks, { column, ...(column === 1 && { head: 'Row' }) })
				),
				hairline(above + height, columns.width, COLOR_INKS)
			];
		}
	};
}

function titleRow(title: string): Row {
	const height = leadingOf(TITLE) + 3;
	return {
		height,
		keep: true,
		marks: (top) => headings(linesFrom([title], TITLE, 0, top + 2, COLOR_INKS.ink), 2)
	};
}

/** A table with its heading; empty without players. */
function tableRows(
	title: string,
	rows: readonly Standing[],
	words: Words,
	columns: Columns,
	won = ''
): Row[] {
	if (rows.length === 0) return [];
	const head = tableHead(words, columns);
	return [
		titleRow(title),
		...(won ? [textRow(won, columns.width)] : []),
		...headedTable(
			head,
			rows.map((row) => playerRow(row, words, columns))
		),
		gap(4)
	];
}

/** The table of a category, with the winner of a finished season. */
function categoryRows(
	category: Category,
	rows: readonly Standing[],
	words: Words,
	columns: Columns,
	winner: string | undefined
): Row[] {
	const m = words.texts.leagues.season.standings;
	const { categories } = words.texts.leagues;
	const won = winner && m.winner({ name: winner, what: categories[category] });
	return tableRows(m.categories[category], rows, words, columns, won);
}

/** The tables of each city, if there are several. */
function cityRows(
	season: Season,
	ofCategory: (category: Category) => readonly Standing[],
	words: Words,
	columns: Columns
): Row[] {
	const cities = citiesOf(words.league, season);
	if (cities.length < 2) return [];
	const { categories } = words.texts.leagues.season.standings;
	return cities.flatMap((city) =>
		CATEGORIES.flatMap((category) => {
			const own = rowsOfCity(ofCategory(category), city);
			return tableRows(`${city}: ${categories[category]}`, own, words, columns);
		})
	);
}

function textRow(text: string, width: number): Row {
	const lines = wrap(text, TEXT, width);
	return {
		height: lines.length * leadingOf(TEXT) + 1,
		keep: true,
		marks: (top) => linesFrom(lines, TEXT, 0, top, COLOR_INKS.ink)
	};
}

/** The season and its end, below the name of the league. */
function factsOf(
	{ league, asOf }: StandingsJob,
	season: Season,
	state: SeasonState,
	{ leagues, tag }: LeagueSheetTexts
): string[] {
	const m = leagues.season.standings;
	const { end, over } = seasonEnd(league, state, asOf);
	const when = dayText(tag, end);
	return [
		leagues.pages.season({ id: season.id }),
		m.asOf({ when: dayText(tag, asOf) }),
		over ? m.lasted({ when }) : m.lasts({ when })
	];
}

/** Returns the standings of a season, one table per category. */
export function standingsSheets(job: StandingsJob, texts: LeagueSheetTexts): Sheet[] {
	const { league, paper, asOf, undecided = 0 } = job;
	const season = league.seasons.find(({ id }) => id === job.season);
	if (!season) return [];
	const width = pageWidth(paper);
	const state = seasonState(league, season);
	const regulation = regulationOf(league, season);
	const boxes = boxesOf(regulation);
	const names = namesIn(league, texts.leagues.namesakes);
	const words = { texts, league, regulation, boxes, names };
	const { over } = seasonEnd(league, state, asOf);
	const columns = columnsFor(width, boxes.length);
	const ofCategory = (category: Category) => standings(league, state, category);
	const rows = CATEGORIES.flatMap((category) => {
		const winner =
			over && undecided === 0 ? names.get(winnerOf(league, state, category)?.id ?? '') : undefined;
		return categoryRows(category, ofCategory(category), words, columns, winner);
	});
	const m = texts.leagues.season.standings;
	const note = undecided > 0 ? [textRow(m.provisional({ count: undecided }), width), gap(2)] : [];
	return pages([...note, ...rows, ...cityRows(season, ofCategory, words, columns)], {
		paper,
		head: headRows(league.name, factsOf(job, season, state, texts), width),
		foot: 'Brikmuster',
		bookmark: texts.leagues.pages.tabs.standings,
		pageOf: texts.cards.list.page
	});
}
