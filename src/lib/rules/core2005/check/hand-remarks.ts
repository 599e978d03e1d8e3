import type { Gear, Minifig } from '../../choices';
import type { RuleId } from '../../citations';
import { handsOf, isHeld, placeOf } from '../../terms';
import type { ViolationParams } from '../../violation';
import { gear as gearTable } from '../tables/gear';
import { fixedBayonets } from './bayonets';
import { handsNeeded, type Grip } from './grip';

interface Remark {
	readonly rule: RuleId;
	readonly params: ViolationParams<'HANDS'>;
}

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
export function handRemarks(minifig: Minifig, grip: Grip): Remark[] {
	const gear = minifig.gear ?? [];
	const hands = handsOf(minifig);
	const full = handsNeeded(grip) >= hands;
	const bow = gear.some(isBowInHand);
	const more = minifig.superdexterity ?? 0;
	const twoHanded = gear
		.filter((entry) => entry.item === 'twoHanded' && placeOf(entry) === 'hand')
		.reduce((sum, { count = 1 }) => sum + count, 0);
	const handWeapons = grip.short + grip.heavy + twoHanded;
	const weapons = 2 + 2 * more;
	const remarks: (Remark & { holds: boolean })[] = [
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
