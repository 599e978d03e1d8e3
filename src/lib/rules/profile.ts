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

/** The reach of an attack; `thrown` is a roll in inches. */
export type Reach =
	| { readonly kind: 'touch'; readonly thrown?: Dice }
	| { readonly kind: 'inches'; readonly inches: number }
	| { readonly kind: 'thrown'; readonly thrown: Dice };

/** A line of the weapon table on a card. */
export interface Attack {
	readonly item: GearItem | 'bareHands';
	/** The printed item that a row of a pack behaves like. */
	readonly like?: GearItem | WeaponType;
	/** Whether it does nothing at all, not even a push (PL-QW-05). */
	readonly harmless?: true;
	readonly name?: string;
	readonly count: number;
	readonly place: Place;
	/** What sets the weapon apart from others of its class. */
	readonly marks?: readonly ('bow' | 'bayonet')[];
	/** Skill roll needed; absent if the rulebook has none. */
	readonly use?: number;
	readonly reach: Reach;
	/** Absent for an attack that only pushes. */
	readonly damage?: Dice;
	/** The reduction of damage by a shield. */
	readonly parry?: Dice;
	/** A weapon master's Skill with this weapon (PL-SKL-03). */
	readonly skill?: Dice;
}

/** Casts of an area spell, bought beforehand (PL-MAG-04). */
export interface AreaSpell {
	readonly level: number;
	readonly casts: number;
	readonly use: number;
	/** Rolled, in inches. */
	readonly range: Dice;
	readonly damage: Dice;
}

/** A magic shield (PL-MAG-05). */
export interface MagicShield {
	readonly level: number;
	readonly use: number;
	readonly armor: Dice;
	/** Inches around the mage. */
	readonly area: number;
}

/** What the army as a whole brings: explosives from its stock, spells of its circle and points for more (PL-WPN-13, PL-MAG-07). */
export interface ArmyProfile {
	/** Its count is that of the stock. */
	readonly explosive?: Attack;
	readonly areaSpells: readonly AreaSpell[];
	readonly shields: readonly MagicShield[];
	/** Points left for spells of the circle, in CP; 0 if omitted. */
	readonly unspent?: number;
}

/** A mage's spells (PL-MAG-03 to PL-MAG-11). */
export interface MagicProfile {
	readonly level: number;
	readonly bolt?: { readonly use: number; readonly range: number; readonly damage: Dice };
	readonly areaSpells: readonly AreaSpell[];
	readonly shield?: MagicShield;
	/** The largest summon of a single mage in inches; the roll needed is its size times `use`. */
	readonly summoning?: { readonly size: number; readonly use: number };
	/** The number of undead the mage controls; the roll needed is their size times `use`. */
	readonly necromancy?: { readonly undead: number; readonly use: number };
}

/** Momentum and opposition in a collision, in dice (PL-CHG-03, PL-CHG-07, PL-CHG-12). */
export interface Collision {
	/** Maximum momentum; one for every 2″ of a straight run. */
	readonly momentum: number;
	/** Maximum opposition when braced. */
	readonly braced: number;
	/** The same when not braced; absent for what never moves, which is always braced (PL-CHG-07). */
	readonly unbraced?: number;
	/** Inches that its size takes off a knockback. */
	readonly steadiness: number;
}

/** The profile of a figure with hands. */
export interface MinifigProfile {
	readonly kind: 'minifig';
	/** Absent if the rulebook has no Skill. */
	readonly skill?: Dice;
	/** Inches per turn on foot, after penalties. */
	readonly move: number;
	/** Inches per turn as bought, before penalties. */
	readonly boughtMove: number;
	readonly armor: Dice;
	/** Taken off every roll of the hero (PL-HER-02). */
	readonly quirk: number;
	/** Unrelated actions in one turn. */
	readonly actions: number;
	/** Hand weapons that may attack in one turn. */
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
	/** The printed weapon that a row of a pack behaves like. */
	readonly like?: GearItem | WeaponType;
	readonly name?: string;
	readonly count: number;
	/** Absent for a heavy weapon. */
	readonly level?: number;
	readonly use?: number;
	readonly reach: Reach;
	readonly damage: Dice;
	readonly mounting: NonNullable<CreationWeapon['mounting']>;
	/** Armor of the part itself (PL-STR-08). */
	readonly armor?: Dice;
	/** A heavy weapon's range and damage by the size of its crew. */
	readonly crews?: readonly {
		readonly crew: number;
		readonly reach: Reach;
		readonly damage: Dice;
	}[];
	readonly payload: readonly {
		readonly level: number;
		readonly count: number;
		readonly damage: Dice;
	}[];
}

/** The statistics of a creation after a number of size damage markers (PL-DMG-03). */
export interface SizeDamage {
	readonly markers: number;
	readonly size: number;
	/** Inches per turn of each movement. */
	readonly speeds: readonly number[];
	/** Inches of weapons it can still carry. */
	readonly weaponSum: number;
}

/** The profile of a building, vehicle, creature or emplacement. */
export interface CreationProfile {
	readonly kind: 'creation';
	readonly form: Form;
	readonly size: number;
	readonly structureLevel: number;
	/** Of the body; absent if the rulebook has none, flat for a critter. */
	readonly armor?: Dice;
	/** Of parts on the surface, and of protruding ones (PL-STR-08). */
	readonly external?: Dice;
	readonly protruding?: Dice;
	readonly movement: readonly Movement[];
	/** Special propulsion without a speed, such as teleport; with its name if it has one. */
	readonly speedless?: readonly { readonly name?: string }[];
	readonly skill?: Dice;
	readonly actions: number;
	readonly handWeapons: number;
	readonly attacks: readonly Attack[];
	readonly weapons: readonly BuiltWeapon[];
	/** Inches of weapons it carries, and the limit. */
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
	/** What its size adds to the Skill of those who attack it (PL-CMB-03). */
	readonly targetBonus?: number;
	readonly collision?: Collision;
	readonly magic?: MagicProfile;
}

/** The profile of a figure that counts dice (NS-01 to NS-10c). */
export interface FigureProfile {
	readonly kind: 'figure';
	readonly dice: number;
	readonly toughness: number;
	/** A defence succeeds on this number or more. */
	readonly defence: number;
	/** Melee reach of its weapon in inches. */
	readonly reach: number;
	/** Inches that an archer shoots. */
	readonly shot?: number;
	/** Inches added to or taken off a movement die (short, athletic). */
	readonly pace: number;
	/** Free dice by purpose. */
	readonly bonusDice: {
		readonly defence: number;
		readonly movement: number;
		readonly attack: number;
	};
	readonly weapon: NonNullable<Figure['weapon']>;
}

/** The derived statistics of one unit, as a card prints them. */
export type Profile = MinifigProfile | CreationProfile | FigureProfile;

/** The highest speed of a unit as bought, and after penalties. */
export function topSpeed(profile: Profile): { bought: number; after: number } {
	if (profile.kind === 'minifig') return { bought: profile.boughtMove, after: profile.move };
	if (profile.kind === 'figure') return { bought: 0, after: 0 };
	return {
		bought: Math.max(0, ...profile.movement.map(({ bought }) => bought)),
		after: Math.max(0, ...profile.movement.map(({ speed }) => speed))
	};
}
