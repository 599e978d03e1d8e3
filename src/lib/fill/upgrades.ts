import type {
	Creation,
	Figure,
	GearItem,
	Minifig,
	PropulsionMode,
	Rank,
	Unit,
	WeaponType
} from '$lib/rules/choices';
import type { LedgerKey } from '$lib/rules/ledger';
import { countOf, piecesOf } from '$lib/rules/terms';

type Fighter = Exclude<Unit, Figure>;
type Improvement = (unit: Fighter) => Fighter | undefined;

/** What an army file can hold: bonuses and speeds, levels, pieces, entries of a list. */
const MOST = { bonus: 99, level: 20, pieces: 999, list: 200 } as const;
/** Speed is bought by 2″ (PL-PRP-01). */
const STEP = 2;

function raised(value: number, most: number, by = 1): number | undefined {
	return value + by <= most ? value + by : undefined;
}

/** The first entry of a list that can be changed, changed; undefined where there is none. */
function changed<T>(list: readonly T[] = [], change: (entry: T) => T | undefined): T[] | undefined {
	for (const [index, entry] of list.entries()) {
		const next = change(entry);
		if (next) return list.with(index, next);
	}
	return undefined;
}

function owns(unit: Fighter, ...items: readonly GearItem[]): boolean {
	return items.some((item) => piecesOf(unit.gear ?? [], item) > 0);
}

function withGear<T extends Fighter>(unit: T, item: GearItem, place?: 'stowed'): T | undefined {
	const { gear = [] } = unit;
	if (gear.length >= MOST.list) return undefined;
	return { ...unit, gear: [...gear, place ? { item, place } : { item }] };
}

/** A piece for who has none of it. */
function equipped(item: GearItem): Improvement {
	return (unit) => (owns(unit, item) ? undefined : withGear(unit, item));
}

/** A short weapon at the belt of who could only push in close combat (PL-WPN-09). */
function sidearm(unit: Fighter): Fighter | undefined {
	if (unit.kind !== 'minifig' || owns(unit, 'shortHand', 'heavyHand', 'twoHanded'))
		return undefined;
	return withGear(unit, 'shortHand', 'stowed');
}

/** One explosive more, beside those that he carries (PL-WPN-06). */
function grenade(unit: Fighter): Fighter | undefined {
	if (unit.kind !== 'minifig') return undefined;
	const gear = changed(unit.gear, (entry) => {
		const count = raised(countOf(entry), MOST.pieces);
		return entry.item === 'explosive' && count ? { ...entry, count } : undefined;
	});
	return gear ? { ...unit, gear } : withGear(unit, 'explosive');
}

function ofMinifig(change: (minifig: Minifig) => Minifig | undefined): Improvement {
	return (unit) => (unit.kind === 'minifig' ? change(unit) : undefined);
}

function ofCreation(change: (creation: Creation) => Creation | undefined): Improvement {
	return (unit) => (unit.kind === 'creation' ? change(unit) : undefined);
}

/** A single figure rises; a troop does not become a troop of officers. */
function promoted(from: Rank, to: Rank): Improvement {
	return ofMinifig((minifig) =>
		minifig.rank === from && countOf(minifig) === 1 ? { ...minifig, rank: to } : undefined
	);
}

function skilled(unit: Fighter): Fighter | undefined {
	const { skillBonus = 0 } = (unit.kind === 'minifig' ? unit : unit.brain) ?? {};
	const better = raised(skillBonus, MOST.bonus);
	if (better === undefined) return undefined;
	if (unit.kind === 'minifig') return { ...unit, skillBonus: better };
	return unit.brain && { ...unit, brain: { ...unit.brain, skillBonus: better } };
}

/** Who rides or drives learns to (PL-PIL-05). */
const trained = ofMinifig((minifig) =>
	minifig.mount === undefined || minifig.abilities?.pilot
		? undefined
		: { ...minifig, abilities: { ...minifig.abilities, pilot: true } }
);

function learned(unit: Fighter): Fighter | undefined {
	const { magic } = unit;
	const level = magic?.level && raised(magic.level, MOST.level);
	return level ? { ...unit, magic: { ...magic, level } } : undefined;
}

const reinforced = ofCreation((creation) => {
	const structureLevel = raised(creation.structureLevel ?? 0, MOST.level);
	return creation.size && structureLevel ? { ...creation, structureLevel } : undefined;
});

const hardened = ofCreation((creation) => {
	const critterArmor = raised(creation.critterArmor ?? 0, MOST.bonus);
	return creation.size || !critterArmor ? undefined : { ...creation, critterArmor };
});

const plated = ofCreation((creation) =>
	creation.plates?.length ? undefined : { ...creation, plates: [{ level: 1 }] }
);

const barded = ofCreation((creation) =>
	creation.barding ? undefined : { ...creation, barding: true }
);

/** 2″ faster by what moves it already (PL-PRP-01, PL-PRP-02). */
function faster(mode: PropulsionMode): Improvement {
	return ofCreation((creation) => {
		const propulsion = changed(creation.propulsion, (drive) => {
			const speed = drive.speed && raised(drive.speed, MOST.bonus, STEP);
			return drive.mode === mode && speed ? { ...drive, speed } : undefined;
		});
		return propulsion && { ...creation, propulsion };
	});
}

/** A weapon of the next level; one that was weakened is weakened less (PL-CWP-11). */
function stronger(type: WeaponType): Improvement {
	return ofCreation((creation) => {
		const weapons = changed(creation.weapons, (weapon) => {
			const level = weapon.level && raised(weapon.level, MOST.level);
			return weapon.type === type && level ? { ...weapon, level } : undefined;
		});
		return weapons && { ...creation, weapons };
	});
}

/**
 * What an entry can be bettered by, under the name of the bill's line that grows. Which of them its rulebook
 * sells, and whether the better unit is legal, the rulebook itself is asked.
 */
const upgrades = {
	'gear.shield': equipped('shield'),
	'gear.bodyArmor': equipped('bodyArmor'),
	'gear.explosive': grenade,
	'gear.shortHand': sidearm,
	skillBonus: skilled,
	pilot: trained,
	'magic.level': learned,
	'rank.officer': promoted('mercenary', 'officer'),
	'rank.hero': promoted('officer', 'hero'),
	structure: reinforced,
	critterArmor: hardened,
	plate: plated,
	barding: barded,
	'propulsion.ground': faster('ground'),
	'propulsion.water': faster('water'),
	'propulsion.underwater': faster('underwater'),
	'propulsion.air': faster('air'),
	'weapon.closeCombat': stronger('closeCombat'),
	'weapon.ram': stronger('ram'),
	'weapon.gun': stronger('gun'),
	'weapon.launcher': stronger('launcher'),
	'weapon.rocket': stronger('rocket')
} satisfies Partial<Record<LedgerKey, Improvement>>;

export type Upgrade = keyof typeof upgrades;
export const UPGRADES = Object.keys(upgrades) as readonly Upgrade[];

/** The unit with one upgrade, whether its rulebook has that or not; undefined where it makes no sense. */
export function upgraded(unit: Unit, upgrade: Upgrade): Unit | undefined {
	return unit.kind === 'figure' ? undefined : upgrades[upgrade](unit);
}
