import { addBonus, dice, flat, type Dice } from '$lib/dice/notation';
import type { GearItem, WeaponType } from '$lib/rules/choices';
import type {
	Attack,
	BuiltWeapon,
	CreationProfile,
	MinifigProfile,
	Profile,
	Reach
} from '$lib/rules/profile';
import { anyKind } from '$lib/rules/items/kinds';
import type { Edition } from './edition';

/** A weapon in a fighter's hands or on a creation, as it strikes once. */
export interface Strike {
	readonly item: GearItem | WeaponType | 'bareHands' | 'bolt';
	/** The printed item or weapon that a row of a pack behaves like. */
	readonly like?: GearItem | WeaponType;
	readonly name?: string;
	/** How many of this weapon there are. */
	readonly count: number;
	readonly skill: Dice;
	/** Absent for a weapon that hits by itself. */
	readonly use?: number;
	/** Absent for a weapon that does no damage. */
	readonly damage?: Dice;
	readonly reach: Reach;
	/** Not in the hands: it has to be drawn first. */
	readonly stowed?: true;
	/** Explodes, and reaches all around (PL-WPN-13). */
	readonly explosive?: true;
}

type Weapon = Pick<Strike, 'item' | 'like'>;

/** How a weapon behaves: as itself, or as the printed one that it is like. */
export const behaviorOf = ({ item, like }: Weapon) => anyKind(like ?? item);

/** Whether a weapon is of the class for two hands, which helps who parries it; a long gun is none (A10-6). */
export const isTwoHanded = (strike: Weapon): boolean => {
	const { melee, grip } = behaviorOf(strike);
	return melee === true && grip === 'bothHands';
};

/** Whether a weapon may be swung with one hand or both. */
export const isHeavy = (strike: Weapon): boolean => behaviorOf(strike).grip === 'heavy';

/** A unit as the combat sees it. */
export interface Fighter {
	/** Without the quirk, which is a modifier of each attack. */
	readonly strikes: readonly Strike[];
	/** With the quirk. */
	readonly armor: Dice;
	/** Inches. */
	readonly size: number;
	/** Taken off each of its rolls by other heroes of its army (PL-HER-02). */
	readonly quirk: number;
}

/** The Skill of an unknown operator: a mercenary’s. */
const OPERATOR = dice(1, 6);
/** The Size of a minifig (E10-MOD-14). */
const MINIFIG = 1;

const named = (name: string | undefined) => (name === undefined ? {} : { name });

const isOwn = (item: Strike['item']): item is Parameters<NonNullable<Edition['armory']>>[0] =>
	item !== 'bolt';

/** The edition's figures for a weapon of the army's rulebook, or those of the rulebook. */
function inEdition({ armory }: Edition, strike: Strike): Strike {
	// A row of a pack has numbers of its own.
	const row = isOwn(strike.item) ? armory?.(strike.item, strike.skill) : undefined;
	if (!row) return strike;
	const { item, name, count, skill, stowed, explosive } = strike;
	return {
		item,
		...named(name),
		count,
		skill,
		...row,
		...(stowed && { stowed }),
		...(explosive && { explosive })
	};
}

function strikeOf(skill: Dice, attack: Attack): Strike {
	const { item, name, count, use, damage, reach, place } = attack;
	return {
		item,
		...named(name),
		count,
		skill: attack.skill ?? skill,
		...(use !== undefined && { use }),
		...(damage && { damage }),
		reach,
		...(place === 'stowed' && { stowed: true }),
		...(attack.like && { like: attack.like }),
		...(behaviorOf(attack).explodes && { explosive: true })
	};
}

function builtStrike(skill: Dice, weapon: BuiltWeapon): Strike {
	const { type, name, count, use, damage, reach } = weapon;
	return {
		item: type,
		...named(name),
		count,
		skill,
		...(use !== undefined && { use }),
		damage,
		reach,
		...(weapon.like && { like: weapon.like }),
		...(behaviorOf({ item: type, ...weapon }).explodes && { explosive: true })
	};
}

function boltOf(skill: Dice, { magic }: MinifigProfile | CreationProfile): Strike[] {
	if (!magic?.bolt) return [];
	const { use, range, damage } = magic.bolt;
	const reach = { kind: 'inches', inches: range } as const;
	return [{ item: 'bolt', count: 1, skill, use, reach, damage }];
}

/** A roll of one who bears a quirk: less it, if anything is rolled at all (PL-HER-02). */
export const burdened = (roll: Dice, quirk: number): Dice =>
	roll.rolls.length > 0 ? addBonus(roll, -quirk) : roll;

export const quirkOf = (profile: Profile): number =>
	profile.kind === 'minifig' ? profile.quirk : 0;

/** A unit's own Skill, without its quirk. */
export function skillOf(profile: MinifigProfile | CreationProfile): Dice {
	return profile.skill ?? OPERATOR;
}

/** The Size of a unit as a target and as an opponent: that of a rider is the edition's (PL-CHG-04, PL-SDM-01). */
export function opposingSize({ riderSize }: Pick<Edition, 'riderSize'>, profile: Profile): number {
	if (profile.kind === 'creation') return profile.size;
	const rides = profile.kind === 'minifig' && (profile.collision?.steadiness ?? MINIFIG) > MINIFIG;
	return rides ? riderSize : MINIFIG;
}

/** Returns a unit as the combat sees it; undefined for figures of the skirmish, which count dice. */
export function fighterOf(edition: Edition, profile: Profile): Fighter | undefined {
	if (profile.kind === 'figure') return undefined;
	const quirk = quirkOf(profile);
	const skill = skillOf(profile);
	const built = profile.kind === 'creation' ? profile.weapons : [];
	const strikes = [
		...profile.attacks.map((attack) => strikeOf(skill, attack)),
		...boltOf(skill, profile),
		...built.map((weapon) => builtStrike(skill, weapon))
	];
	return {
		strikes: strikes.map((strike) => inEdition(edition, strike)),
		armor: burdened(profile.armor ?? flat(0), quirk),
		size: profile.kind === 'creation' ? profile.size : MINIFIG,
		quirk
	};
}
