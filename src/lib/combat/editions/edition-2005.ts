import type { Edition } from '../edition';
import type { ModifierRule } from '../modifiers';
import { isAiming, isStill, visibleOf, type Situation } from '../situation';
import { quirk } from './quirk';
import { usualFlags } from './usual-flags';

/** Inches of Size for each point, and the most points (PL-CMB-03, A05-20). */
const LARGE = { each: 2, most: 5 };
/** Inches of speed for each point (PL-CMB-04, A05-12). */
const FAST = 6;

const modifiers: readonly ModifierRule[] = [
	{
		id: 'large',
		rule: 'PL-CMB-03',
		to: 'skill',
		value: ({ size = 1 }) => Math.min(LARGE.most, Math.max(0, Math.floor((size - 1) / LARGE.each)))
	},
	{
		id: 'partlyHidden',
		rule: 'PL-CMB-03',
		to: 'skill',
		value: (situation) => (visibleOf(situation) === 2 ? -1 : 0)
	},
	{
		id: 'mostlyHidden',
		rule: 'PL-CMB-03',
		to: 'skill',
		value: (situation) => (visibleOf(situation) === 1 ? -2 : 0)
	},
	{
		id: 'stealth',
		rule: 'PL-SKL-01',
		to: 'skill',
		value: ({ stealth }) => (stealth === 'still' ? -2 : stealth === 'moving' ? -1 : 0)
	},
	{
		id: 'still',
		rule: 'PL-CMB-04',
		to: 'skill',
		value: (situation) => (isStill(situation) ? 1 : 0)
	},
	{
		id: 'aiming',
		rule: 'PL-CMB-04',
		to: 'skill',
		value: (situation) => (isAiming(situation) ? 1 : 0)
	},
	{
		id: 'fast',
		rule: 'PL-CMB-04',
		to: 'skill',
		value: ({ speed = 0, charging }) => (charging ? 0 : -Math.floor(speed / FAST))
	},
	{ id: 'blind', rule: 'PL-CMB-09', to: 'skill', value: ({ blind }) => (blind ? -5 : 0) },
	{
		id: 'outnumbered',
		rule: 'PL-CMB-06',
		to: 'skill',
		// Only those who strike back are hampered.
		value: ({ countering, opponents = 1 }) => (countering ? -Math.max(0, opponents - 1) : 0)
	},
	...quirk,
	{ id: 'height', rule: 'PL-CMB-08', to: 'range', value: ({ height = 0 }) => Math.max(0, height) }
];

/** BrikWars PL-2005 (E05-CMB). Its weapons are those of the army's rulebook. */
export const edition2005: Edition = {
	id: '2005',
	explosion: 'sameDie',
	flags: usualFlags,
	bennyFaces: undefined,
	outOfRange: 'impossible',
	outOfRangeRule: 'PL-CMB-02',
	somethingBad: false,
	structures: true,
	bothHands: false,
	asks: [
		...[
			'distance',
			'height',
			'size',
			'speed',
			'opponents',
			'friends',
			'heroes',
			'visible',
			'stealth'
		],
		...['still', 'aiming', 'charging', 'blind', 'close', 'countering']
	] as (keyof Situation)[],
	attacks: (hands) => hands,
	riderSize: 2,
	sizeDamage: true,
	hitsByItself: false,
	// Two hands for one weapon.
	shots: (hands) => Math.max(1, hands >> 1),
	modifiers,
	straysOntoThird: true,
	squads: true,
	bricks: 'armor',
	feat: 'PL-HER-07',
	crash: undefined,
	sacrifice: 'PL-HER-06',
	armory: undefined
};
