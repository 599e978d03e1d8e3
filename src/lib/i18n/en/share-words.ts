import type { Share } from '$lib/combat/share';
import { plural } from '../plural';

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
