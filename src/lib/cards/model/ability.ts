import { ABILITY_RULES, type AbilityId } from '$lib/rules/rulebook/abilities';
import type { CardTexts, TextBlock } from './card';

/** What the front of a card shows at its numbers, in its boxes or in the damage strip. */
const SHOWN_ELSEWHERE: ReadonlySet<AbilityId> = new Set([
	'arc',
	'areaSpell',
	'bolt',
	'heavyGear',
	'largeDevice',
	'outOfElement',
	'sizeDamage',
	'targeted',
	'weaponMaster',
	'wounds'
]);

/** Returns a short description of an ability, with the id of its full rule. */
export function ability({ cards }: CardTexts, id: AbilityId, more?: string): TextBlock {
	const { title, line: brief, text, onCard = text } = cards.abilities[id];
	const line = SHOWN_ELSEWHERE.has(id) ? '' : brief;
	const said = more === undefined ? title : `${title}: ${more}`;
	const rule = ABILITY_RULES[id];
	return { kind: 'text', title: said, text: onCard, rule, ...(line !== undefined && { line }) };
}
