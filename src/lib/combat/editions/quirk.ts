import type { ModifierRule } from '../modifiers';

/** The most that other heroes take off (PL-HER-02). */
const MOST = 5;

const value: ModifierRule['value'] = ({ heroes = 0 }) => -Math.min(MOST, heroes);

/** What other heroes of the army take off a hero's attack: once off each roll (PL-HER-02). */
export const quirk: readonly ModifierRule[] = (['skill', 'damage'] as const).map((to) => ({
	id: 'quirk',
	rule: 'PL-HER-02',
	to,
	value
}));
