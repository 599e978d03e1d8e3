import type { Brain, Creation, Gear, Minifig } from '../../../choices';
import { fixedBayonets } from '../../../hands/bayonets';
import { handsNeeded, type Grip } from '../../../hands/grip';
import type { HandRemark } from '../../../hands/hands';
import { isTwoHanded, kindOf } from '../../../items/kinds';
import { countOf, handsOf, isHeld, isMinifig, placeOf } from '../../../terms';
import { gear as gearTable } from '../tables/gear';

const NOBODY: Pick<Brain, 'superdexterity'> = {};

function isBowInHand(entry: Gear): boolean {
	return kindOf(entry.item).mark === 'bow' && Boolean(entry.bow) && placeOf(entry) === 'hand';
}

/** Whether any item must be drawn before use. */
function hasStowed(gear: readonly Gear[]): boolean {
	const bayonets = fixedBayonets(gear);
	return gear.some(
		(entry, index) =>
			placeOf(entry) === 'stowed' && isHeld(entry) && entry.item in gearTable && !bayonets[index]
	);
}

/** Remarks on shooting or reloading with full hands (PL-WPN-04, PL-WPN-15, PL-WPN-21). */
function shootingRemarks(gear: readonly Gear[], grip: Grip, hands: number): HandRemark[] {
	if (grip.pistol === 0) return [];
	const bow = gear.some(isBowInHand);
	const shielded = grip.shield > 0 && handsNeeded(grip) >= hands;
	if (!bow) return shielded ? [{ rule: 'PL-WPN-21', params: { reason: 'reload' } }] : [];
	if (hands === 1) return [{ rule: 'PL-WPN-04', params: { reason: 'bowOneHand' } }];
	// A hand weapon counts as sheathed while shooting (PL-WPN-15); a shield must be put away.
	return shielded ? [{ rule: 'PL-WPN-04', params: { reason: 'bow' } }] : [];
}

/** Remarks on a legal grip: the cost of swapping, and what the full hands prevent. */
export function handRemarks(unit: Minifig | Creation, grip: Grip): HandRemark[] {
	const gear = unit.gear ?? [];
	const more = (isMinifig(unit) ? unit : (unit.brain ?? NOBODY)).superdexterity ?? 0;
	const remarks = shootingRemarks(gear, grip, handsOf(unit));
	if (grip.pistol > 1 + more) {
		remarks.push({ rule: 'PL-WPN-21', params: { reason: 'secondPistol' } });
	}
	let twoHanded = 0;
	for (const entry of gear) {
		if (isTwoHanded(entry.item) && placeOf(entry) === 'hand') twoHanded += countOf(entry);
	}
	const weapons = 2 + 2 * more;
	if (grip.short + grip.heavy + twoHanded > weapons) {
		remarks.push({ rule: 'PL-ABL-01', params: { reason: 'dexterity', weapons } });
	}
	if (hasStowed(gear)) remarks.push({ rule: 'PL-TRN-07', params: { reason: 'swap' } });
	return remarks;
}
