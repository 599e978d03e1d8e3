import type { Unit } from '$lib/rules/choices';
import type { Rulebook } from '$lib/rules/rulebook/rulebook';
import type { CardTexts } from '../model/card';
import type { CardColor } from '../model/card-colors';

/** The kind of unit a blank card is for. */
export type BlankKind = Unit['kind'];

/** A titled part to fill in: lines to write on, in columns when it has several headings, or boxes. */
export type BlankPart =
	| {
			readonly kind: 'lines';
			readonly heads: readonly [string, ...string[]];
			/** The share of the remaining height. */
			readonly share: number;
	  }
	| { readonly kind: 'boxes'; readonly title: string; readonly boxes: number };

/** The labels of a blank card. */
export interface BlankContents {
	readonly color: CardColor;
	readonly statistics: readonly string[];
	readonly front: readonly BlankPart[];
	readonly back: readonly BlankPart[];
}

const lines = (share: number, ...heads: [string, ...string[]]): BlankPart => ({
	kind: 'lines',
	heads,
	share
});
const boxes = (title: string, count: number): BlankPart => ({ kind: 'boxes', title, boxes: count });

/** Rulebooks without Skill have no Use column. */
function weaponLines({ builder }: CardTexts, { assortment }: Rulebook, title: string): BlankPart {
	const { use, range, damage } = builder.terms.attack;
	return lines(3, title, ...(assortment.skill ? [use] : []), range, damage);
}

function minifig(texts: CardTexts, rulebook: Rulebook): BlankContents {
	const { builder, cards } = texts;
	const { statistics } = builder.terms;
	const { card, sheets } = cards;
	return {
		color: 'blue',
		statistics: [
			...(rulebook.assortment.skill ? [statistics.skill] : []),
			statistics.move,
			statistics.armor,
			...(rulebook.tally === 'points' ? [card.cost] : [])
		],
		front: [weaponLines(texts, rulebook, builder.unit.attacks)],
		back: [
			boxes(card.alive, 10),
			boxes(card.carried, 10),
			lines(3, sheets.blank.abilities),
			lines(1, card.notes)
		]
	};
}

function creation(texts: CardTexts, rulebook: Rulebook): BlankContents {
	const { builder, cards } = texts;
	const { terms, profile } = builder;
	const { card, sheets } = cards;
	const { assortment, tally } = rulebook;
	return {
		color: 'gray',
		statistics: [
			...(assortment.structure ? [profile.creation.size, profile.creation.structureLevel] : []),
			...(assortment.skill ? [terms.statistics.skill] : []),
			terms.statistics.move,
			terms.statistics.armor,
			...(tally === 'points' ? [card.cost] : [])
		],
		front: [
			lines(1, profile.creation.movement),
			weaponLines(texts, rulebook, profile.creation.weapons)
		],
		back: [
			...(assortment.advanced ? [boxes(sheets.blank.sizeDamage, 10)] : []),
			boxes(card.carried, 10),
			lines(3, sheets.blank.abilities),
			lines(1, card.notes)
		]
	};
}

function figure({ builder, cards }: CardTexts): BlankContents {
	const words = builder.profile.figure;
	const { card, sheets } = cards;
	return {
		color: 'blue',
		statistics: [words.dice, words.toughness, words.defence, words.reach, words.pace],
		front: [lines(2, builder.unit.gear), lines(1, words.bonus)],
		back: [
			boxes(card.alive, 10),
			boxes(card.wounds, 5),
			lines(3, sheets.blank.abilities),
			lines(1, card.notes)
		]
	};
}

/** Returns the labels of a rulebook's blank card. */
export function blankContents(
	kind: BlankKind,
	rulebook: Rulebook,
	texts: CardTexts
): BlankContents {
	if (kind === 'figure') return figure(texts);
	return kind === 'creation' ? creation(texts, rulebook) : minifig(texts, rulebook);
}
