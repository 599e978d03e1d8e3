import { ABILITY_RULES, type AbilityId } from '$lib/rules/rulebook/abilities';
import type { CardTexts, TextBlock } from './card';

/** Returns a short description of an ability, with the id of its full rule. */
export function ability({ cards }: CardTexts, id: AbilityId, more?: string): TextBlock {
	const { title, line, text, onCard = text } = cards.abilities[id];
	const said = more === undefined ? title : `${title}: ${more}`;
	const rule = ABILITY_RULES[id];
	return { kind: 'text', title: said, text: onCard, rule, ...(line !== undefined && { line }) };
}
