import { isHero } from '../../terms';
import type { Profile } from '../../profile';
import type { AbilityId } from '../../rulebook/abilities';
import type { Creation, Unit } from '../../choices';

function ofCreation({ form, propulsion = [] }: Creation, profile: Profile): AbilityId[] {
	const isArmed = profile.kind === 'creation' && profile.weapons.length > 0;
	return [
		...(isArmed ? (['heavyWeapon'] as const) : []),
		...(form === 'creature' ? (['quickMount'] as const) : []),
		...(propulsion.some(({ modules }) => modules) ? (['modules', 'overload'] as const) : []),
		...(form === 'vehicle' || form === 'building' ? (['studs'] as const) : [])
	];
}

/** Abilities that a card explains: hero (PL-QW-04), heavy weapon, mount, driving, studs (PL-QW-08 to PL-QW-13). */
export function abilities(unit: Unit, profile: Profile): AbilityId[] {
	if (unit.kind === 'creation') return ofCreation(unit, profile);
	return isHero(unit) ? ['quickHero'] : [];
}
