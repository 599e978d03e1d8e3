import type { AbilityId } from './abilities';
import type { Unit, WeaponType } from '../choices';
import { weaponKind } from '../items/kinds';
import type { Profile } from '../profile';

/** Abilities of a creation's body: crew, weapons, plates, size damage. None for other units. */
export function bodyAbilities(unit: Unit, profile: Profile): AbilityId[] {
	if (unit.kind !== 'creation' || profile.kind !== 'creation') return [];
	const { size, weapons, plates, movement, sizeDamage } = profile;
	const kinds = weapons.map(({ type, like = type }) => weaponKind(like as WeaponType));
	const shoots = kinds.some((kind) => kind.shoots);
	const isDriven = unit.form === 'vehicle' && !unit.brain;
	return [
		...(isDriven ? (['operator'] as const) : []),
		...(isDriven && size > 1 ? (['largeDevice'] as const) : []),
		...(shoots ? (['arc'] as const) : []),
		...(kinds.some((kind) => kind.rams) ? (['ram'] as const) : []),
		...(plates.length > 0 ? (['plate'] as const) : []),
		...(movement.some(({ alternative }) => alternative) ? (['outOfElement'] as const) : []),
		...(sizeDamage.length > 0 ? (['sizeDamage', 'targeted'] as const) : [])
	];
}
