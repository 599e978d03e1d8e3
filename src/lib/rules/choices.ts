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

export type CoreGearItem =
	| 'shortHand'
	| 'heavyHand'
	| 'twoHanded'
	| 'shortRanged'
	| 'longRanged'
	| 'explosive'
	| 'shield'
	| 'bodyArmor'
	| 'improvised';
export type QuickGearItem = 'handWeapon' | 'rangedWeapon' | 'protection' | 'brick';
export type GearItem = CoreGearItem | QuickGearItem;
export type Place = 'hand' | 'stowed';

/** One entry of a gear list: `count` pieces of an item (default 1) in one place. */
export interface Gear {
	item: GearItem;
	name?: string | undefined;
	count?: number | undefined;
	place?: Place | undefined;
	bow?: boolean | undefined;
	bayonet?: boolean | undefined;
}

export type Rank = 'mercenary' | 'officer' | 'hero';
export type WeaponType = 'closeCombat' | 'ram' | 'gun' | 'launcher' | 'rocket' | 'heavyWeapon';

export interface Mastery {
	item: GearItem | WeaponType;
	name?: string | undefined;
}

export interface Abilities {
	pilot?: boolean | undefined;
	healing?: boolean | undefined;
	stealth?: boolean | undefined;
	perception?: boolean | undefined;
	weaponMaster?: (Mastery | GearItem | WeaponType)[] | undefined;
}

interface AreaSpell {
	level: number;
	count?: number | undefined;
}

export interface Magic {
	level?: number | undefined;
	areaSpells?: AreaSpell[] | undefined;
	shield?: number | undefined;
	summoning?: boolean | undefined;
	necromancy?: boolean | undefined;
}

/** The choices of a drawn figure, by slug; a creation's skin is its silhouette. */
export interface PortraitFigure {
	skin?: string | undefined;
	torso?: string | undefined;
	legs?: string | undefined;
	headgear?: string | undefined;
	face?: string | undefined;
	mark?: string | undefined;
	cape?: string | undefined;
	held?: string | undefined;
}
export type PortraitField = keyof PortraitFigure;

export type Portrait = { figure: PortraitFigure } | { photo: string };

/** Fields of every unit: an id unique in the army, a name, and the number of identical copies. */
interface Entry {
	id: string;
	name: string;
	count?: number | undefined;
	notes?: string | undefined;
	portrait?: Portrait | undefined;
}

export interface Minifig extends Entry {
	kind: 'minifig';
	rank: Rank;
	hands?: number | undefined;
	gear?: Gear[] | undefined;
	skillBonus?: number | undefined;
	superdexterity?: number | undefined;
	multitasking?: number | undefined;
	abilities?: Abilities | undefined;
	magic?: Magic | undefined;
	cliche?: string | undefined;
	mount?: string | undefined;
}

export type Form = 'building' | 'vehicle' | 'creature' | 'emplacement';
export type PropulsionMode = 'ground' | 'water' | 'underwater' | 'air' | 'special';

export interface Propulsion {
	mode: PropulsionMode;
	speed?: number | undefined;
	modules?: number | undefined;
	agreedCost?: number | undefined;
	name?: string | undefined;
}

export interface LeveledPieces {
	level: number;
	count?: number | undefined;
}

export interface CreationWeapon {
	type: WeaponType;
	level?: number | undefined;
	builtSize?: number | undefined;
	count?: number | undefined;
	name?: string | undefined;
	mounting?: 'fixed' | 'turret' | 'protruding' | undefined;
	payload?: LeveledPieces[] | undefined;
}

export interface Brain {
	type: 'full' | 'half';
	limitation?: 'incompetent' | 'simple' | 'dependent' | 'enslaved' | undefined;
	skillBonus?: number | undefined;
	superdexterity?: number | undefined;
	multitasking?: number | undefined;
	orders?: string[] | undefined;
}

export interface Creation extends Entry {
	kind: 'creation';
	form: Form;
	size?: number | undefined;
	measured?: number | undefined;
	structureLevel?: number | undefined;
	critterArmor?: number | undefined;
	propulsion?: Propulsion[] | undefined;
	weapons?: CreationWeapon[] | undefined;
	explosives?: LeveledPieces[] | undefined;
	plates?: LeveledPieces[] | undefined;
	barding?: boolean | undefined;
	brain?: Brain | undefined;
	abilities?: Abilities | undefined;
	gear?: Gear[] | undefined;
	hands?: number | undefined;
	mount?: string | undefined;
	magic?: Magic | undefined;
}

export interface Figure extends Entry {
	kind: 'figure';
	stature: 'minion' | 'average' | 'good' | 'monster';
	dice?: number | undefined;
	traits?: ('athletic' | 'short' | 'poor')[] | undefined;
	weapon?: 'close' | 'basic' | 'spear' | 'halberd' | 'heavyTwoHanded' | 'missile' | undefined;
	gear?: ('buckler' | 'shield' | 'heavyArmor')[] | undefined;
	mounted?: boolean | undefined;
	storyProtection?: boolean | undefined;
}

export type Unit = Minifig | Creation | Figure;

export interface Rulings {
	levelZeroFactor?: 'half' | 'zero' | 'anyZero' | undefined;
	heroQuirkCount?: 'others' | 'all' | undefined;
	oddSpeed?: 'linear' | 'up' | 'down' | undefined;
	flyLevelZero?: 'zero' | 'half' | undefined;
	halfBrainRounding?: 'exact' | 'up' | 'minimumOne' | undefined;
	extensionHalfBrain?: 'full' | 'half' | undefined;
	pilotScale?: 'size' | 'flat' | undefined;
	lpwVehicleBase?: 'size' | 'sizeTimesLevel' | undefined;
	steedArmor?: 'flat' | 'byLevel' | undefined;
	weakenedPrice?: 'effective' | 'physical' | undefined;
	magicShield?: 'double' | 'single' | undefined;
	leagueSpeed?: 'bought' | 'afterPenalties' | undefined;
	weaponSumLimit?: 'doubleSize' | 'level' | 'size' | undefined;
	sumCounts?: 'weapons' | 'explosives' | 'plates' | undefined;
}

export interface HouseRules {
	name?: string | undefined;
	changes?: { table: string; row: string; field: string; value: number | string }[] | undefined;
}

export type LimitProfile = 'league' | 'free' | 'own';

/** The limits an army is checked against: points in CP, speed in inches. */
export interface Limits {
	profile: LimitProfile;
	points?: number | undefined;
	speed?: number | undefined;
}

export interface Squad {
	id: string;
	name: string;
	members?: { unit: string; count?: number | undefined }[] | undefined;
	banner?: string | undefined;
}

export interface Reserve {
	summons?: Unit[] | undefined;
	circleCasts?: LeveledPieces[] | undefined;
	circleShields?: { level: number }[] | undefined;
	unspent?: number | undefined;
}

export interface Army {
	format: 'brikmuster/army';
	version: 1;
	id: string;
	name: string;
	rulebook: RulebookId;
	supplements?: Supplement[] | undefined;
	rulings?: Rulings | undefined;
	houseRules?: HouseRules | undefined;
	limits?: Limits | undefined;
	heroDiscount?: boolean | undefined;
	units: Unit[];
	squads?: Squad[] | undefined;
	stock?: { explosives?: number | undefined } | undefined;
	reserve?: Reserve | undefined;
	notes?: string | undefined;
	/** Photos in an exported file: JPEG data URLs by digest. */
	photos?: Record<string, string> | undefined;
}
