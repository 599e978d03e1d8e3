import type { Language } from '$lib/i18n/languages';
import { gap, hairline, linesFrom, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { Paper } from '../layout/settings';
import type { Fact } from '../model/card';
import {
	verdictReport,
	type ArmyReport,
	type LeagueTexts,
	type DecidedVerdict
} from '../model/verdict-report';
import { headings, type Sheet } from '../print/marks';
import { leadingOf, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { headRows } from './army-head';
import { billRows } from './ledger';
import { pages, pageWidth } from './page';

const BODY = 9.5;
const TEXT: Style = { face: 'text', size: BODY };
const SMALL: Style = { face: 'text', size: 8 };
const BOLD: Style = { face: 'bold', size: BODY };
const HEAD: Style = { face: 'display', size: 13 };
const WORD: Style = { face: 'display', size: 22 };
/** Millimeters from the left edge to the values of facts. */
const VALUES = 34;
const INDENT = 4;

function lines(text: string, style: Style, width: number, ink: string, inset = 0): Row {
	const wrapped = wrap(text, style, width - inset);
	return {
		height: wrapped.length * leadingOf(style) + 0.6,
		marks: (top) => linesFrom(wrapped, style, inset, top, ink)
	};
}

/** The decision in large letters on a plate. */
function wordRow(word: string, accepted: boolean, width: number): Row {
	const height = leadingOf(WORD) + 3;
	const fill = accepted ? '#dcefdf' : '#fbe1dd';
	const ink = accepted ? '#1d6b3a' : '#a8201a';
	return {
		height: height + 3,
		marks: (top) => [
			{ kind: 'box', x: 0, y: top, width, height, radius: 2, fill },
			...linesFrom([word], WORD, 4, top + 1.5, ink)
		]
	};
}

function factRow({ label, value }: Fact, width: number, style: Style): Row {
	const inset = Math.max(VALUES, widthOf(label, style) + 3);
	const wrapped = wrap(value, style, width - inset);
	const { ink, soft } = COLOR_INKS;
	return {
		height: wrapped.length * leadingOf(style),
		marks: (top) => [
			...linesFrom([label], style, 0, top, soft),
			...linesFrom(wrapped, style, inset, top, ink)
		]
	};
}

function headRow(text: string, width: number): Row {
	const wrapped = wrap(text, HEAD, width);
	const height = 3 + wrapped.length * leadingOf(HEAD);
	return {
		height: height + 1.5,
		keep: true,
		marks: (top) => [
			...headings(linesFrom(wrapped, HEAD, 0, top + 3, COLOR_INKS.ink), 2),
			hairline(top + height + 0.5, width, COLOR_INKS)
		]
	};
}

function bulletRow(text: string, style: Style, width: number): Row {
	const row = lines(text, style, width, COLOR_INKS.ink, INDENT);
	return {
		...row,
		marks: (top) => [...linesFrom(['–'], style, 0, top, COLOR_INKS.soft), ...row.marks(top)]
	};
}

function armyRows(report: ArmyReport, texts: LeagueTexts, width: number): Row[] {
	const { verdict, title, facts } = report;
	const { army, assessment } = verdict;
	return [
		headRow(title, width),
		...facts.map((fact) => factRow(fact, width, TEXT)),
		gap(2),
		...billRows({ army, assessment }, texts, { width, body: 8.5 })
	];
}

/** A titled list; nothing if it is empty. */
function listRows(title: string, texts: readonly string[], style: Style, width: number): Row[] {
	if (texts.length === 0) return [];
	return [headRow(title, width), ...texts.map((text) => bulletRow(text, style, width))];
}

/** Returns the full verdict: the decision with all its reasons, then the cost of both armies. */
export function verdictSheets(
	decidedVerdict: DecidedVerdict,
	texts: LeagueTexts,
	language: Language,
	paper: Paper
): Sheet[] {
	const width = pageWidth(paper);
	const { story } = texts.leagues.referee;
	const report = verdictReport(decidedVerdict, texts, language);
	const { title, word, notes, facts, armies, proof } = report;
	const { ink } = COLOR_INKS;
	const rows: Row[] = [
		wordRow(word, decidedVerdict.decided.decision === 'accept', width),
		...listRows(report.reasonsTitle, report.reasons, BOLD, width),
		...(notes.length > 0 ? [headRow(story.note, width)] : []),
		...notes.map((text) => lines(text, TEXT, width, ink)),
		gap(3),
		...facts.map((fact) => factRow(fact, width, TEXT)),
		...armies.flatMap((army) => armyRows(army, texts, width)),
		...listRows(story.remarks, report.remarks, SMALL, width),
		gap(4),
		...proof.map((fact) => factRow(fact, width, SMALL))
	];
	return pages(rows, {
		paper,
		head: headRows(title, [decidedVerdict.league.name], width),
		foot: decidedVerdict.verdict.digest,
		bookmark: title,
		pageOf: texts.cards.list.page
	});
}
