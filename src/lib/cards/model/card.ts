import type { BuilderMessages } from '$lib/i18n/languages';
import type { CardMessages } from '$lib/i18n/en/cards';
import type { RuleTexts } from '$lib/i18n/en/rules';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { Picture } from '../print/marks';
import type { CardColor } from './card-colors';
import type { IconId } from '../print/icons';
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
	/** What changes the value, and when: below the number, a line for each. */
	readonly note?: string;
	/** The drawing beside the label. */
	readonly icon?: IconId;
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
	/** The text in short; empty where a number on the card says it, absent if the text is short itself. */
	readonly line?: string;
}

/** A title and a short text that follows it on the same line. */
export interface LineBlock {
	readonly kind: 'line';
	readonly title: string;
	readonly text: string;
	/** The id of the rule, unless a paragraph has it too. */
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

/**
 * The size of a creation as boxes to cross off, the largest first, and what changes with it: the first box that is open
 * shows what holds.
 */
export interface StripBlock {
	readonly kind: 'strip';
	readonly label: string;
	/** The size at each box. */
	readonly sizes: readonly number[];
	/** The figures of the card, each with boxes of its own. */
	readonly figures: number;
	/** A value per box. */
	readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** A cost breakdown: items with their points right-aligned. */
export interface LedgerBlock {
	readonly kind: 'ledger';
	readonly title: string;
	readonly rows: readonly Fact[];
	readonly total: Fact;
}

export type Block =
	WeaponBlock | FactBlock | TextBlock | LineBlock | TickBlock | StripBlock | LedgerBlock;

/** Whether a block has boxes to tick during the game. */
export const isBoxes = ({ kind }: Block) => kind === 'ticks' || kind === 'strip';

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
	/** The number and the color of its squad, from which its emblem is made. */
	readonly squad?: { readonly number: number; readonly color: CardColor };
	/** What is unusual about the card's rules, in the band. */
	readonly badges: readonly string[];
	readonly statistics: readonly Fact[];
	/** What a turn needs: boxes, weapons, and each ability in short. */
	readonly front: readonly Block[];
	/** The rules that the front has in short, in full. */
	readonly back: readonly Block[];
	/** The front with all rules in full, where there is room for them. */
	readonly whole: readonly Block[];
	/** What no turn needs: the bill and notes, on the back if there is one. */
	readonly extra: readonly Block[];
}
