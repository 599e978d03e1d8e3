import type { BuilderMessages } from '$lib/i18n/languages';
import type { CardMessages } from '$lib/i18n/en/cards';
import type { ShortRule } from '$lib/rules/rulebook/short-rules';
import type { RuleTexts } from '$lib/i18n/en/rules';
import type { RuleId } from '$lib/rules/citations';
import type { Picture } from '../print/marks';
import type { WeaponRow } from './weapon-rows';

/** The words of cards and sheets in one language. */
export interface CardTexts {
	readonly builder: BuilderMessages;
	readonly cards: CardMessages;
}

/** The same with the texts of the rules, which the quick reference tells. */
export interface SheetTexts extends CardTexts {
	readonly rules: RuleTexts;
}

/** A number and what it is called. */
export interface Fact {
	readonly label: string;
	readonly value: string;
}

/** Weapons or spells: what stands over the columns, and the rows; there is no Use where there is no Skill. */
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

/** A paragraph, with the rule that says more. */
export interface TextBlock {
	readonly kind: 'text';
	readonly title: string;
	readonly text: string;
	readonly rule?: RuleId | ShortRule;
}

/** Boxes to tick at the table, in rows; a single row needs no title. */
export interface TickBlock {
	readonly kind: 'ticks';
	readonly title?: string;
	readonly rows: readonly { readonly label: string; readonly boxes: number }[];
}

/** A bill: what, and its points at the end of the line. */
export interface LedgerBlock {
	readonly kind: 'ledger';
	readonly title: string;
	readonly rows: readonly Fact[];
	readonly total: Fact;
}

export type Block = WeaponBlock | FactBlock | TextBlock | TickBlock | LedgerBlock;

/** What a card says, ready to print: strings in the user's language, and a picture. */
export interface Card {
	/** The unit's id. */
	readonly unit: string;
	readonly name: string;
	/** Rank, form or stature, and the squad. */
	readonly caption: string;
	/** How many figures this card stands for. */
	readonly copies: number;
	readonly tone: Tone;
	readonly picture: Picture;
	readonly statistics: readonly Fact[];
	readonly front: readonly Block[];
	readonly back: readonly Block[];
}

/** What gives a card its colour. */
export type Tone = 'mercenary' | 'officer' | 'hero' | 'mage' | 'creature' | 'machine' | 'building';
