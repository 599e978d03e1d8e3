import { fixedBayonets } from '../../../hands/bayonets';
import type { Creation, Gear, Minifig } from '../../../choices';
import { stowSteps } from '../../../hands/hands';
import { kindOf } from '../../../items/kinds';
import { countOf, handsOf, piecesThat } from '../../../terms';
import type { Findings, RepairStep } from '../../../violation';

const isExclusive = ({ item }: Gear): boolean => kindOf(item).exclusive === true;

function isOtherWeapon({ item }: Gear): boolean {
	const { melee, shoots, exclusive } = kindOf(item);
	return (melee ?? shoots ?? false) && !exclusive;
}

function drop(gear: readonly Gear[], pieces: (entry: Gear, index: number) => number): RepairStep[] {
	return gear.flatMap((entry, index) => {
		const count = pieces(entry, index);
		return count > 0 ? [{ kind: 'drop', gear: index, item: entry.item, count }] : [];
	});
}

/** Drops every long ranged weapon but the first, and everything that excludes it. */
function keepOneRifle(gear: readonly Gear[]): RepairStep[] {
	let kept = 1;
	return drop(gear, (entry) => {
		if (isOtherWeapon(entry)) return countOf(entry);
		if (!isExclusive(entry)) return 0;
		const here = Math.min(kept, countOf(entry));
		kept -= here;
		return countOf(entry) - here;
	});
}

/** Drops every long ranged weapon; stows its former bayonet if no hand is free for it. */
function dropRifles(
	unit: Minifig | Creation,
	mounted: boolean,
	gear: readonly Gear[]
): RepairStep[] {
	const left = gear.map((entry) => (isExclusive(entry) ? { ...entry, count: 0 } : entry));
	return [
		...drop(gear, (entry) => (isExclusive(entry) ? countOf(entry) : 0)),
		...stowSteps(left, mounted, handsOf(unit))
	];
}

/**
 * The owner of a long ranged weapon owns no other weapon, in hand or stowed (PL-WPN-22); a bayonet is a warning.
 */
export function checkExclusive(
	unit: Minifig | Creation,
	mounted: boolean,
	findings: Findings
): void {
	const gear = unit.gear ?? [];
	const rifles = piecesThat(gear, ({ exclusive }) => exclusive);
	if (rifles === 0) return;
	const bayonets = fixedBayonets(gear).reduce((sum, fixed) => sum + fixed, 0);
	const weapons = gear.filter(isOtherWeapon).reduce((sum, entry) => sum + countOf(entry), 0);
	const others = weapons - bayonets + (rifles - 1);
	if (others === 0 && bayonets === 0) return;
	const [severity, reason] =
		others > 0 ? (['error', 'otherWeapon'] as const) : (['warning', 'bayonet'] as const);
	const ways = [keepOneRifle(gear), dropRifles(unit, mounted, gear)];
	findings.add(severity, 'EXCLUSIVE', 'PL-WPN-22', '/gear', { reason }, ...ways);
}
