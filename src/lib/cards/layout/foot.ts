import type { Block } from '../model/card';
import type { Mark } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { linesFrom, type Row } from './flow';
import { MARGIN, type HeadFrame } from './head';
import type { Size } from './settings';

/** The ids of rules at the foot of a side: small, as nobody reads them during a turn. */
const STYLE: Style = { face: 'text', size: 5.5 };
/** Millimeters between the last line and the edge of the card. */
const EDGE = 2.6;

const linesOf = (ids: readonly string[], { width }: Size) =>
	wrap([...new Set(ids)].join(' · '), STYLE, width - 2 * MARGIN);

/** The ids of the rules that blocks say in full. */
function idsOf(blocks: readonly Block[]): string[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'weapons') return block.rows.flatMap(({ rule }) => rule ?? []);
		return (block.kind === 'text' || block.kind === 'line') && block.rule ? [block.rule] : [];
	});
}

/** Where text ends above the ids of rules. */
function above(ids: readonly string[], size: Size): number {
	const lines = linesOf(ids, size).length;
	return size.height - (lines === 0 ? MARGIN : EDGE + lines * leadingOf(STYLE) + 0.4);
}

const idsOfRows = (rows: readonly Row[]) => rows.flatMap(({ rules = [] }) => rules);

/** Millimeters from the top of a side to the end of its text, above the ids of its rules. */
export const bottomOf = (blocks: readonly Block[], size: Size) => above(idsOf(blocks), size);
export const bottomOfRows = (rows: readonly Row[], size: Size) => above(idsOfRows(rows), size);

/** The ids of the rules that rows say. */
export function footMarks(rows: readonly Row[], frame: HeadFrame): Mark[] {
	const lines = linesOf(idsOfRows(rows), frame);
	const top = frame.height - EDGE - lines.length * leadingOf(STYLE);
	return linesFrom(lines, STYLE, MARGIN, top, frame.inks.soft);
}
