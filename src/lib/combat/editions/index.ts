import type { Edition, EditionId, Flags } from '../edition';

const flags: Flags = {
	explode: true,
	fumbleSkill: true,
	fumbleDamage: true,
	fumbleArmor: false,
	fumbleOpposed: false,
	bennyToDamage: true,
	bonusDiceWhole: false
};

/** BrikWars PL-2005 (E05-CMB). */
const edition2005: Edition = {
	id: '2005',
	explosion: 'sameDie',
	flags,
	bennyFaces: undefined,
	outOfRange: 'impossible',
	somethingBad: false,
	hitsByItself: false
};

/** BrikWars 2010 (E10): a maximum Skill face is an Overskill, spent as one more die. */
const edition2010: Edition = {
	id: '2010',
	explosion: 'bonusD6',
	flags,
	bennyFaces: (sides) => [sides],
	outOfRange: 'everyDie',
	somethingBad: false,
	hitsByItself: false
};

/** BrikWars 2020 (E20): a face of 6 or more of an action die is Over the Top. */
const edition2020: Edition = {
	id: '2020',
	explosion: 'bonusD6',
	flags,
	bennyFaces: (sides) => Array.from({ length: Math.max(0, sides - 5) }, (_, i) => i + 6),
	outOfRange: 'eachRoll',
	somethingBad: true,
	hitsByItself: false
};

/** QuickWars: no roll to hit, Damage against a rolled defense. */
const quickwars: Edition = { ...edition2005, id: 'quickwars', hitsByItself: true };

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
	'2005': edition2005,
	'2010': edition2010,
	'2020': edition2020,
	quickwars
};
