import type { Army, Gear, Minifig } from '../../choices';
import { countOf, handsOf, isMounted, piecesOf } from '../../terms';
import type { Repair, RepairStep, Violation } from '../../violation';
import { gear as gearTable } from '../tables/gear';
import { fixedBayonets } from './bayonets';
import { stowSteps } from './hands';

function isOtherWeapon({ item }: Gear): boolean {
	return (
		item !== 'longRanged' && item in gearTable && gearTable[item as keyof typeof gearTable].weapon
	);
}

function drop(gear: readonly Gear[], pieces: (entry: Gear, index: number) => number): RepairStep[] {
	return gear.flatMap((entry, index) => {
		const count = pieces(entry, index);
		return count > 0 ? [{ kind: 'drop', gear: index, item: entry.item, count }] : [];
	});
}

/** Every long ranged weapon but the first, and all that may not be owned beside it. */
function keepOneRifle(gear: readonly Gear[]): RepairStep[] {
	let kept = 1;
	return drop(gear, (entry) => {
		if (isOtherWeapon(entry)) return countOf(entry);
		if (entry.item !== 'longRanged') return 0;
		const here = Math.min(kept, countOf(entry));
		kept -= here;
		return countOf(entry) - here;
	});
}

/** Every long ranged weapon; and into the belt what was its bayonet and finds no hand. */
function dropRifles(army: Army, minifig: Minifig, gear: readonly Gear[]): RepairStep[] {
	const isRifle = (entry: Gear) => entry.item === 'longRanged';
	const left = gear.map((entry) => (isRifle(entry) ? { ...entry, count: 0 } : entry));
	return [
		...drop(gear, (entry) => (isRifle(entry) ? countOf(entry) : 0)),
		...stowSteps(left, isMounted(army, minifig), handsOf(minifig))
	];
}

/** Who owns a long ranged weapon owns no other, in hand or stowed (PL-WPN-22); a bayonet is a warning. */
export function checkExclusive(army: Army, minifig: Minifig, path: string): Violation[] {
	const gear = minifig.gear ?? [];
	const rifles = piecesOf(gear, 'longRanged');
	if (rifles === 0) return [];
	const bayonets = fixedBayonets(gear).reduce((sum, fixed) => sum + fixed, 0);
	const weapons = gear.filter(isOtherWeapon).reduce((sum, entry) => sum + countOf(entry), 0);
	const others = weapons - bayonets + (rifles - 1);
	if (others === 0 && bayonets === 0) return [];
	const repairs: Repair[] = [keepOneRifle(gear), dropRifles(army, minifig, gear)].map((steps) => ({
		unit: minifig.id,
		steps
	}));
	return [
		{
			code: 'EXCLUSIVE',
			rule: 'PL-WPN-22',
			severity: others > 0 ? 'error' : 'warning',
			unit: minifig.id,
			path,
			params: { reason: others > 0 ? 'otherWeapon' : 'bayonet' },
			repairs
		}
	];
}
