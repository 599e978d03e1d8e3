import type { TargetId } from '$lib/combat/targets';
import { ranks } from './basic-terms';

/** Usual targets; `average` is the one of the skirmish. */
export const targets: Record<TargetId | 'average', string> = {
	mercenary: ranks.mercenary,
	officer: ranks.officer,
	hero: ranks.hero,
	armored: 'Mercenary in body armor',
	level0: 'Structure level 0',
	level1: 'Structure level 1',
	level2: 'Structure level 2',
	level3: 'Structure level 3',
	level4: 'Structure level 4',
	level5: 'Structure level 5',
	average: 'Average fighter'
};
