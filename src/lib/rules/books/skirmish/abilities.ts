import type { AbilityId } from '../../rulebook/abilities';
import type { Unit } from '../../choices';

/** Abilities that a card explains: wounds, weapons, mount, role in the story (NS-02 to NS-70). */
export function abilities(unit: Unit): AbilityId[] {
	if (unit.kind !== 'figure') return [];
	const { gear = [], weapon, mounted, stature, storyProtection } = unit;
	return [
		'toughness',
		...(gear.includes('buckler') ? (['buckler'] as const) : []),
		...(gear.includes('shield') ? (['figureShield'] as const) : []),
		...(gear.includes('heavyArmor') ? (['heavyArmor'] as const) : []),
		...(weapon === 'heavyTwoHanded' ? (['heavyTwoHanded'] as const) : []),
		...(weapon === 'missile' ? (['archer'] as const) : []),
		...(mounted ? (['mounted'] as const) : []),
		...(stature === 'minion' ? (['minion'] as const) : []),
		...(storyProtection ? (['storyProtection'] as const) : [])
	];
}
