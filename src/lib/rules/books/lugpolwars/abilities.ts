import type { Profile } from '../../profile';
import type { AbilityId } from '../../rulebook/abilities';
import type { Unit } from '../../choices';

/** Abilities that a card explains: heavy weapon and controls, as in QuickWars (PL-LPW-06, PL-QW-11, PL-QW-12). */
export function abilities(unit: Unit, profile: Profile): AbilityId[] {
	if (unit.kind !== 'creation') return [];
	const isArmed = profile.kind === 'creation' && profile.weapons.length > 0;
	return [
		...(isArmed && unit.form === 'emplacement' ? (['listedHeavyWeapon'] as const) : []),
		...(unit.form === 'vehicle' ? (['controls', 'overload'] as const) : [])
	];
}
