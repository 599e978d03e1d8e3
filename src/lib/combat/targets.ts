import { RANK_IDS } from '$lib/rules/items/kinds';
import { LOWEST_RANK } from '$lib/rules/items/ranks';

/** Usual targets: a minifig with or without body armor, or a body of a structure level. */
export const TARGETS = [
	...RANK_IDS,
	'armored',
	'level0',
	'level1',
	'level2',
	'level3',
	'level4',
	'level5'
] as const;
export type TargetId = (typeof TARGETS)[number];
/** The target that is asked about at first. */
export const FIRST_TARGET: TargetId = LOWEST_RANK;
