import type { GearItem, Place, Rank } from '$lib/rules/choices';
import type { Statistic } from '$lib/rules/effect';
import type { LedgerKey } from '$lib/rules/ledger';

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
	handWeapon: 'QuickWars hand weapon',
	rangedWeapon: 'QuickWars ranged weapon',
	protection: 'QuickWars protection',
	brick: 'QuickWars brick',
	bareHands: 'Bare hands'
};

export const gearExamples: Partial<Record<GearItem, string>> = {
	shortHand: 'dagger, short sword, club',
	heavyHand: 'long sword, spear, long axe',
	twoHanded: 'halberd, greatsword, lance',
	shortRanged: 'pistol, bow, wand',
	longRanged: 'rifle, bazooka, staff',
	explosive: 'grenade, dynamite, rocket',
	improvised: 'whatever lies about'
};

export const places: Record<Place, string> = { hand: 'in hand', stowed: 'stowed' };

export const statistics: Record<Statistic, string> = {
	skill: 'Skill',
	move: 'Move',
	armor: 'Armor',
	quirk: 'Quirk',
	actions: 'Actions',
	handWeapons: 'Hand weapons in a turn'
};

export const attack = {
	use: 'Use',
	range: 'Range',
	damage: 'Damage',
	touch: 'touch',
	parries: (p: { dice: string }) => `parries ${p.dice}`,
	push: 'push only',
	thrown: (p: { dice: string }) => `thrown (${p.dice})″`,
	touchOrThrown: (p: { dice: string }) => `touch, thrown (${p.dice})″`
};

export const ledger: Record<LedgerKey, string> = {
	'rank.mercenary': 'Mercenary',
	'rank.officer': 'Officer',
	'rank.hero': 'Hero',
	'gear.shortHand': 'Short hand weapon',
	'gear.heavyHand': 'Heavy hand weapon',
	'gear.twoHanded': 'Two-handed weapon',
	'gear.shortRanged': 'Short ranged weapon',
	'gear.longRanged': 'Long ranged weapon',
	'gear.explosive': 'Explosive, carried',
	'gear.shield': 'Shield',
	'gear.bodyArmor': 'Body armor',
	'gear.improvised': 'Improvised weapon',
	skillBonus: 'Skill +1',
	superdexterity: 'Superdexterity',
	multitasking: 'Multitasking',
	pilot: 'Pilot',
	heroDiscount: 'Discount for the hero’s quirk',
	'stock.explosive': 'Explosive, army stock'
};

export const abilities = {
	skillBonus: 'Skill +1',
	superdexterity: 'Superdexterity',
	multitasking: 'Multitasking',
	pilot: 'Pilot'
};

export const abilityHints = {
	skillBonus: 'one more on every Skill roll',
	superdexterity: 'two more hand weapons, one more shot or activity in a turn',
	multitasking: 'one more opponent or action in a turn',
	pilot: 'drives or rides and does one thing more'
};
