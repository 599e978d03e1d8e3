import type { Minifig } from '../../choices';
import type { RuleId } from '../../citations';
import { handsOf, placeOf } from '../../terms';
import { handsNeeded, type Grip } from './grip';

type Reason = 'swap' | 'bow' | 'reload' | 'secondPistol' | 'dexterity';

interface Remark {
	readonly rule: RuleId;
	readonly reason: Reason;
}

/** What is worth knowing of a legal grip: what it costs to swap, and what cannot be done meanwhile. */
export function handRemarks(minifig: Minifig, grip: Grip): Remark[] {
	const gear = minifig.gear ?? [];
	const full = handsNeeded(grip) >= handsOf(minifig);
	const bowInHand = gear.some(
		(entry) => entry.item === 'shortRanged' && entry.bow && placeOf(entry) === 'hand'
	);
	const handWeapons = grip.short + grip.heavy + grip.lance;
	const remarks: (Remark & { holds: boolean })[] = [
		{ rule: 'PL-WPN-04', reason: 'bow', holds: full && bowInHand },
		{ rule: 'PL-WPN-21', reason: 'reload', holds: full && grip.pistol > 0 && grip.shield > 0 },
		{ rule: 'PL-WPN-21', reason: 'secondPistol', holds: grip.pistol > 1 },
		{
			rule: 'PL-ABL-01',
			reason: 'dexterity',
			holds: handWeapons > 2 + 2 * (minifig.superdexterity ?? 0)
		},
		{ rule: 'PL-TRN-07', reason: 'swap', holds: gear.some(({ place }) => place === 'stowed') }
	];
	return remarks.filter(({ holds }) => holds).map(({ rule, reason }) => ({ rule, reason }));
}
