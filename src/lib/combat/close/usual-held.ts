import type { Dice } from '$lib/dice/notation';
import type { HELD_IN_MELEE } from '$lib/rules/items/gear';
import { LOWEST_RANK } from '$lib/rules/items/ranks';
import type { EditionId } from '../edition';
import { EDITIONS } from '../editions';
import { presetFighter } from '../presets';
import { inMelee, type HeldItem } from './in-melee';

export type HeldId = (typeof HELD_IN_MELEE)[number];

/** An item as a minifig of this Skill holds it under these rules; undefined if they do not know it. */
export function usualHeld(rules: EditionId, item: HeldId, skill: Dice): HeldItem | undefined {
	const profile = presetFighter(rules, LOWEST_RANK, item)?.profile;
	if (profile?.kind !== 'minifig') return undefined;
	return inMelee(EDITIONS[rules], { ...profile, skill })?.held.find((held) => held.item === item);
}
