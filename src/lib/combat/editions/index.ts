import type { Edition, EditionId } from '../edition';
import { edition2005 } from './edition-2005';
import { edition2010 } from './edition-2010';
import { edition2020 } from './edition-2020';

/** QuickWars: no roll to hit, no modifiers, Damage against a rolled defense. */
const quickwars: Edition = {
	...edition2005,
	id: 'quickwars',
	hitsByItself: true,
	sizeDamage: false,
	shots: (hands) => hands,
	modifiers: [],
	asks: [],
	structures: false,
	squads: false,
	bricks: 'studs',
	feat: 'PL-QW-04',
	crash: 'PL-QW-13',
	sacrifice: undefined,
	outOfRangeRule: 'PL-QW-05'
};

/** LUGPolWars, as its price list lets us read it: like QuickWars, with one attack for each action (PL-LPW-09). */
const lugpolwars: Edition = {
	...quickwars,
	id: 'lugpolwars',
	attacks: () => 1,
	shots: () => 1,
	feat: undefined,
	outOfRangeRule: 'PL-LPW-09'
};

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
	'2005': edition2005,
	'2010': edition2010,
	'2020': edition2020,
	quickwars,
	lugpolwars
};
