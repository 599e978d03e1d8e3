import type { Statistic } from '$lib/rules/assessment/effect';
import type { GearItem, Rank, WeaponType } from '$lib/rules/choices';

export const ranks: Record<Rank, string> = {
	mercenary: 'Mercenary',
	officer: 'Officer',
	hero: 'Hero'
};

export const gear: Record<GearItem | 'bareHands', string> = {
	shortHand: 'Short hand weapon',
	heavyHand: 'Heavy hand weapon',
	twoHanded: 'Two-handed weapon',
	shortRanged: 'Short ranged weapon',
	longRanged: 'Long ranged weapon',
	explosive: 'Explosive',
	shield: 'Shield',
	bodyArmor: 'Body armor',
	improvised: 'Improvised weapon (brick)',
	handWeapon: 'Hand weapon',
	rangedWeapon: 'Ranged weapon',
	protection: 'Protection',
	brick: 'Brick',
	bareHands: 'Bare hands'
};

export const statistics: Record<Statistic, string> = {
	skill: 'Skill',
	move: 'Move',
	armor: 'Armor',
	quirk: 'Quirk',
	actions: 'Actions',
	handWeapons: 'Hand weapons per turn',
	weaponSum: 'Weapon sizes',
	dice: 'General dice',
	toughness: 'Toughness',
	defence: 'Defense',
	reach: 'Reach',
	pace: 'Pace',
	freeDefence: 'Bonus dice for defense',
	freeMovement: 'Bonus dice for movement',
	freeAttack: 'Bonus dice for attack'
};

export const attack = {
	use: 'Use',
	range: 'Range',
	damage: 'Damage',
	touch: 'touch',
	parries: (p: { dice: string }) => `parries ${p.dice}`,
	push: 'push only',
	none: 'no attack',
	thrown: (p: { dice: string }) => `thrown (${p.dice})″`,
	touchOrThrown: (p: { dice: string }) => `touch, thrown (${p.dice})″`
};

export const weapons: Record<WeaponType, string> = {
	closeCombat: 'Close combat weapon',
	ram: 'Ram',
	gun: 'Gun or catapult',
	launcher: 'Launcher',
	rocket: 'Rocket',
	heavyWeapon: 'Heavy weapon'
};
