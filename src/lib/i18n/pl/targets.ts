import type { TargetId } from '$lib/combat/targets';
import { ranks } from './basic-terms';

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
