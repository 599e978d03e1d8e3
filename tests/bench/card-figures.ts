import { templateArmy, TEMPLATE_IDS } from '../../src/lib/army/templates';
import { printedCards, type PrintedCard } from '../../src/lib/cards/layout/face';
import { gridOf } from '../../src/lib/cards/layout/grid';
import { DEFAULT_SETTINGS } from '../../src/lib/cards/layout/settings';
import { cardsOf } from '../../src/lib/cards/model/cards';
import { flattened } from '../../src/lib/cards/print/flat';
import type { GroupMark } from '../../src/lib/cards/print/marks';
import { loadArea, type Language } from '../../src/lib/i18n/languages';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

/** The figures of the printed cards of one template in 2 × 3. */
export interface CardFigures {
	readonly template: string;
	readonly cards: number;
	readonly sheets: number;
	/** The free share of each front's height, below its last mark. */
	readonly free: readonly number[];
	/** The body size of each side that has text, in points. */
	readonly body: readonly number[];
	readonly smallest: number;
}

/** The ids of rules at the foot of a card are smaller than this, in points: they fill no room. */
const LEAST_TEXT = 6;

/** The share of a side's height below its last text, box or picture. */
function freeShare({ marks, height }: GroupMark): number {
	const shown = flattened(marks).filter((mark) => mark.kind !== 'text' || mark.size > LEAST_TEXT);
	const bottoms = shown.map((mark) => {
		if (mark.kind === 'line') return Math.max(mark.from[1], mark.to[1]);
		return mark.kind === 'text' || mark.kind === 'systemText' ? mark.y : mark.y + mark.height;
	});
	return 1 - Math.max(0, ...bottoms) / height;
}

/** The sizes of the texts of a side, without its band and plates. */
const sizesOf = ({ marks }: GroupMark) =>
	flattened(marks).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

/** The body sizes of the sides that have text. */
const bodiesOf = ({ sizes, back }: PrintedCard) => [sizes.front, ...(back ? [sizes.back] : [])];

const sidesOf = ({ front, back }: PrintedCard) => [front, ...(back ? [back] : [])];

/** Measures the cards of all templates as they are printed by default. */
export async function cardFigures(language: Language): Promise<CardFigures[]> {
	const shell = await loadArea(language, 'shell');
	const builder = { ...shell, ...(await loadArea(language, 'builder')) };
	const texts = { builder, cards: await loadArea(language, 'cards') };
	const names = await loadArea(language, 'templates');
	const { length: places } = gridOf(DEFAULT_SETTINGS).cells;
	return TEMPLATE_IDS.map((template) => {
		const army = templateArmy(template, ID, names[template] as never);
		const printed = cardsOf(army, texts, { each: 'auto' }).flatMap((card) =>
			printedCards(card, DEFAULT_SETTINGS, texts)
		);
		const sides = printed.flatMap(sidesOf);
		return {
			template,
			cards: printed.length,
			sheets: Math.ceil(printed.length / places),
			free: printed.map(({ front }) => freeShare(front)),
			body: printed.flatMap(bodiesOf),
			smallest: Math.min(...sides.flatMap(sizesOf).map(({ size }) => size))
		};
	});
}
