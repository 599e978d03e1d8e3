import { weaponKind } from '../../items/kinds';
import type { AbilityId } from '../../rulebook/abilities';
import type { Unit } from '../../choices';

/** Abilities that a card explains: heavy weapon and controls, as in QuickWars (PL-LPW-06, PL-QW-11, PL-QW-12). */
export function abilities(unit: Unit): AbilityId[] {
	if (unit.kind !== 'creation') return [];
	const isArmed = (unit.weapons ?? []).some(({ type }) => weaponKind(type).crewed);
	return [
		...(isArmed && unit.form === 'emplacement' ? (['listedHeavyWeapon'] as const) : []),
		...(unit.form === 'vehicle' ? (['controls', 'overload'] as const) : [])
	];
}
