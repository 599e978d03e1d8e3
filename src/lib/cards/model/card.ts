import type { BuilderMessages } from '$lib/i18n/languages';
import type { CardMessages } from '$lib/i18n/en/cards';
import type { RuleTexts } from '$lib/i18n/en/rules';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { Picture } from '../print/marks';
import type { CardColor } from './card-colors';
import type { WeaponRow } from './weapon-rows';

/** The texts of cards and sheets in one language. */
export interface CardTexts {
	readonly builder: BuilderMessages;
	readonly cards: CardMessages;
}

/** Also includes the rule texts that the quick reference prints. */
export interface SheetTexts extends CardTexts {
	readonly rules: RuleTexts;
}

/** A labeled value. */
export interface Fact {
	readonly label: string;
	readonly value: string;
	/** The value in parts, each with its own label, where there is no room for it in one piece. */
	readonly parts?: readonly Fact[];
}

/** Weapons or spells: column headings and rows; there is no Use column without Skill. */
export interface WeaponBlock {
	readonly kind: 'weapons';
	readonly heads: readonly [string, string, string, string];
	readonly rows: readonly WeaponRow[];
}

export interface FactBlock {
	readonly kind: 'facts';
	readonly title?: string;
	readonly facts: readonly Fact[];
}

/** A paragraph with the id of its rule. */
export interface TextBlock {
	readonly kind: 'text';
	readonly title: string;
	readonly text: string;
	readonly rule?: CitedRule;
}

/** What boxes count that a marker on the table can show as well. */
export const MARKERS = ['wound', 'sizeDamage', 'explosive', 'spell'] as const;
export type Marker = (typeof MARKERS)[number];

/** Rows of checkboxes to tick during the game; a single row needs no title. */
export interface TickBlock {
	readonly kind: 'ticks';
	readonly title?: string;
	readonly marker?: Marker;
	readonly rows: readonly { readonly label: string; readonly boxes: number }[];
}

/** A cost breakdown: items with their points right-aligned. */
export interface LedgerBlock {
	readonly kind: 'ledger';
	readonly title: string;
	readonly rows: readonly Fact[];
	readonly total: Fact;
}

export type Block = WeaponBlock | FactBlock | TextBlock | TickBlock | LedgerBlock;

/** The content of a card, ready to print: localized strings and a picture. */
export interface Card {
	/** The unit's id; the army's for the card of the army as a whole. */
	readonly unit: string;
	readonly name: string;
	/** Rank, form or size, and the squad. */
	readonly caption: string;
	/** How many figures this card represents. */
	readonly copies: number;
	/** The figure's number, if each figure of several has a card. */
	readonly number?: number;
	readonly color: CardColor;
	readonly picture: Picture;
	readonly statistics: readonly Fact[];
	readonly front: readonly Block[];
	readonly back: readonly Block[];
}
