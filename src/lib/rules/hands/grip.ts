import type { Gear } from '../choices';
import type { GripClass } from '../items/gear';
import { kindOf } from '../items/kinds';

const BOTH = 2;

/** The number of held items of each class. */
export type Grip = Readonly<Record<GripClass, number>>;

export const EMPTY_GRIP: Grip = {
	short: 0,
	heavy: 0,
	lance: 0,
	pistol: 0,
	shield: 0,
	bothHands: 0
};

/** The class of an item in hand; riders need one hand for a two-handed weapon (PL-WPN-18). */
export function gripClass({ item }: Gear, mounted: boolean): GripClass | undefined {
	const { grip, mountedGrip = grip } = kindOf(item);
	return mounted ? mountedGrip : grip;
}

export function withItem(grip: Grip, held: GripClass, pieces: number): Grip {
	return { ...grip, [held]: grip[held] + pieces };
}

/** The number of hands a grip needs, regardless of forbidden pairs. */
export function handsNeeded(grip: Grip): number {
	const both = grip.bothHands * BOTH;
	return both + grip.short + grip.heavy + grip.lance + grip.pistol + grip.shield;
}

type GripVerdict = 'legal' | 'mountedPair' | 'pair' | 'tooMany';

/**
 * Whether `hands` can hold a grip (PL-WPN-20, PL-WPN-21, PL-WPN-23).
 *
 * Hands work in pairs; the last of an odd number has no partner. Beside a heavy weapon or a rider's two-handed
 * weapon, only a shield or an empty hand is allowed; all other one-handed items can be combined. So each such
 * weapon needs a shield, an empty hand or the single hand as partner. A rider's two-handed weapon beside a
 * short one is a gap in the rules: a warning (X-30 iv).
 */
export function gripVerdict(grip: Grip, hands: number): GripVerdict {
	const needed = handsNeeded(grip);
	if (needed > hands) return 'tooMany';
	const restricted = Math.max(0, grip.heavy + grip.lance - (hands % 2));
	const partners = grip.shield + (hands - needed);
	const unpartnered = restricted - partners;
	if (unpartnered <= 0) return 'legal';
	return unpartnered <= Math.min(grip.lance, grip.short) ? 'mountedPair' : 'pair';
}
