import type { Army } from '$lib/rules/choices';
import { freeOf } from '$lib/rules/formation/formation';
import { summonsOf } from '$lib/rules/terms';
import type { CardTexts } from '../model/card';
import type { Bookmark, Sheet } from '../print/marks';
import type { PrintedCard } from './face';
import { gridOf } from './grid';
import type { PrintSettings } from './settings';

/** A group of units in the outline, by their ids. */
interface Part {
	readonly title: string;
	readonly units: ReadonlySet<string>;
}

const idsOf = (units: readonly { readonly id: string }[]) => new Set(units.map(({ id }) => id));

/** Units without a squad, the squads, then the reserve; empty when the army is not divided. */
function partsOf(army: Army, { builder, cards }: CardTexts): Part[] {
	const unassigned = army.units.filter((unit) => freeOf(army, unit) > 0);
	const others = [
		...(army.squads ?? []).map(({ name, members = [] }) => ({
			title: name,
			units: new Set(members.map(({ unit }) => unit))
		})),
		{ title: builder.army.reserve, units: idsOf(summonsOf(army)) }
	].filter(({ units }) => units.size > 0);
	return others.length > 0
		? [{ title: cards.list.loose, units: idsOf(unassigned) }, ...others]
		: [];
}

/** The printed cards of an army. */
export interface PrintedDeck {
	readonly army: Army;
	readonly cards: readonly PrintedCard[];
}

interface PlacedDeck extends PrintedDeck {
	/** The page that has the front of a card, by the card's index in the deck. */
	readonly pageOf: (card: number) => number;
}

/** One bookmark per card, at its first part. */
function cardBookmarks(
	{ cards, pageOf }: PlacedDeck,
	isWanted: (card: PrintedCard) => boolean,
	level: 1 | 2,
	{ cards: words }: CardTexts
): Bookmark[] {
	return cards.flatMap((card, index) => {
		const { name, number, part } = card;
		if (part > 1 || !isWanted(card)) return [];
		const title = number === undefined ? name : [name, words.card.number({ number })].join(' ');
		return [{ title, level, page: pageOf(index) }];
	});
}

/** Bookmarks for an army, its parts and each card. */
function deckBookmarks(deck: PlacedDeck, texts: CardTexts): Bookmark[] {
	const { army, pageOf } = deck;
	const parts = partsOf(army, texts);
	const belongs = ({ unit }: PrintedCard) => parts.some(({ units }) => units.has(unit));
	const ofParts = parts.flatMap(({ title, units }): Bookmark[] => {
		const within = cardBookmarks(deck, ({ unit }) => units.has(unit), 2, texts);
		const [{ page } = {}] = within;
		return page === undefined ? [] : [{ title, level: 1, page }, ...within];
	});
	const loose = cardBookmarks(deck, (card) => !belongs(card), 1, texts);
	return [{ title: army.name, page: pageOf(0) }, ...ofParts, ...loose];
}

/** Adds the bookmarks of the decks, which follow each other, to the first sheet. */
export function withBookmarks(
	sheets: readonly Sheet[],
	decks: readonly PrintedDeck[],
	settings: PrintSettings,
	texts: CardTexts
): Sheet[] {
	const [first, ...others] = sheets;
	if (!first) return [];
	const fronts = sheets.flatMap(({ isBack }, page) => (isBack ? [] : [page]));
	const each = gridOf(settings).cells.length;
	let placedCards = 0;
	const bookmarks = decks.flatMap((deck) => {
		const before = placedCards;
		const pageOf = (card: number) => fronts[Math.floor((before + card) / each)] ?? 0;
		const placed = { ...deck, pageOf };
		placedCards += deck.cards.length;
		return deck.cards.length > 0 ? deckBookmarks(placed, texts) : [];
	});
	return [{ ...first, bookmarks }, ...others];
}
