import { weaponKind } from '../../items/kinds';
import { isHero } from '../../terms';
import type { AbilityId } from '../../rulebook/abilities';
import type { Creation, Unit } from '../../choices';

function ofCreation({ form, propulsion = [], weapons = [] }: Creation): AbilityId[] {
	return [
		...(weapons.some(({ type }) => weaponKind(type).crewed) ? (['heavyWeapon'] as const) : []),
		...(form === 'creature' ? (['quickMount'] as const) : []),
		...(propulsion.some(({ modules }) => modules) ? (['modules', 'overload'] as const) : []),
		...(form === 'vehicle' || form === 'building' ? (['studs'] as const) : [])
	];
}

/** Abilities that a card explains: hero (PL-QW-04), heavy weapon, mount, driving, studs (PL-QW-08 to PL-QW-13). */
export function abilities(unit: Unit): AbilityId[] {
	if (unit.kind === 'creation') return ofCreation(unit);
	return isHero(unit) ? ['quickHero'] : [];
}
