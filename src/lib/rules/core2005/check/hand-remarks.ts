import type { Brain, Creation, Gear, Minifig } from '../../choices';
import { fixedBayonets } from '../../bayonets';
import { handsNeeded, type Grip } from '../../grip';
import type { HandRemark } from '../../hands';
import { handsOf, isHeld, isMinifig, placeOf } from '../../terms';
import { gear as gearTable } from '../tables/gear';

const NOBODY: Pick<Brain, 'superdexterity'> = {};

function isBowInHand(entry: Gear): boolean {
	return entry.item === 'shortRanged' && Boolean(entry.bow) && placeOf(entry) === 'hand';
}

/** Something that must be taken out before it can be used. */
function hasStowed(gear: readonly Gear[]): boolean {
	const bayonets = fixedBayonets(gear);
	return gear.some(
		(entry, index) =>
			entry.item in gearTable && isHeld(entry) && placeOf(entry) === 'stowed' && !bayonets[index]
	);
}

/** What is worth knowing of a legal grip: what it costs to swap, and what cannot be done meanwhile. */
export function handRemarks(unit: Minifig | Creation, grip: Grip): HandRemark[] {
	const gear = unit.gear ?? [];
	const hands = handsOf(unit);
	const full = handsNeeded(grip) >= hands;
	const bow = gear.some(isBowInHand);
	const more = (isMinifig(unit) ? unit : (unit.brain ?? NOBODY)).superdexterity ?? 0;
	const twoHanded = gear
		.filter((entry) => entry.item === 'twoHanded' && placeOf(entry) === 'hand')
		.reduce((sum, { count = 1 }) => sum + count, 0);
	const handWeapons = grip.short + grip.heavy + twoHanded;
	const weapons = 2 + 2 * more;
	const remarks: (HandRemark & { holds: boolean })[] = [
		{ rule: 'PL-WPN-04', params: { reason: 'bowOneHand' }, holds: bow && hands === 1 },
		// A hand weapon counts as sheathed meanwhile (PL-WPN-15); a shield must be put away.
		{ rule: 'PL-WPN-04', params: { reason: 'bow' }, holds: bow && full && grip.shield > 0 },
		{
			rule: 'PL-WPN-21',
			params: { reason: 'reload' },
			holds: !bow && full && grip.pistol > 0 && grip.shield > 0
		},
		{ rule: 'PL-WPN-21', params: { reason: 'secondPistol' }, holds: grip.pistol > 1 + more },
		{
			rule: 'PL-ABL-01',
			params: { reason: 'dexterity', weapons },
			holds: handWeapons > weapons
		},
		{ rule: 'PL-TRN-07', params: { reason: 'swap' }, holds: hasStowed(gear) }
	];
	return remarks.filter(({ holds }) => holds).map(({ rule, params }) => ({ rule, params }));
}
