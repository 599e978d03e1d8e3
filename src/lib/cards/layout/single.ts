import type { Mark, Sheet } from '../print/marks';
import type { PrintedCard } from './face';
import { formatOf, inksOf, type PrintSettings } from './settings';

/** Cards on a sheet of their own size: below each other, each back beside its front. */
export function singleCardSheets(cards: readonly PrintedCard[], settings: PrintSettings): Sheet {
	const { width, height } = formatOf(settings);
	const { hairline: stroke } = inksOf(settings);
	const marks = cards.flatMap(({ front, back }, index): Mark[] =>
		[front, ...(back ? [back] : [])].flatMap((side, column): Mark[] => {
			const place = { x: column * width, y: index * height, width, height };
			return [
				{ ...side, ...place },
				{ kind: 'box', ...place, stroke, strokeWidth: 0.3 }
			];
		})
	);
	const sides = cards.some(({ back }) => back) ? 2 : 1;
	return { width: sides * width, height: cards.length * height, marks };
}
