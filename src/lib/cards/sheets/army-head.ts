import { formatPoints } from '$lib/points/format';
import { tallyOf } from '$lib/rules/registry';
import { gap, linesFrom, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { CardTexts } from '../model/card';
import type { AssessedArmy } from '../model/ledger-block';
import { legalityText } from '../model/legality';
import { headings } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';

/** A title in the display face, and a line of facts below it. */
function titled(title: string, facts: readonly string[], width: number): Row {
	const name: Style = { face: 'display', size: 20 };
	const line: Style = { face: 'text', size: 10 };
	const names = wrap(title, name, width);
	const lines = wrap(facts.join(' · '), line, width);
	const { ink, soft } = COLOR_INKS;
	return {
		height: names.length * leadingOf(name) + lines.length * leadingOf(line),
		marks: (top) => [
			...headings(linesFrom(names, name, 0, top, ink), 1),
			...linesFrom(lines, line, 0, top + names.length * leadingOf(name), soft)
		]
	};
}

/** Adds a gap below for use at the top of a page. */
export function headRows(title: string, facts: readonly string[], width: number): Row[] {
	return [titled(title, facts, width), gap(3)];
}

/** The army's name, rulebook, total and legality. */
export function armyTitle(
	{ army, assessment }: AssessedArmy,
	{ builder, cards }: CardTexts,
	width: number
): Row {
	const { total, dice = 0 } = assessment;
	const tally = tallyOf(army);
	const sum = tally === 'points' ? cards.list.points({ points: formatPoints(total) }) : undefined;
	const legality = legalityText({ army, assessment }, { builder, cards });
	const counted = tally === 'dice' ? `${dice} ${builder.app.dice({ dice })}` : sum;
	const facts = [builder.terms.rulebooks[army.rulebook], ...(counted ? [counted] : []), legality];
	return titled(army.name, facts, width);
}

/** Adds a gap below for use at the top of a page. */
export function armyHead(assessed: AssessedArmy, texts: CardTexts, width: number): Row[] {
	return [armyTitle(assessed, texts, width), gap(3)];
}
