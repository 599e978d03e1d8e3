import { isHero } from './terms';
import type { Army, Unit } from './choices';
import { costWithoutEquipment } from './cost-without-equipment';

/** A unit with the army that it is priced in. */
interface Fielded {
	readonly army: Army;
	readonly unit: Unit;
}

/**
 * Those of some friends who may jump in for a hero: minifigs that cost less than the hero, both without equipment
 * (PL-HER-06). Nobody jumps in for other ranks.
 */
export function whoMayJumpIn<T extends Fielded>(hero: Fielded, friends: readonly T[]): T[] {
	if (!isHero(hero.unit)) return [];
	const most = costWithoutEquipment(hero.army, hero.unit);
	return friends.filter(
		({ army, unit }) => unit.kind === 'minifig' && costWithoutEquipment(army, unit) < most
	);
}
