import { withHalf } from '../half';
import type { CreationWeapon, Figure } from '$lib/rules/choices';
import { plural } from '../plural';

type Mounting = NonNullable<CreationWeapon['mounting']>;

const mountings: Record<Mounting, string> = {
	fixed: 'on the surface',
	turret: 'in a turret',
	protruding: 'sticking out'
};

/** Cards of creations. */
export const creation = {
	size: 'Size',
	structureLevel: 'Structure level',
	body: 'Body',
	external: 'Surface',
	protruding: 'Protruding',
	movement: 'Movement',
	still: 'Does not move.',
	bought: (p: { inches: number }) => `${p.inches}″ bought`,
	alternative: (p: { inches: number }) => `${withHalf(p.inches)}″ out of its element`,
	weapons: 'Weapons',
	sum: 'Weapon sizes',
	sumOf: (p: { carried: number; limit: number }) => `${p.carried} of ${p.limit}`,
	level: (p: { level: number }) => `level ${p.level}`,
	armorOf: (p: { dice: string }) => `Armor ${p.dice}`,
	mountings,
	payload: (p: { count: number; level: number; dice: string }) =>
		`${p.count} × explosive of level ${p.level}: ${p.dice}`,
	plates: 'Plate armor',
	area: 'Covers',
	explosives: 'Explosives on board',
	sizeDamage: 'After size damage',
	markers: 'Markers',
	speed: 'Speed',
	weaponSum: 'Weapons',
	/** The medium of a speed, in one word. */
	media: {
		ground: 'ground',
		water: 'water',
		underwater: 'under water',
		air: 'air',
		special: 'special'
	},
	crew: (p: { count: number }) => `crew of ${p.count}`,
	collision: 'In collisions',
	momentum: 'Momentum, straight run',
	braced: 'Braced',
	unbraced: 'Not braced',
	steadiness: 'Stability',
	upTo: (p: { dice: number }) => `up to ${p.dice}d6`,
	/** The momentum of a charge: a die for every two inches of its straight run (PL-CHG-03). */
	run: (p: { dice: number }) => `1d6 per 2″, up to ${p.dice}d6`,
	rides: (p: { name: string }) => `Rides or crews ${p.name}`,
	riders: (p: { name: string }) => `Ridden or crewed by ${p.name}`
};

/** Additional texts on cards of mages. */
export const magic = {
	title: 'Magic',
	level: (p: { level: number }) => `Magic ${p.level}`,
	bolt: 'Bolt',
	areaSpell: (p: { level: number }) => `Area spell\u00a0${p.level}`,
	casts: (p: { count: number }) => plural('en', p.count, { one: '# cast', other: '# casts' }),
	shield: (p: { level: number }) => `Magic shield\u00a0${p.level}`,
	area: (p: { inches: number }) => `${p.inches}″ around`,
	summoning: 'Summoning',
	summons: (p: { use: number; size: number }) => `${p.use} × size, up to size ${p.size}`,
	necromancy: 'Necromancy',
	undead: (p: { use: number; count: number }) => `${p.use} × size, up to ${p.count} undead`,
	rolled: (p: { dice: string }) => `(${p.dice})″`,
	master: (p: { dice: string }) => `Skill ${p.dice}`
};

const statures: Record<Figure['stature'], string> = {
	minion: 'Minion',
	average: 'Average fighter',
	good: 'Good fighter',
	monster: 'Monster'
};
const weapons: Record<NonNullable<Figure['weapon']>, string> = {
	close: 'Close weapon',
	basic: 'Hand weapon',
	spear: 'Spear',
	halberd: 'Halberd',
	heavyTwoHanded: 'Heavy two-handed weapon',
	missile: 'Missile weapon'
};
const traits: Record<NonNullable<Figure['traits']>[number], string> = {
	athletic: 'Athletic',
	short: 'Short',
	poor: 'Poor'
};
const gear: Record<NonNullable<Figure['gear']>[number], string> = {
	buckler: 'Buckler',
	shield: 'Shield',
	heavyArmor: 'Heavy armor'
};

/** Cards of skirmish figures. */
export const figure = {
	dice: 'General dice',
	toughness: 'Toughness',
	defence: 'Defense',
	orMore: (p: { number: number }) => `${p.number}+`,
	reach: 'Reach',
	shot: 'Shot',
	pace: 'Pace',
	bonus: 'Bonus dice',
	bonuses: { defence: 'for defense', movement: 'for movement', attack: 'for attack' },
	noBonus: 'No bonus dice.',
	statures,
	weapons,
	traits,
	gear,
	mounted: 'Mounted',
	storyProtection: 'Protected by the story',
	each: 'Each',
	total: 'Dice'
};
