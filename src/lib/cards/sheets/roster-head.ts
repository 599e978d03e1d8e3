import { armyDigest } from '$lib/army/digest';
import { formatPoints } from '$lib/points/format';
import { isLegal } from '$lib/rules/assess';
import type { Army } from '$lib/rules/choices';
import { tallyOf } from '$lib/rules/tally';
import { gap, lineInMiddle, linesFrom, type Row } from '../layout/flow';
import { COLOURED } from '../layout/inks';
import type { CardTexts } from '../model/card';
import type { Judged } from '../model/ledger-block';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { codeOf } from './code';

const NAME: Style = { face: 'display', size: 20 };
const LINE: Style = { face: 'text', size: 10 };
const CAPTION: Style = { face: 'text', size: 7.5 };
/** Millimetres between the name and the code. */
const APART = 6;

/** The army's name, its rules, what it comes to and whether that is allowed. */
function titleRow({ army, assessment }: Judged, { builder, cards }: CardTexts, width: number): Row {
	const names = wrap(army.name, NAME, width);
	const { total, dice } = assessment;
	const tally = tallyOf(army);
	const sum = tally === 'points' ? cards.list.points({ points: formatPoints(total) }) : undefined;
	const counted = tally === 'dice' ? builder.app.dice({ dice: dice ?? 0 }) : sum;
	const legal = isLegal(assessment) ? builder.army.legal : cards.list.illegal;
	const facts = [builder.terms.rulebooks[army.rulebook], ...(counted ? [counted] : []), legal];
	const lines = wrap(facts.join(' · '), LINE, width);
	const { ink, soft } = COLOURED;
	return {
		height: names.length * leadingOf(NAME) + lines.length * leadingOf(LINE),
		marks: (top) => [
			...linesFrom(names, NAME, 0, top, ink),
			...linesFrom(lines, LINE, 0, top + names.length * leadingOf(NAME), soft)
		]
	};
}

/** The army as a code, or its digest where it is too large or no link is known; its caption says which. */
function armyCode(army: Army, { cards }: CardTexts, link: string | undefined) {
	const whole = link === undefined ? undefined : codeOf(link);
	if (whole) return { code: whole, caption: cards.list.codeOfArmy };
	const code = codeOf(armyDigest(army));
	return code && { code, caption: cards.list.codeOfDigest };
}

/** What stands above a list: the army's title, and to the right of it the code. */
export function headRows(
	judged: Judged,
	texts: CardTexts,
	width: number,
	link: string | undefined
): Row[] {
	const found = armyCode(judged.army, texts, link);
	if (!found) return [titleRow(judged, texts, width), gap(3)];
	const { code, caption } = found;
	const x = width - code.width;
	const title = titleRow(judged, texts, x - APART);
	const lines = wrap(caption, CAPTION, code.width);
	const below = (top: number) => top + code.height;
	const head: Row = {
		height: Math.max(title.height, code.height + lines.length * leadingOf(CAPTION)),
		marks: (top) => [
			...title.marks(top),
			{ ...code, x, y: top },
			...lines.flatMap((line, index) => {
				const middle = x + code.width / 2;
				const y = below(top) + index * leadingOf(CAPTION);
				return lineInMiddle(line, CAPTION, middle, y, COLOURED.soft);
			})
		]
	};
	return [head, gap(3)];
}
