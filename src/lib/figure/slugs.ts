/** The slugs of a portrait besides colors. An unknown slug is drawn as the default. */

export const HEADGEARS = [
	'bald',
	'fringe',
	'parting',
	'tuft',
	'bun',
	'longHair',
	'curls',
	'mohawk',
	'elfHair',
	'horns',
	'bandana',
	'hood',
	'ninjaWrap',
	'wizardHat',
	'tricorne',
	'featherCap',
	'broadHat',
	'strawHat',
	'topHat',
	'peakedCap',
	'hardHat',
	'circlet',
	'crown',
	'openHelmet',
	'visorHelmet',
	'kettleHat',
	'hornedHelmet',
	'wingedHelmet',
	'crestHelmet',
	'fieldHelmet',
	'flightHelmet',
	'spaceHelmet'
] as const;
export type Headgear = (typeof HEADGEARS)[number];

export const FACES = [
	'smile',
	'grin',
	'smirk',
	'grim',
	'moustache',
	'beard',
	'longBeard',
	'eyepatch',
	'scar',
	'glasses',
	'lashes',
	'freckles',
	'warPaint',
	'mask',
	'fangs',
	'tusks',
	'stitches',
	'skull',
	'robot'
] as const;
export type Face = (typeof FACES)[number];

/** Devices are used on both the chest and the shield. */
export const DEVICES = [
	'chevron',
	'cross',
	'bend',
	'star',
	'lion',
	'bones',
	'sun',
	'moon',
	'brick',
	'crown',
	'wave',
	'tower',
	'tree',
	'bolt',
	'heart',
	'anchor'
] as const;
export type Device = (typeof DEVICES)[number];

const TAILORINGS = [
	'plain',
	'buttons',
	'collar',
	'stripes',
	'pocket',
	'halved',
	'coat',
	'ribs',
	'panel'
] as const;
export type Tailoring = (typeof TAILORINGS)[number];

export const MARKS = [...TAILORINGS, ...DEVICES] as const;
export type Mark = (typeof MARKS)[number];

export const CAPES = [
	'none',
	'long',
	'short',
	'tattered',
	'ermine',
	'starry',
	'wings',
	'feathers'
] as const;
export type Cape = (typeof CAPES)[number];

const WEAPON_FORMS = [
	'dagger',
	'shortSword',
	'cutlass',
	'katana',
	'energyBlade',
	'longSword',
	'axe',
	'mace',
	'hammer',
	'halberd',
	'spear',
	'greatsword',
	'pistol',
	'blaster',
	'shortBow',
	'crossbow',
	'rifle',
	'blasterRifle',
	'longBow',
	'wand',
	'staff',
	'banner',
	'wrench',
	'brick',
	'bomb',
	'dynamite'
] as const;
export type WeaponForm = (typeof WEAPON_FORMS)[number];

/** The item in the right hand. */
export const HELD = ['empty', ...WEAPON_FORMS, 'shield', 'buckler'] as const;
export type Held = (typeof HELD)[number];

export function isOneOf<T extends string>(slugs: readonly T[], slug: string): slug is T {
	return slugs.some((known) => known === slug);
}
