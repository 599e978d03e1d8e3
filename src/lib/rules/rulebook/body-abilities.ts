import type { AbilityId } from './abilities';
import type { Unit } from '../choices';
import { weaponKind } from '../items/kinds';
import type { Profile } from '../profile';

/** Abilities of a creation's body: crew, weapons, plates, size damage. None for other units. */
export function bodyAbilities(unit: Unit, profile: Profile): AbilityId[] {
	if (unit.kind !== 'creation' || profile.kind !== 'creation') return [];
	const { size, weapons, plates, movement, sizeDamage } = profile;
	const shoots = weapons.some(({ type }) => weaponKind(type).shoots);
	const isDriven = unit.form === 'vehicle' && !unit.brain;
	return [
		...(isDriven ? (['operator'] as const) : []),
		...(isDriven && size > 1 ? (['largeDevice'] as const) : []),
		...(shoots ? (['arc'] as const) : []),
		...(weapons.some(({ type }) => weaponKind(type).rams) ? (['ram'] as const) : []),
		...(plates.length > 0 ? (['plate'] as const) : []),
		...(movement.some(({ alternative }) => alternative) ? (['outOfElement'] as const) : []),
		...(sizeDamage.length > 0 ? (['sizeDamage', 'targeted'] as const) : [])
	];
}
