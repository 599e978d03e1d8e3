import type { Share } from '$lib/combat/share';
import { plural } from '../plural';

const ends: Record<Exclude<Share['kind'], 'times'>, string> = {
	never: 'nigdy',
	always: 'zawsze',
	hardlyEver: 'prawie nigdy',
	nearlyAlways: 'prawie zawsze'
};

/** A chance in plain words. */
export const share = (p: Share) =>
	p.kind === 'times'
		? `${plural('pl', p.times, { one: '# raz', few: '# razy', many: '# razy', other: '# raza' })} na ${p.of}`
		: ends[p.kind];
