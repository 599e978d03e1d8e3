import { armyDigest } from '$lib/army/digest';
import type { Army } from '$lib/rules/choices';
import { gap, lineInMiddle, type Row } from '../layout/flow';
import { COLOURED } from '../layout/inks';
import type { CardTexts } from '../model/card';
import type { Judged } from '../model/ledger-block';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { armyTitle } from './army-head';
import { codeOf } from './code';

const CAPTION: Style = { face: 'text', size: 7.5 };
/** Millimetres between the name and the code. */
const APART = 6;

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
	if (!found) return [armyTitle(judged, texts, width), gap(3)];
	const { code, caption } = found;
	const x = width - code.width;
	const title = armyTitle(judged, texts, x - APART);
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
