/** How an item behaves in the hands matrix (PL-WPN-21). */
export type GripClass = 'short' | 'heavy' | 'lance' | 'pistol' | 'shield' | 'bothHands';

/** What a figure is drawn with; `figure/arms` has the forms of each. */
export const GEAR_LOOKS = [
	'oneHanded',
	'heavy',
	'polearm',
	'pistol',
	'rifle',
	'anyGun',
	'bomb',
	'improvised',
	'brick',
	'cover'
] as const;
export type GearLook = (typeof GEAR_LOOKS)[number];

/** How an item behaves, in every rulebook that has it. Prices and statistics are in the rulebook's tables. */
export interface GearKind {
	/** Held in a hand or stowed, worn, or carried on the belt. */
	readonly carried: 'hand' | 'worn' | 'belt';
	readonly grip?: GripClass;
	/** The grip of a rider, if it is another one (PL-WPN-18). */
	readonly mountedGrip?: GripClass;
	/** Needs no hand where each item takes one (PL-QW-06). */
	readonly handsFree?: true;
	/** What it is in every rulebook: an army that changes its rulebook takes an item of the same kin. */
	readonly kin?: 'weapon' | 'gun' | 'armor';
	/** A weapon to strike with. */
	readonly melee?: true;
	readonly shoots?: true;
	/** A second suit of the same has no effect. */
	readonly armors?: true;
	/** Parries as a shield does. */
	readonly shield?: true;
	/** Explodes and is used up (PL-WPN-13). */
	readonly explodes?: true;
	/** Its owner has no other weapon (PL-WPN-22). */
	readonly exclusive?: true;
	readonly takesBayonet?: true;
	/** What the player may mark it as. */
	readonly mark?: 'bow' | 'bayonet';
	/** The least that carries the momentum of a charge: a pointed weapon, or any large one. */
	readonly charge?: 'pointed' | 'large';
	readonly era?: 'medieval' | 'modern';
	readonly icon: string;
	/** Absent for what is worn, which is part of the body's drawing. */
	readonly look?: GearLook;
	/** The bow that it is drawn as. */
	readonly bow?: 'shortBow' | 'longBow';
	/** How spending the rest adds it: to a unit without one, one by one, or stowed for a unit without a blade. */
	readonly upgrade?: 'missing' | 'more' | 'sidearm';
}

/** The items of PL-2005 and LUGPolWars, in the order of the book. */
export const CORE_GEAR = {
	shortHand: {
		carried: 'hand',
		kin: 'weapon',
		grip: 'short',
		melee: true,
		mark: 'bayonet',
		icon: 'shortHand',
		look: 'oneHanded',
		upgrade: 'sidearm'
	},
	heavyHand: {
		carried: 'hand',
		kin: 'weapon',
		grip: 'heavy',
		melee: true,
		charge: 'large',
		icon: 'heavyHand',
		look: 'heavy'
	},
	twoHanded: {
		carried: 'hand',
		kin: 'weapon',
		grip: 'bothHands',
		mountedGrip: 'lance',
		melee: true,
		charge: 'pointed',
		era: 'medieval',
		icon: 'twoHanded',
		look: 'polearm'
	},
	shortRanged: {
		carried: 'hand',
		kin: 'gun',
		grip: 'pistol',
		shoots: true,
		mark: 'bow',
		era: 'modern',
		icon: 'shortRanged',
		look: 'pistol',
		bow: 'shortBow'
	},
	longRanged: {
		carried: 'hand',
		kin: 'gun',
		grip: 'bothHands',
		shoots: true,
		exclusive: true,
		takesBayonet: true,
		era: 'modern',
		icon: 'longRanged',
		look: 'rifle',
		bow: 'longBow'
	},
	explosive: { carried: 'belt', explodes: true, icon: 'explosive', look: 'bomb', upgrade: 'more' },
	shield: {
		carried: 'hand',
		kin: 'armor',
		grip: 'shield',
		shield: true,
		era: 'medieval',
		icon: 'shield',
		look: 'cover',
		upgrade: 'missing'
	},
	bodyArmor: {
		carried: 'worn',
		kin: 'armor',
		armors: true,
		icon: 'bodyArmor',
		upgrade: 'missing'
	},
	improvised: { carried: 'hand', grip: 'short', icon: 'improvised', look: 'improvised' }
} as const satisfies Record<string, GearKind>;

/** The items of QuickWars: classes of weapons, with the icon of the most similar item. */
export const QUICK_GEAR = {
	handWeapon: { carried: 'hand', kin: 'weapon', icon: 'shortHand', look: 'oneHanded' },
	rangedWeapon: {
		carried: 'hand',
		kin: 'gun',
		shoots: true,
		icon: 'shortRanged',
		look: 'anyGun',
		bow: 'longBow'
	},
	protection: {
		carried: 'hand',
		kin: 'armor',
		handsFree: true,
		armors: true,
		icon: 'shield',
		look: 'cover'
	},
	brick: { carried: 'hand', icon: 'improvised', look: 'brick' }
} as const satisfies Record<string, GearKind>;

/** What a minifig may hold in close combat, as the odds offer it. */
export const HELD_IN_MELEE = [
	'shield',
	'shortHand',
	'heavyHand',
	'twoHanded',
	'improvised'
] as const satisfies (keyof typeof CORE_GEAR)[];

export const GEAR = { ...CORE_GEAR, ...QUICK_GEAR };

/** What an army has in stock for everybody (PL-WPN-13). */
export const STOCK_ITEM = 'explosive';
/** What a figure strikes with if nothing else is said. */
export const FIRST_WEAPON = 'shortHand';
