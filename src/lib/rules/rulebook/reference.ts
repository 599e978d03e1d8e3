import type { AbilityId } from './abilities';
import type { Supplement } from '../choices';
import type { RuleId, SourceId } from '../citations';
import type { ShortRule } from './short-rules';

/** What stands over a section: a title of the quick reference's own, or that of a table. */
export type ReferenceTitle = { readonly section: SectionTitle } | { readonly table: string };

export type SectionTitle =
	| 'generalDice'
	| 'dice'
	| 'turn'
	| 'attack'
	| 'close'
	| 'charge'
	| 'abilities'
	| 'creations'
	| 'squads'
	| 'healing'
	| 'game'
	| 'defence'
	| 'missiles'
	| 'movement'
	| 'story';

/** A column of a printed table: one field of its rows, or several in one cell. */
export type ReferenceColumn =
	| 'skill'
	| 'move'
	| 'armor'
	| 'attacks'
	| 'use'
	| 'range'
	| 'damage'
	| 'cost'
	| 'costPerLevel'
	| 'maximum'
	| 'dice'
	| 'defenceNumber'
	| 'defence'
	| 'movement'
	| 'attack'
	| 'reach';

/** What the prices of a table are for. */
export type PriceBasis = 'level' | 'levelOrSize' | 'inch' | 'twoInches';

/** A part of a section; one of a supplement is printed only while that is in force. */
export type ReferenceEntry = { readonly supplement?: Supplement } & (
	| {
			readonly table: string;
			readonly columns: readonly ReferenceColumn[];
			readonly per?: PriceBasis;
	  }
	/** One row, its fields one below the other. */
	| { readonly table: string; readonly row: string; readonly per?: PriceBasis }
	/** In the words in which the app explains the rules. */
	| { readonly rules: readonly RuleId[] }
	/** In the few words that only the quick reference has. */
	| { readonly short: readonly ShortRule[] }
	/** In the words of the cards; `priced`: with what a minifig pays. */
	| { readonly abilities: readonly AbilityId[]; readonly priced?: boolean }
);

export interface ReferenceSection {
	readonly title: ReferenceTitle;
	readonly supplement?: Supplement;
	readonly entries: readonly ReferenceEntry[];
}

/** What the quick reference of a rulebook prints, in order. */
export interface Reference {
	/** The book that the foot of each page names. */
	readonly source: SourceId;
	readonly sections: readonly ReferenceSection[];
	/** Rules below everything else: whom the game is owed to. */
	readonly credits: readonly RuleId[];
}
