import type { Edition } from '../edition';
import { inExplosions, sharedModifiers } from './later-modifiers';
import { laterWeapons } from './later-weapons';
import { quirk } from './quirk';
import { usualFlags } from './usual-flags';

/** The lowest face that is Over the Top (DICE-4). */
const OVER_THE_TOP = 6;

const shared = sharedModifiers({
	large: 'E20-MOD-01',
	partlyHidden: 'E20-MOD-03',
	mostlyHidden: 'E20-MOD-04',
	outnumbered: 'E20-MOD-06',
	blind: 'E20-MOD-09',
	height: 'E20-MOD-07'
});

/** BrikWars 2020 (E20): a face of 6 or more of an action die earns a Benny. */
export const edition2020: Edition = {
	id: '2020',
	explosion: 'bonusD6',
	flags: usualFlags,
	bennyFaces: (sides) =>
		Array.from({ length: sides }, (_, i) => i + 1).filter((face) => face >= OVER_THE_TOP),
	outOfRange: 'eachRoll',
	outOfRangeRule: 'E20-MOD-08',
	somethingBad: true,
	structures: false,
	bothHands: true,
	asks: ['distance', 'height', 'size', 'opponents', 'friends', 'heroes', 'visible', 'blind'],
	attacks: (hands) => hands,
	riderSize: 1,
	sizeDamage: true,
	hitsByItself: false,
	shots: (hands) => hands,
	modifiers: [...shared, ...inExplosions(shared), ...quirk],
	straysOntoThird: false,
	squads: false,
	bricks: 'armor',
	feat: undefined,
	crash: undefined,
	sacrifice: undefined,
	armory: laterWeapons
};
