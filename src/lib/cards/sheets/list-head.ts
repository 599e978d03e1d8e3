import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import type { Army } from '$lib/rules/choices';
import { gap, centeredLine, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { CardTexts } from '../model/card';
import type { AssessedArmy } from '../model/ledger-block';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { armyTitle } from './army-head';
import { codeOf } from './code';

const CAPTION: Style = { face: 'text', size: 7.5 };
/** Millimeters between the name and the code. */
const GAP = 6;

/** How a list identifies its army: a code with its caption, and the digest in the foot. */
interface ArmyMark {
	readonly code: ReturnType<typeof codeOf>;
	readonly caption: string;
	readonly digest: string;
}

/**
 * The army's link as a code, or its digest when the link is too long. With a link, the digest is
 * that of the army it opens: without notes and with renumbered units.
 */
export function armyMark(army: Army, { cards }: CardTexts, link: string | undefined): ArmyMark {
	const digest = armyDigest(link === undefined ? army : linkedArmy(army));
	const whole = link === undefined ? undefined : codeOf(link);
	return whole
		? { code: whole, caption: cards.list.codeOfArmy, digest }
		: { code: codeOf(digest), caption: cards.list.codeOfDigest, digest };
}

/** The head of a list: the army's title, with the code to its right. */
export function headRows(
	assessed: AssessedArmy,
	texts: CardTexts,
	width: number,
	{ code, caption }: ArmyMark
): Row[] {
	if (!code) return [armyTitle(assessed, texts, width), gap(3)];
	const x = width - code.width;
	const title = armyTitle(assessed, texts, x - GAP);
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
				return centeredLine(line, CAPTION, middle, y, COLOR_INKS.soft);
			})
		]
	};
	return [head, gap(3)];
}
