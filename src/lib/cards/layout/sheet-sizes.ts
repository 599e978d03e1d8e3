import type { PrintedCard } from './face';
import { READABLE_SIZE, type Sizes } from './text';

/** The smallest of the sizes that are read easily; cards that need smaller type do not shrink the others. */
const common = (sizes: readonly number[]) =>
	Math.min(...sizes.filter((size) => size >= READABLE_SIZE));

/** The body sizes that the fronts and backs of a sheet have in common, in points. */
export function sheetSizes(cards: readonly Pick<PrintedCard, 'sizes'>[]): Sizes {
	return {
		front: common(cards.map(({ sizes }) => sizes.front)),
		back: common(cards.map(({ sizes }) => sizes.back))
	};
}

/** Whether a side of a card has larger type than its sheet. */
export const isLarger = ({ sizes }: Pick<PrintedCard, 'sizes'>, most: Sizes) =>
	sizes.front > most.front || (sizes.back > most.back && Number.isFinite(sizes.back));
