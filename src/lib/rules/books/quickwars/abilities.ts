import type { AbilityId } from '../../rulebook/abilities';
import type { Creation, Unit } from '../../choices';

function ofCreation({ form, propulsion = [], weapons = [] }: Creation): AbilityId[] {
	return [
		...(weapons.some(({ type }) => type === 'heavyWeapon') ? (['heavyWeapon'] as const) : []),
		...(form === 'creature' ? (['quickMount'] as const) : []),
		...(propulsion.some(({ modules }) => modules) ? (['modules'] as const) : [])
	];
}

/** What the card of a unit explains: a hero (PL-QW-04), a heavy weapon, a mount, driving (PL-QW-08 to PL-QW-13). */
export function abilities(unit: Unit): AbilityId[] {
	if (unit.kind === 'creation') return ofCreation(unit);
	return unit.kind === 'minifig' && unit.rank === 'hero' ? ['quickHero'] : [];
}
