import type { Army, Gear, GearItem, Minifig } from '../../choices';
import { countOf, handsOf, isMounted, placeOf } from '../../terms';
import type { Repair, RepairStep, Violation, ViolationParams } from '../../violation';
import { fixedBayonets } from './bayonets';
import {
	EMPTY_GRIP,
	gripClass,
	gripVerdict,
	handsNeeded,
	withItem,
	type Grip,
	type GripClass
} from './grip';
import { handRemarks } from './hand-remarks';

/** Pieces of one gear entry that are in the hands. */
interface HeldEntry {
	readonly index: number;
	readonly gear: Gear;
	readonly held: GripClass;
	readonly pieces: number;
}

function heldEntries(gear: readonly Gear[], mounted: boolean): HeldEntry[] {
	const bayonets = fixedBayonets(gear);
	return gear.flatMap((entry, index) => {
		const held = gripClass(entry, mounted);
		const pieces = countOf(entry) - (bayonets[index] ?? 0);
		if (!held || placeOf(entry) === 'stowed' || pieces === 0) return [];
		return [{ index, gear: entry, held, pieces }];
	});
}

function gripOf(entries: readonly HeldEntry[]): Grip {
	return entries.reduce((grip, { held, pieces }) => withItem(grip, held, pieces), EMPTY_GRIP);
}

/** Keeps in hand what fits, in the order of the list, and stows the rest: nothing is given up. */
function stowTheRest(unit: string, entries: readonly HeldEntry[], hands: number): Repair {
	let kept = EMPTY_GRIP;
	const steps: RepairStep[] = [];
	for (const { index, gear, held, pieces } of entries) {
		let fitting = 0;
		while (fitting < pieces && gripVerdict(withItem(kept, held, fitting + 1), hands) === 'legal') {
			fitting += 1;
		}
		kept = withItem(kept, held, fitting);
		if (fitting < pieces) {
			steps.push({ kind: 'stow', gear: index, item: gear.item, count: pieces - fitting });
		}
	}
	return { unit, steps };
}

/** The two items to name: a loner and the first thing beside it that it does not bear. */
function clash(entries: readonly HeldEntry[], loners: readonly GripClass[]): [GearItem, GearItem] {
	const pieces = entries.flatMap(({ gear, held, pieces: count }) =>
		Array.from({ length: Math.min(2, count) }, () => ({ item: gear.item, held }))
	);
	const first = pieces.findIndex(({ held }) => loners.includes(held));
	const item = pieces[first]?.item ?? 'heavyHand';
	const beside = pieces.find(({ held }, index) => index !== first && held !== 'shield');
	return [item, beside?.item ?? item];
}

/** What the hands hold at once (PL-WPN-20 to PL-WPN-23): one error or warning, or else remarks. */
export function checkHands(army: Army, minifig: Minifig, path: string): Violation[] {
	const entries = heldEntries(minifig.gear ?? [], isMounted(army, minifig));
	const grip = gripOf(entries);
	const hands = handsOf(minifig);
	const verdict = gripVerdict(grip, hands);
	const base = { code: 'HANDS', unit: minifig.id, path } as const;
	if (verdict === 'legal') {
		return handRemarks(minifig, grip).map(({ rule, reason }) => ({
			...base,
			rule,
			severity: 'info',
			params: { reason }
		}));
	}
	const repairs = [stowTheRest(minifig.id, entries, hands)];
	if (verdict === 'tooMany') {
		const params = { reason: verdict, needed: handsNeeded(grip), hands };
		return [{ ...base, rule: 'PL-WPN-20', severity: 'error', params, repairs }];
	}
	const warned = verdict === 'mountedPair';
	const [item, beside] = clash(entries, warned ? ['lance'] : ['heavy', 'lance']);
	const params: ViolationParams<'HANDS'> = { reason: verdict, item, beside };
	return [{ ...base, rule: 'PL-WPN-21', severity: warned ? 'warning' : 'error', params, repairs }];
}
