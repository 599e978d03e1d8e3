import type { Form, GearItem, Place, PropulsionMode, Supplement } from '$lib/rules/choices';
import type { LedgerKey } from '$lib/rules/ledger';

export { attack, gear, ranks, statistics, weapons } from './basic-terms';

export const gearExamples: Partial<Record<GearItem, string>> = {
	shortHand: 'dagger, short sword, club',
	heavyHand: 'long sword, spear, long axe',
	twoHanded: 'halberd, greatsword, lance',
	shortRanged: 'pistol, bow, wand',
	longRanged: 'rifle, bazooka, staff',
	explosive: 'grenade, dynamite, rocket',
	improvised: 'anything within reach'
};

export const places: Record<Place, string> = { hand: 'in hand', stowed: 'stowed' };

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
	healing: 'Healing',
	stealth: 'Stealth',
	perception: 'Perception',
	weaponMaster: 'Weapon master',
	structure: 'Body',
	critterArmor: 'Point of critter armor',
	critterLevel: 'Structure level of a critter',
	'propulsion.ground': 'Moves on the ground',
	'propulsion.water': 'Moves on water',
	'propulsion.underwater': 'Moves under water',
	'propulsion.air': 'Flies',
	'propulsion.special': 'Special movement, as agreed',
	'weapon.closeCombat': 'Close combat weapon',
	'weapon.ram': 'Ram',
	'weapon.gun': 'Gun or catapult',
	'weapon.launcher': 'Launcher',
	'weapon.rocket': 'Rocket, mounted',
	'weapon.heavyWeapon': 'Heavy weapon, mounted',
	payload: 'Explosive in a launcher',
	explosive: 'Explosive on board',
	plate: 'Plate armor',
	barding: 'Barding',
	'brain.full': 'Brain',
	'brain.half': 'Half-brain',
	'magic.level': 'Magic',
	'magic.areaSpell': 'Area spell',
	'magic.shield': 'Magic shield',
	'magic.summoning': 'Summoning',
	'magic.necromancy': 'Necromancy',
	heroDiscount: 'Discount for the hero’s quirk',
	'stock.explosive': 'Explosive, army stock',
	'reserve.summon': 'Unit to summon',
	'reserve.circleCast': 'Area spell of the circle',
	'reserve.circleShield': 'Magic shield of the circle',
	'reserve.unspent': 'Unspent points for spells'
};

/** The measure of a price, shown with its ledger line. */
export const measures = {
	level: (p: { level: number }) => `level ${p.level}`,
	inches: (p: { inches: number }) => `${p.inches}″`
};

export { rulebooks } from './rulebooks';

export const supplements: Record<Supplement, string> = {
	healing: 'Healing',
	magic: 'Magic',
	specialists: 'Stealth, perception, weapon masters'
};

export const forms: Record<Form, string> = {
	building: 'Building',
	vehicle: 'Vehicle',
	creature: 'Creature',
	emplacement: 'Emplacement'
};

export const modes: Record<PropulsionMode, string> = {
	ground: 'on the ground',
	water: 'on water',
	underwater: 'under water',
	air: 'in the air',
	special: 'special movement'
};

export const abilities = {
	skillBonus: 'Skill +1',
	superdexterity: 'Superdexterity',
	multitasking: 'Multitasking',
	pilot: 'Pilot'
};

export const abilityHints = {
	skillBonus: '+1 on every Skill roll',
	superdexterity: 'two more hand weapons, or one more shot or activity per turn',
	multitasking: 'one more opponent or action per turn',
	pilot: 'drives or rides and does one more thing'
};
