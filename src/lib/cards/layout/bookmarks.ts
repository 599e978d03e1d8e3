import type { Army } from '$lib/rules/choices';
import { freeOf } from '$lib/rules/formation/formation';
import { summonsOf } from '$lib/rules/terms';
import type { CardTexts } from '../model/card';
import type { Bookmark, Sheet } from '../print/marks';
import type { PrintedCard } from './face';
import { sheetOf } from './impose';
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

/** One bookmark per card, at its first part. */
function cardBookmarks(
	cards: readonly PrintedCard[],
	isWanted: (card: PrintedCard) => boolean,
	level: 1 | 2,
	settings: PrintSettings,
	{ cards: words }: CardTexts
): Bookmark[] {
	return cards.flatMap((card, index) => {
		const { name, number, part } = card;
		if (part > 1 || !isWanted(card)) return [];
		const title = number === undefined ? name : [name, words.card.number({ number })].join(' ');
		return [{ title, level, page: sheetOf(index, settings) }];
	});
}

/** Adds bookmarks for the army, its parts and each card, pointing to the sheet with the card's front. */
export function withBookmarks(
	sheets: readonly Sheet[],
	cards: readonly PrintedCard[],
	army: Army,
	settings: PrintSettings,
	texts: CardTexts
): Sheet[] {
	const [first, ...others] = sheets;
	if (!first) return [];
	const parts = partsOf(army, texts);
	const belongs = ({ unit }: PrintedCard) => parts.some(({ units }) => units.has(unit));
	const ofParts = parts.flatMap(({ title, units }): Bookmark[] => {
		const within = cardBookmarks(cards, ({ unit }) => units.has(unit), 2, settings, texts);
		const [{ page } = {}] = within;
		return page === undefined ? [] : [{ title, level: 1, page }, ...within];
	});
	const loose = cardBookmarks(cards, (card) => !belongs(card), 1, settings, texts);
	const bookmarks: Bookmark[] = [{ title: army.name, page: 0 }, ...ofParts, ...loose];
	return [{ ...first, bookmarks }, ...others];
}
