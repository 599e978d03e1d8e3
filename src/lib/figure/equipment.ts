import type { Gear, GearItem, Minifig } from '$lib/rules/choices';
import type { Side } from './body';
import type { WeaponForm } from './weapons';

export interface Carried {
	readonly form: WeaponForm | 'shield';
	readonly bayonet: boolean;
}

/** What a figure shows of its gear: at most one thing in each hand, two on its back. */
export interface Equipment {
	readonly held: Readonly<Partial<Record<Side, Carried>>>;
	readonly stowed: readonly Carried[];
	readonly armoured: boolean;
	readonly bomb: boolean;
}

const MOST_SHOWN = 2;

const FORMS: Record<Exclude<GearItem, 'bodyArmor'>, Carried['form']> = {
	shortHand: 'shortSword',
	handWeapon: 'shortSword',
	heavyHand: 'axe',
	twoHanded: 'halberd',
	shortRanged: 'pistol',
	longRanged: 'rifle',
	rangedWeapon: 'rifle',
	explosive: 'bomb',
	improvised: 'brick',
	brick: 'brick',
	shield: 'shield',
	protection: 'shield'
};

/** Sorts a minifig's gear into hands, back, body and belt. */
export function equipmentOf({ gear = [] }: Minifig): Equipment {
	return {
		held: inHands(gear.filter(isHeld).flatMap(carriedPieces)),
		stowed: gear
			.filter((entry) => entry.place === 'stowed' && entry.item !== 'explosive')
			.flatMap(carriedPieces)
			.slice(0, MOST_SHOWN),
		armoured: gear.some((entry) => entry.item === 'bodyArmor' && entry.place !== 'stowed'),
		bomb: gear.some((entry) => entry.item === 'explosive' && entry.place !== 'hand')
	};
}

function isHeld({ item, place }: Gear): boolean {
	return item === 'explosive' ? place === 'hand' : place !== 'stowed';
}

function carriedPieces({ item, count = 1, bow = false, bayonet = false }: Gear): Carried[] {
	if (item === 'bodyArmor') return [];
	const form = bow ? bowFor(item) : FORMS[item];
	const pieces = Math.min(Math.max(count, 0), MOST_SHOWN);
	return Array.from({ length: pieces }, () => ({ form, bayonet }));
}

function bowFor(item: Exclude<GearItem, 'bodyArmor'>): Carried['form'] {
	if (item === 'shortRanged') return 'shortBow';
	return item === 'longRanged' || item === 'rangedWeapon' ? 'longBow' : FORMS[item];
}

function inHands(carried: readonly Carried[]): Equipment['held'] {
	const shields = carried.filter(({ form }) => form === 'shield');
	const weapons = carried.filter(({ form }) => form !== 'shield');
	const [first, second] = shields.length > 0 ? [weapons[0] ?? shields[1], shields[0]] : weapons;
	return { ...(first && { right: first }), ...(second && { left: second }) };
}
