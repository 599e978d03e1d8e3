import type { AbilityId } from './abilities';
import type { Supplement } from '../choices';
import type { RuleId, SourceId } from '../citations';
import type { SkirmishRuleId } from '../combat-citations';
import type { ShortRule } from './short-rules';

/** The title of a section: one of the quick reference's own, or that of a table. */
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

/** A column of a printed table: one field, or several fields in one cell. */
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

/** What the prices of a table refer to. */
type PriceBasis = 'level' | 'levelOrSize' | 'inch' | 'twoInches';

/** A part of a section; one of a supplement is printed only if the supplement is in force. */
export type ReferenceEntry = { readonly supplement?: Supplement } & (
	| {
			readonly table: string;
			readonly columns: readonly ReferenceColumn[];
			readonly per?: PriceBasis;
	  }
	/** A single row, with one line per field. */
	| { readonly table: string; readonly row: string; readonly per?: PriceBasis }
	/** The whole texts of these rules. */
	| { readonly rules: readonly RuleId[] }
	/** The short texts of these rules. */
	| { readonly short: readonly ShortRule[] }
	/** The texts of rules of the skirmish. */
	| { readonly skirmish: readonly SkirmishRuleId[] }
	/** The cards' texts of abilities; `priced` adds the price for a minifig. */
	| { readonly abilities: readonly AbilityId[]; readonly priced?: boolean }
);

export interface ReferenceSection {
	readonly title: ReferenceTitle;
	readonly supplement?: Supplement;
	readonly entries: readonly ReferenceEntry[];
}

/** The contents of a rulebook's quick reference, in order. */
export interface Reference {
	/** The book named in the footer of each page. */
	readonly source: SourceId;
	readonly sections: readonly ReferenceSection[];
	/** Rules at the end: the authors of the game. */
	readonly credits: readonly RuleId[];
}
