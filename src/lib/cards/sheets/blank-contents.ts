import type { RulebookId } from '$lib/rules/choices';
import type { CardTexts, Tone } from '../model/card';

/** What a blank card is for. */
export type BlankKind = 'minifig' | 'creation' | 'figure';

/** The kinds of unit that each rulebook has. */
export const BLANKS: Readonly<Record<RulebookId, readonly [BlankKind, ...BlankKind[]]>> = {
	core2005: ['minifig', 'creation'],
	lugpolwars: ['minifig', 'creation'],
	quickwars: ['minifig', 'creation'],
	skirmish: ['figure']
};

/** A titled part to be filled in: lines to write on, in columns where it has several heads, or boxes. */
export type BlankPart =
	| {
			readonly kind: 'lines';
			readonly heads: readonly [string, ...string[]];
			/** How much of the room that is left belongs to it. */
			readonly share: number;
	  }
	| { readonly kind: 'boxes'; readonly title: string; readonly boxes: number };

/** What a blank card is labelled with. */
export interface BlankContents {
	readonly tone: Tone;
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

/** Use is a matter of Skill: a rulebook without the one has not the other. */
const hasSkill = (rulebook: RulebookId) => rulebook === 'core2005';
const hasPoints = (rulebook: RulebookId) => rulebook === 'core2005' || rulebook === 'lugpolwars';

function weaponLines({ builder }: CardTexts, rulebook: RulebookId, title: string): BlankPart {
	const { use, range, damage } = builder.terms.attack;
	return lines(3, title, ...(hasSkill(rulebook) ? [use] : []), range, damage);
}

function minifig(texts: CardTexts, rulebook: RulebookId): BlankContents {
	const { builder, cards } = texts;
	const { statistics } = builder.terms;
	const { card, sheets } = cards;
	return {
		tone: 'mercenary',
		statistics: [
			...(hasSkill(rulebook) ? [statistics.skill] : []),
			statistics.move,
			statistics.armor,
			...(hasPoints(rulebook) ? [card.cost] : [])
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

function creation(texts: CardTexts, rulebook: RulebookId): BlankContents {
	const { builder, cards } = texts;
	const { terms, profile } = builder;
	const { card, sheets } = cards;
	const sized = rulebook !== 'quickwars';
	return {
		tone: 'machine',
		statistics: [
			...(sized ? [profile.creation.size, profile.creation.structureLevel] : []),
			...(hasSkill(rulebook) ? [terms.statistics.skill] : []),
			terms.statistics.move,
			terms.statistics.armor,
			...(hasPoints(rulebook) ? [card.cost] : [])
		],
		front: [
			lines(1, profile.creation.movement),
			weaponLines(texts, rulebook, profile.creation.weapons)
		],
		back: [
			...(rulebook === 'core2005' ? [boxes(sheets.blank.sizeDamage, 10)] : []),
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
		tone: 'mercenary',
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

/** The labels of a blank card of a rulebook. */
export function blankContents(
	kind: BlankKind,
	rulebook: RulebookId,
	texts: CardTexts
): BlankContents {
	if (kind === 'figure') return figure(texts);
	return kind === 'creation' ? creation(texts, rulebook) : minifig(texts, rulebook);
}
