import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { EDITIONS } from '../editions';
import { counting } from './counting';
import type { Fighting } from './fighting';
import { rolling } from './rolling';

/** How units fight each other, by the rules of combat. */
export const FIGHTING: Readonly<Record<CombatRules, Fighting>> = {
	'2005': rolling(EDITIONS['2005']),
	'2010': rolling(EDITIONS['2010']),
	'2020': rolling(EDITIONS['2020']),
	quickwars: rolling(EDITIONS.quickwars),
	lugpolwars: rolling(EDITIONS.lugpolwars),
	skirmish: counting
};
