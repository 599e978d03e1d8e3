import type { Dice } from '$lib/dice/notation';
import type { GearItem } from '$lib/rules/choices';
import type { EditionId } from '../edition';
import { EDITIONS } from '../editions';
import { presetFighter } from '../presets';
import { inMelee, type HeldItem } from './in-melee';

/** What a minifig may hold in close combat. */
export const HELD_ITEMS = [
	'shield',
	'shortHand',
	'heavyHand',
	'twoHanded',
	'improvised'
] as const satisfies GearItem[];
export type HeldId = (typeof HELD_ITEMS)[number];

/** An item as a minifig of this Skill holds it under these rules; undefined if they do not know it. */
export function usualHeld(rules: EditionId, item: HeldId, skill: Dice): HeldItem | undefined {
	const profile = presetFighter(rules, 'mercenary', item)?.profile;
	if (profile?.kind !== 'minifig') return undefined;
	return inMelee(EDITIONS[rules], { ...profile, skill })?.held.find((held) => held.item === item);
}
