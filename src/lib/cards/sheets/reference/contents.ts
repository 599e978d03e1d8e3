import type { Tables } from '$lib/rules/house-rules';
import type { RuleId } from '$lib/rules/citations';
import type { AbilityId } from '$lib/i18n/en/cards';
import type { ReferenceRule } from '$lib/i18n/en/reference';
import { ability } from '../../model/ability';
import type { SheetTexts, TextBlock } from '../../model/card';

/** What a section is made from: the rulebook's tables and the words. */
export interface Sources {
	readonly tables: Tables;
	readonly texts: SheetTexts;
}

/** Rules in short, as the quick reference alone has them. */
export function shortRules({ texts }: Sources, ids: readonly ReferenceRule[]): TextBlock[] {
	const { rules } = texts.cards.reference;
	return ids.map((rule) => ({ kind: 'text', ...rules[rule], rule }));
}

/** Rules in the words in which the app tells them. */
export function wholeRules({ texts }: Sources, ids: readonly RuleId[]): TextBlock[] {
	const { rules } = texts.rules;
	return ids.map((rule) => ({ kind: 'text', ...rules[rule], rule }));
}

/** Abilities in the words of the cards. */
export function abilities({ texts }: Sources, ids: readonly AbilityId[]): TextBlock[] {
	return ids.map((id) => ability(texts, id));
}
