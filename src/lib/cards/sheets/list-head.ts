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

/** How a list identifies its army: a code with its caption, the digest in the foot, and codes at the end. */
interface ArmyMark {
	readonly code: ReturnType<typeof codeOf>;
	readonly caption: string;
	readonly digest: string;
	/** The texts of several codes that hold the army together, if one does not. */
	readonly parts: readonly string[];
}

/**
 * The only code of the army, or its digest as a code when there are several or none. With codes, the
 * digest is that of the army they open: without notes and with renumbered units.
 */
export function armyMark(army: Army, { cards }: CardTexts, codes: readonly string[]): ArmyMark {
	const digest = armyDigest(codes.length === 0 ? army : linkedArmy(army));
	const { codeOfArmy, codeOfDigest } = cards.list;
	const [whole, ...others] = codes;
	if (whole !== undefined && others.length === 0) {
		return { code: codeOf(whole), caption: codeOfArmy, digest, parts: [] };
	}
	return { code: codeOf(digest), caption: codeOfDigest, digest, parts: codes };
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
			{ ...code, x, y: top, alt: caption },
			...lines.flatMap((line, index) => {
				const middle = x + code.width / 2;
				const y = below(top) + index * leadingOf(CAPTION);
				return centeredLine(line, CAPTION, middle, y, COLOR_INKS.soft);
			})
		]
	};
	return [head, gap(3)];
}
