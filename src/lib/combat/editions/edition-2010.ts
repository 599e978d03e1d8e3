import type { Edition } from '../edition';
import type { ModifierRule } from '../modifiers';
import { isAiming, isStill, visibleOf, type Situation } from '../situation';
import { sharedModifiers } from './later-modifiers';
import { laterWeapons } from './later-weapons';
import { quirk } from './quirk';
import { usualFlags } from './usual-flags';

const own: readonly ModifierRule[] = [
	{
		// The first covered section does not count: −1 with three or two sections, −2 with one.
		id: 'short',
		rule: 'E10-MOD-05',
		to: 'skill',
		value: (situation) => (situation.short && visibleOf(situation) > 1 ? -1 : 0)
	},
	{
		id: 'still',
		rule: 'E10-MOD-06',
		to: 'skill',
		value: (situation) => (isStill(situation) ? 1 : 0)
	},
	{
		id: 'aiming',
		rule: 'E10-MOD-07',
		to: 'skill',
		value: (situation) => (isAiming(situation) ? 1 : 0)
	}
];

/** BrikWars 2010 (E10): a maximum Skill face is an Overskill, spent as one more die. */
export const edition2010: Edition = {
	id: '2010',
	explosion: 'bonusD6',
	flags: usualFlags,
	bennyFaces: (sides) => [sides],
	outOfRange: 'everyDie',
	outOfRangeRule: 'E10-MOD-11',
	somethingBad: false,
	structures: false,
	bothHands: true,
	asks: [
		...['distance', 'height', 'size', 'opponents', 'friends', 'heroes', 'visible'],
		...['still', 'aiming', 'blind', 'close', 'short']
	] as (keyof Situation)[],
	attacks: (hands) => hands,
	riderSize: 1,
	sizeDamage: true,
	hitsByItself: false,
	shots: (hands) => hands,
	modifiers: [
		...sharedModifiers({
			large: 'E10-MOD-01',
			partlyHidden: 'E10-MOD-03',
			mostlyHidden: 'E10-MOD-04',
			outnumbered: 'E10-MOD-09',
			blind: 'E10-MOD-12',
			height: 'E10-MOD-10'
		}),
		...own,
		...quirk
	],
	straysOntoThird: false,
	squads: false,
	bricks: 'armor',
	feat: undefined,
	crash: undefined,
	sacrifice: undefined,
	armory: laterWeapons
};
