import type { Block, Card } from '../model/card';

const runIn = (block: Block): Block => {
	if (block.kind !== 'text') return block;
	const { title, text, rule } = block;
	return { kind: 'line', title, text, ...(rule && { rule }) };
};

/** A card whose rules begin on the line of their titles, which saves lines. */
export const withRunInTitles = (card: Card): Card => ({
	...card,
	back: card.back.map(runIn),
	whole: card.whole.map(runIn)
});
