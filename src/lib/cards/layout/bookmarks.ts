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

/** Adds bookmarks for the army and its parts, each pointing to the sheet with its first card. */
export function withBookmarks(
	sheets: readonly Sheet[],
	cards: readonly PrintedCard[],
	army: Army,
	settings: PrintSettings,
	texts: CardTexts
): Sheet[] {
	const leading = new Map<number, Bookmark[]>([[0, [{ title: army.name }]]]);
	for (const { title, units } of partsOf(army, texts)) {
		const first = cards.findIndex(({ unit }) => units.has(unit));
		if (first < 0) continue;
		const sheet = sheetOf(first, settings);
		leading.set(sheet, [...(leading.get(sheet) ?? []), { title, within: true }]);
	}
	return sheets.map((sheet, index) => {
		const bookmarks = leading.get(index);
		return bookmarks ? { ...sheet, bookmarks } : sheet;
	});
}
