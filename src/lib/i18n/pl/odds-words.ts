import type { Share } from '$lib/combat/share';
import { plural } from '../plural';
import type { TargetId } from '$lib/combat/targets';
import { ranks } from './basic-terms';

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

/** Usual targets; `average` is the one of the skirmish. */
export const targets: Record<TargetId | 'average', string> = {
	mercenary: ranks.mercenary,
	officer: ranks.officer,
	hero: ranks.hero,
	armored: 'Najemnik w zbroi',
	level0: 'Struktura poziomu 0',
	level1: 'Struktura poziomu 1',
	level2: 'Struktura poziomu 2',
	level3: 'Struktura poziomu 3',
	level4: 'Struktura poziomu 4',
	level5: 'Struktura poziomu 5',
	average: 'Przeciętny wojownik'
};
