import type { Dice } from '$lib/dice/notation';
import type {
	CreationWeapon,
	Figure,
	Form,
	GearItem,
	Place,
	PropulsionMode,
	WeaponType
} from './choices';

/** How far an attack reaches; `thrown` is the roll in inches. */
export type Reach =
	| { readonly kind: 'touch'; readonly thrown?: Dice }
	| { readonly kind: 'inches'; readonly inches: number }
	| { readonly kind: 'thrown'; readonly thrown: Dice };

/** One line of a weapon table as it stands on a card. */
export interface Attack {
	readonly item: GearItem | 'bareHands';
	readonly name?: string;
	readonly count: number;
	readonly place: Place;
	/** Skill roll that must be reached; absent where a rulebook has none. */
	readonly use?: number;
	readonly reach: Reach;
	/** Absent for what only pushes. */
	readonly damage?: Dice;
	/** What a shield takes off the damage. */
	readonly parry?: Dice;
	/** Skill with this weapon of a weapon master (PL-SKL-03). */
	readonly skill?: Dice;
}

/** A mage's spells (PL-MAG-03 to PL-MAG-11). */
export interface MagicProfile {
	readonly level: number;
	readonly bolt?: { readonly use: number; readonly range: number; readonly damage: Dice };
	readonly areaSpells: readonly {
		readonly level: number;
		readonly casts: number;
		readonly use: number;
		readonly range: Dice;
		readonly damage: Dice;
	}[];
	readonly shield?: {
		readonly level: number;
		readonly use: number;
		readonly armor: Dice;
		/** Inches around the mage. */
		readonly area: number;
	};
	/** Inches of the largest unit he summons alone; its size times `use` must be rolled. */
	readonly summoning?: { readonly size: number; readonly use: number };
	/** How many undead he controls; the size of the dead times `use` must be rolled. */
	readonly necromancy?: { readonly undead: number; readonly use: number };
}

/** What a collision adds or costs, in dice (PL-CHG-03, PL-CHG-07, PL-CHG-12). */
export interface Collision {
	/** Most momentum, one for every 2″ of a straight run. */
	readonly momentum: number;
	/** Most that it opposes when braced, and when not. */
	readonly braced: number;
	readonly unbraced: number;
	/** Inches that its size takes off a knockback. */
	readonly steadiness: number;
}

/** A figure with hands: what its card prints. */
export interface MinifigProfile {
	readonly kind: 'minifig';
	/** Absent where a rulebook has no Skill. */
	readonly skill?: Dice;
	/** Inches per turn after penalties. */
	readonly move: number;
	/** Inches per turn as bought, before penalties. */
	readonly boughtMove: number;
	readonly armor: Dice;
	/** Taken off every roll the hero makes (PL-HER-02). */
	readonly quirk: number;
	/** Unrelated actions in one turn. */
	readonly actions: number;
	/** Hand weapons he may attack with in one turn. */
	readonly handWeapons: number;
	readonly attacks: readonly Attack[];
	readonly magic?: MagicProfile;
	readonly collision?: Collision;
}

export interface Movement {
	readonly mode: PropulsionMode;
	readonly name?: string;
	/** Inches per turn after penalties, and as bought. */
	readonly speed: number;
	readonly bought: number;
	/** Inches per turn in another plausible medium (PL-PRP-07). */
	readonly alternative?: number;
}

export interface BuiltWeapon {
	readonly type: WeaponType;
	readonly name?: string;
	readonly count: number;
	/** Absent for a heavy weapon, which has none. */
	readonly level?: number;
	readonly use?: number;
	readonly reach: Reach;
	readonly damage: Dice;
	readonly mounting: NonNullable<CreationWeapon['mounting']>;
	/** Armor of the part itself (PL-STR-08). */
	readonly armor?: Dice;
	readonly payload: readonly {
		readonly level: number;
		readonly count: number;
		readonly damage: Dice;
	}[];
}

/** What is left of a creation with so many markers of size damage (PL-DMG-03). */
export interface SizeDamage {
	readonly markers: number;
	readonly size: number;
	/** Inches per turn of each movement. */
	readonly speeds: readonly number[];
	/** Inches of weapons that it still carries. */
	readonly weaponSum: number;
}

/** A building, vehicle, creature or emplacement: what its card prints. */
export interface CreationProfile {
	readonly kind: 'creation';
	readonly form: Form;
	readonly size: number;
	readonly structureLevel: number;
	/** Of the body; absent where a rulebook has none, flat for a critter. */
	readonly armor?: Dice;
	/** Of parts on its surface, and of those sticking out (PL-STR-08). */
	readonly external?: Dice;
	readonly protruding?: Dice;
	readonly movement: readonly Movement[];
	/** Special ways to move that have no speed, as a teleport; by their names where they have any. */
	readonly speedless?: readonly { readonly name?: string }[];
	readonly skill?: Dice;
	readonly actions: number;
	readonly handWeapons: number;
	readonly attacks: readonly Attack[];
	readonly weapons: readonly BuiltWeapon[];
	/** Inches of weapons it carries, and may carry. */
	readonly weaponSum?: { readonly carried: number; readonly limit: number };
	readonly plates: readonly {
		readonly level: number;
		readonly count: number;
		readonly use: number;
		readonly armor: Dice;
		readonly area: number;
	}[];
	readonly explosives: readonly {
		readonly level: number;
		readonly count: number;
		readonly use: number;
		readonly damage: Dice;
	}[];
	readonly sizeDamage: readonly SizeDamage[];
	readonly collision?: Collision;
	readonly magic?: MagicProfile;
}

/** A figure that counts dice (NS-01 to NS-10c). */
export interface FigureProfile {
	readonly kind: 'figure';
	readonly dice: number;
	readonly toughness: number;
	/** A defence succeeds on this number or more. */
	readonly defence: number;
	/** Inches that its weapon reaches in melee. */
	readonly reach: number;
	/** Inches of a movement die more or less (short, athletic). */
	readonly pace: number;
	/** Dice for nothing, by what they are for. */
	readonly bonusDice: {
		readonly defence: number;
		readonly movement: number;
		readonly attack: number;
	};
	readonly weapon: NonNullable<Figure['weapon']>;
}

/** The derived statistics of one unit: what a card prints. */
export type Profile = MinifigProfile | CreationProfile | FigureProfile;

/** The fastest that a unit was bought with, before penalties, and after them. */
export function topSpeed(profile: Profile): { bought: number; after: number } {
	if (profile.kind === 'minifig') return { bought: profile.boughtMove, after: profile.move };
	if (profile.kind === 'figure') return { bought: 0, after: 0 };
	return {
		bought: Math.max(0, ...profile.movement.map(({ bought }) => bought)),
		after: Math.max(0, ...profile.movement.map(({ speed }) => speed))
	};
}
