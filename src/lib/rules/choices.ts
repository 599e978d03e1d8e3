import type { CORE_GEAR, QUICK_GEAR } from './items/gear';
import type { RANKS } from './items/ranks';
import type { CarriedPack } from './packs/pack';
import type { WEAPONS } from './items/weapons';

/**
 * The player's choices as the army file stores them: ids and numbers, never prices or statistics. Absent fields
 * have their defaults: numbers 0, count 1, hands 2, switches false, lists empty.
 */

/**
 * The rulebooks of the army file, in the order of the menus. `measured`: a creation must have a size, and its
 * propulsion a speed.
 */
export const RULEBOOK_FORMATS = {
	core2005: { measured: true },
	lugpolwars: { measured: true },
	quickwars: { measured: false },
	skirmish: { measured: true }
} as const;

export type RulebookId = keyof typeof RULEBOOK_FORMATS;
export const RULEBOOK_IDS = Object.keys(RULEBOOK_FORMATS) as [RulebookId, ...RulebookId[]];
export type Supplement = 'healing' | 'magic' | 'specialists';

export type CoreGearItem = keyof typeof CORE_GEAR;
export type QuickGearItem = keyof typeof QUICK_GEAR;
/** The id of a row of a pack: the pack's prefix, a dot and a name. */
export type RowId = `${string}.${string}`;

export type PrintedGear = CoreGearItem | QuickGearItem;
export type GearItem = PrintedGear | RowId;
export type Place = 'hand' | 'stowed';

/** One entry of a gear list: `count` pieces of an item (default 1) in one place. */
export interface Gear {
	/** What it is, by its id in the tables. */
	item: GearItem;
	/** The player's name for it. */
	name?: string | undefined;
	/** Number of pieces; 1 if absent. */
	count?: number | undefined;
	/** In a hand, or stowed away; in a hand if absent. */
	place?: Place | undefined;
	/** A ranged weapon that is a bow. */
	bow?: boolean | undefined;
	/** A ranged weapon with a bayonet. */
	bayonet?: boolean | undefined;
}

export type PrintedRank = keyof typeof RANKS;
export type Rank = PrintedRank | RowId;
export type PrintedWeapon = keyof typeof WEAPONS;
export type WeaponType = PrintedWeapon | RowId;

export interface Mastery {
	/** The item or kind of weapon that the unit has mastered. */
	item: GearItem | WeaponType;
	/** The one weapon of this kind that it means. */
	name?: string | undefined;
}

export interface Abilities {
	/** Drives vehicles and fires their weapons. */
	pilot?: boolean | undefined;
	/** Heals. */
	healing?: boolean | undefined;
	/** Stealth (PL-SKL-01). */
	stealth?: boolean | undefined;
	/** Perception. */
	perception?: boolean | undefined;
	/** Weapons that the unit has mastered. */
	weaponMaster?: (Mastery | GearItem | WeaponType)[] | undefined;
}

interface AreaSpell {
	/** Level of the spell. */
	level: number;
	/** Number of spells; 1 if absent. */
	count?: number | undefined;
}

export interface Magic {
	/** Level of magic. */
	level?: number | undefined;
	/** Spells that hit an area. */
	areaSpells?: AreaSpell[] | undefined;
	/** Level of the magic shield. */
	shield?: number | undefined;
	/** Summons units of the reserve. */
	summoning?: boolean | undefined;
	/** Raises the dead. */
	necromancy?: boolean | undefined;
}

/** The choices of a drawn figure, by slug; a creation's skin is its silhouette. */
export interface PortraitFigure {
	/** Color of the skin; the silhouette of a creation. */
	skin?: string | undefined;
	/** Torso. */
	torso?: string | undefined;
	/** Legs. */
	legs?: string | undefined;
	/** Hair, hat or helmet. */
	headgear?: string | undefined;
	/** Face. */
	face?: string | undefined;
	/** Mark on the torso. */
	mark?: string | undefined;
	/** Cape. */
	cape?: string | undefined;
	/** What is in the hands. */
	held?: string | undefined;
}
export type PortraitField = keyof PortraitFigure;

export type Portrait =
	| {
			/** Choices of a drawn figure. */
			figure: PortraitFigure;
	  }
	| {
			/** Digest of a photo in the army's `photos`. */
			photo: string;
	  };

/** Fields of every unit: an id unique in the army, a name, and the number of identical copies. */
interface Entry {
	/** Unique in the army. */
	id: string;
	/** The unit's name. */
	name: string;
	/** Number of identical copies; 1 if absent. */
	count?: number | undefined;
	/** The player's notes. */
	notes?: string | undefined;
	/** The unit's picture: a drawn figure, or a photo. */
	portrait?: Portrait | undefined;
}

export interface Minifig extends Entry {
	/** A minifig. */
	kind: 'minifig';
	/** Rank. */
	rank: Rank;
	/** Number of hands; 2 if absent. */
	hands?: number | undefined;
	/** Weapons and gear. */
	gear?: Gear[] | undefined;
	/** Bought bonus to Skill. */
	skillBonus?: number | undefined;
	/** Bought points of superdexterity. */
	superdexterity?: number | undefined;
	/** Bought points of multitasking. */
	multitasking?: number | undefined;
	/** Bought abilities. */
	abilities?: Abilities | undefined;
	/** Magic. */
	magic?: Magic | undefined;
	/** The cliché of a hero. */
	cliche?: string | undefined;
	/** Id of the creation that it rides or drives. */
	mount?: string | undefined;
}

export type Form = 'building' | 'vehicle' | 'creature' | 'emplacement';
export type PropulsionMode = 'ground' | 'water' | 'underwater' | 'air' | 'special';

export interface Propulsion {
	/** Where it moves. */
	mode: PropulsionMode;
	/** Inches a turn. */
	speed?: number | undefined;
	/** Number of modules. */
	modules?: number | undefined;
	/** CP that the players agreed on for special propulsion. */
	agreedCost?: number | undefined;
	/** The player's name for it. */
	name?: string | undefined;
}

export interface LeveledPieces {
	/** Level of each piece. */
	level: number;
	/** Number of pieces; 1 if absent. */
	count?: number | undefined;
}

export interface CreationWeapon {
	/** Kind of weapon. */
	type: WeaponType;
	/** Level. */
	level?: number | undefined;
	/** Size of the model in inches. */
	builtSize?: number | undefined;
	/** Number of these weapons; 1 if absent. */
	count?: number | undefined;
	/** The player's name for it. */
	name?: string | undefined;
	/** How it is mounted. */
	mounting?: 'fixed' | 'turret' | 'protruding' | undefined;
	/** Explosives that a launcher fires. */
	payload?: LeveledPieces[] | undefined;
}

export interface Brain {
	/** Whole brain or half-brain. */
	type: 'full' | 'half';
	/** Limitation of a half-brain. */
	limitation?: 'incompetent' | 'simple' | 'dependent' | 'enslaved' | undefined;
	/** Bought bonus to Skill. */
	skillBonus?: number | undefined;
	/** Bought points of superdexterity. */
	superdexterity?: number | undefined;
	/** Bought points of multitasking. */
	multitasking?: number | undefined;
	/** Orders given before the battle to a simple brain. */
	orders?: string[] | undefined;
}

export interface Creation extends Entry {
	/** A creation: anything built of bricks that is no minifig. */
	kind: 'creation';
	/** What it is. */
	form: Form;
	/** Size in inches. */
	size?: number | undefined;
	/** Measured length of the model in inches, before rounding. */
	measured?: number | undefined;
	/** Structure level. */
	structureLevel?: number | undefined;
	/** Armor of a critter, in place of a structure level. */
	critterArmor?: number | undefined;
	/** What moves it. */
	propulsion?: Propulsion[] | undefined;
	/** Weapons built into it. */
	weapons?: CreationWeapon[] | undefined;
	/** Explosives that it carries. */
	explosives?: LeveledPieces[] | undefined;
	/** Armor plates. */
	plates?: LeveledPieces[] | undefined;
	/** Barding of a mount. */
	barding?: boolean | undefined;
	/** The brain of a creation that acts by itself. */
	brain?: Brain | undefined;
	/** Bought abilities. */
	abilities?: Abilities | undefined;
	/** Gear that it carries. */
	gear?: Gear[] | undefined;
	/** Number of hands; 2 if absent. */
	hands?: number | undefined;
	/** Id of the creation that it rides or drives. */
	mount?: string | undefined;
	/** Magic. */
	magic?: Magic | undefined;
}

export interface Figure extends Entry {
	/** A figure of the narrative skirmish. */
	kind: 'figure';
	/** How good it is. */
	stature: 'minion' | 'average' | 'good' | 'monster';
	/** General dice. */
	dice?: number | undefined;
	/** Traits. */
	traits?: ('athletic' | 'short' | 'poor')[] | undefined;
	/** Weapon. */
	weapon?: 'close' | 'basic' | 'spear' | 'halberd' | 'heavyTwoHanded' | 'missile' | undefined;
	/** Shield and armor. */
	gear?: ('buckler' | 'shield' | 'heavyArmor')[] | undefined;
	/** Rides. */
	mounted?: boolean | undefined;
	/** Protected by the story. */
	storyProtection?: boolean | undefined;
}

export type Unit = Minifig | Creation | Figure;

export interface Rulings {
	/** What structure level 0 counts as. */
	levelZeroFactor?: 'half' | 'zero' | 'anyZero' | undefined;
	/** Which heroes count for quirk. */
	heroQuirkCount?: 'others' | 'all' | undefined;
	/** Price of odd speeds. */
	oddSpeed?: 'linear' | 'up' | 'down' | undefined;
	/** Price of structure level 0 in the air. */
	flyLevelZero?: 'zero' | 'half' | undefined;
	/** Price of a half-brain of an odd size. */
	halfBrainRounding?: 'exact' | 'up' | 'minimumOne' | undefined;
	/** Price of extended abilities of a half-brain. */
	extensionHalfBrain?: 'full' | 'half' | undefined;
	/** Price of the pilot ability of a creature. */
	pilotScale?: 'size' | 'flat' | undefined;
	/** Price of the body of a vehicle in LUGPolWars. */
	lpwVehicleBase?: 'size' | 'sizeTimesLevel' | undefined;
	/** Price of barding. */
	steedArmor?: 'flat' | 'byLevel' | undefined;
	/** Price of a weakened weapon. */
	weakenedPrice?: 'effective' | 'physical' | undefined;
	/** Price of a magic shield. */
	magicShield?: 'double' | 'single' | undefined;
	/** Speed used for limits. */
	leagueSpeed?: 'bought' | 'afterPenalties' | undefined;
	/** Weapons that a creation may carry. */
	weaponSumLimit?: 'doubleSize' | 'level' | 'size' | undefined;
	/** What counts towards the weapon sum. */
	sumCounts?: 'weapons' | 'explosives' | 'plates' | undefined;
}

/** One changed cell of a rulebook's table. */
export interface TableChange {
	/** Id of the table. */
	table: string;
	/** Id of the row. */
	row: string;
	/** Id of the column. */
	field: string;
	/** The new value. */
	value: number | string;
}

export interface HouseRules {
	/** Name of the house rules. */
	name?: string | undefined;
	/** Changed cells of the rulebook's tables. */
	changes?: TableChange[] | undefined;
}

export type LimitProfile = 'league' | 'free' | 'own';

/** The limits an army is checked against: points in CP, speed in inches. */
export interface Limits {
	/** The league's limits, none, or own ones. */
	profile: LimitProfile;
	/** Own limit in CP. */
	points?: number | undefined;
	/** Own limit in inches. */
	speed?: number | undefined;
}

export interface SquadMember {
	/** Id of the unit. */
	unit: string;
	/** Number of its figures in the squad; 1 if absent. */
	count?: number | undefined;
}

export interface Squad {
	/** Unique in the army. */
	id: string;
	/** The squad's name. */
	name: string;
	/** Units of the squad. */
	members?: SquadMember[] | undefined;
	/** Id of the unit that bears the banner. */
	banner?: string | undefined;
}

export interface CircleShield {
	/** Level of the shield. */
	level: number;
}

export interface Reserve {
	/** Units to summon. */
	summons?: Unit[] | undefined;
	/** Spells of circles of mages. */
	circleCasts?: LeveledPieces[] | undefined;
	/** Shields of circles of mages. */
	circleShields?: CircleShield[] | undefined;
	/** CP that are kept for magic. */
	unspent?: number | undefined;
}

/** Supplies of the whole army. */
export interface Stock {
	/** Number of explosives. */
	explosives?: number | undefined;
}

/** An army of BrikWars: the choices of its player, without prices. */
export interface Army {
	/** Says that the file is an army. */
	format: 'brikmuster/army';
	/** Version of the format. */
	version: 1;
	/** UUID of the army; the same in all its versions. */
	id: string;
	/** The army's name. */
	name: string;
	/** Id of the rulebook. */
	rulebook: RulebookId;
	/** Supplements in use; all if absent. */
	supplements?: Supplement[] | undefined;
	/** Readings where the rulebook contradicts itself; its own if absent. */
	rulings?: Rulings | undefined;
	/** Rows and changes of packs that the army uses; printed rows only if absent. */
	packs?: CarriedPack[] | undefined;
	/** Changes to the rulebook. */
	houseRules?: HouseRules | undefined;
	/** Limits that the army is checked against. */
	limits?: Limits | undefined;
	/** Applies the discount for several heroes; yes if absent. */
	heroDiscount?: boolean | undefined;
	/** Units on the table. */
	units: Unit[];
	/** Squads of units. */
	squads?: Squad[] | undefined;
	/** Explosives that no unit carries. */
	stock?: Stock | undefined;
	/** What waits for magic. */
	reserve?: Reserve | undefined;
	/** The player's notes. */
	notes?: string | undefined;
	/** Photos in an exported file: JPEG data URLs by digest. */
	photos?: Record<string, string> | undefined;
}
