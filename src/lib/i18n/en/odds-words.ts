import type { Share } from '$lib/combat/share';
import { plural } from '../plural';
import type { TargetId } from '$lib/combat/targets';
import { ranks } from './basic-terms';

const ends: Record<Exclude<Share['kind'], 'times'>, string> = {
	never: 'never',
	always: 'always',
	hardlyEver: 'hardly ever',
	nearlyAlways: 'nearly always'
};

/** A chance in plain words. */
export const share = (p: Share) =>
	p.kind === 'times'
		? `${plural('en', p.times, { one: '# time', other: '# times' })} in ${p.of}`
		: ends[p.kind];

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
