import type { Creation, Minifig, Unit } from '$lib/rules/choices';
import { kindOf, rankKind } from '$lib/rules/items/kinds';
import { hasMagic } from '$lib/rules/terms';
import type { Role } from './ready/roles';

const ROLE_OF_FORM: Readonly<Record<Creation['form'], Role>> = {
	creature: 'beasts',
	vehicle: 'vehicles',
	building: 'buildings',
	emplacement: 'buildings'
};

function isTrained({ abilities = {} }: Minifig): boolean {
	return Object.values(abilities).some((bought) => bought === true);
}

function minifigRole(minifig: Minifig): Role {
	if (rankKind(minifig.rank).leads) return 'leaders';
	if (hasMagic(minifig) || isTrained(minifig)) return 'specialists';
	return minifig.gear?.some(({ item }) => kindOf(item).shoots) ? 'ranged' : 'closeCombat';
}

/** The role of a unit, derived from its choices. */
export function roleOf(unit: Unit): Role {
	if (unit.kind === 'minifig') return minifigRole(unit);
	if (unit.kind === 'creation') return ROLE_OF_FORM[unit.form];
	return unit.weapon === 'missile' ? 'ranged' : 'closeCombat';
}
