import { addPiece } from '$lib/army/edits/pieces';
import {
	changePropulsion,
	changeWeapon,
	setBarding,
	setCritterArmor,
	setStructureLevel
} from '$lib/army/edits/creation-edits';
import type { Edit } from '$lib/army/edits/edit';
import { addGear, type Bearer } from '$lib/army/edits/edits';
import { MOST } from '$lib/army/format/limits';
import { setMagicLevel, setTalent, setTraining } from '$lib/army/edits/mind-edits';
import { setRank } from '$lib/army/edits/minifig-edits';
import { newArmy } from '$lib/army/new-army';
import type {
	Army,
	CoreGearItem,
	Creation,
	GearItem,
	Minifig,
	PrintedRank,
	PrintedWeapon,
	PropulsionMode,
	Rank,
	RowId,
	Unit,
	WeaponType
} from '$lib/rules/choices';
import type { LedgerKey } from '$lib/rules/ledger';
import type { CORE_GEAR, GearKind } from '$lib/rules/items/gear';
import {
	GEAR_IDS,
	kindOf,
	RANK_IDS,
	rankKind,
	WEAPON_IDS,
	weaponKind
} from '$lib/rules/items/kinds';
import type { RANKS } from '$lib/rules/items/ranks';
import type { WEAPONS } from '$lib/rules/items/weapons';
import { rowsIn } from '$lib/rules/packs/pack';
import { printedUnit } from '$lib/rules/packs/printed-unit';
import { countOf, piecesOf, piecesThat } from '$lib/rules/terms';
import { takesGear } from './taste';

/**
 * Returns the edits that upgrade a unit; none if the upgrade does not apply. `like` is the unit with the printed rows
 * that its own behave like; `row` is the row of a pack to take in place of the printed one.
 */
type Improvement = (unit: Bearer, like: Bearer, row?: RowId) => readonly Edit[];

/** Speed is bought in steps of 2″ (PL-PRP-01). */
const STEP = 2;

/** Adds a piece to a unit without one. */
function equipped(item: GearItem): Improvement {
	return (unit, like, row) =>
		piecesOf(like.gear ?? [], item) > 0 || !takesGear(unit)
			? []
			: [addGear(unit, row ?? item, 'hand', item)];
}

/** Adds a stowed short weapon to a minifig without a close combat weapon, which could only push (PL-WPN-09). */
function sidearm(item: GearItem): Improvement {
	return ofMinifig((minifig, like, row) => {
		const { gear = [] } = minifig;
		const armed = piecesThat(like.gear ?? [], ({ melee }) => melee) > 0;
		if (armed || gear.length >= MOST.entries) return [];
		return [addGear(minifig, row ?? item, 'stowed', item)];
	});
}

function ofMinifig(
	edits: (minifig: Minifig, like: Minifig, row?: RowId) => readonly Edit[]
): Improvement {
	return (unit, like, row) =>
		unit.kind === 'minifig' && like.kind === 'minifig' ? edits(unit, like, row) : [];
}

function ofCreation(edits: (creation: Creation, like: Creation) => readonly Edit[]): Improvement {
	return (unit, like) =>
		unit.kind === 'creation' && like.kind === 'creation' ? edits(unit, like) : [];
}

/** Adds one explosive to those that it carries (PL-WPN-06). */
const oneMore = (item: GearItem): Improvement =>
	ofMinifig((minifig, _, row) => [addGear(minifig, row ?? item, 'hand', item)]);

/** Promotes single figures only: a group must not become a group of officers. */
function promoted(from: Rank, to: Rank): Improvement {
	return ofMinifig((minifig, like, row) =>
		like.rank === from && countOf(minifig) === 1 ? [setRank(minifig, row ?? to)] : []
	);
}

function skilled(unit: Bearer): readonly Edit[] {
	const { skillBonus = 0 } = (unit.kind === 'minifig' ? unit : unit.brain) ?? {};
	return [setTraining(unit, 'skillBonus', skillBonus + 1)];
}

/** Pilot training for a minifig that rides or drives (PL-PIL-05). */
const trained = ofMinifig((minifig) =>
	minifig.mount === undefined ? [] : [setTalent(minifig, 'pilot', true)]
);

function learned(unit: Bearer): readonly Edit[] {
	const { level } = unit.magic ?? {};
	return level ? [setMagicLevel(unit, level + 1)] : [];
}

const reinforced = ofCreation((creation) => {
	const { size, structureLevel = 0 } = creation;
	return size ? [setStructureLevel(creation, structureLevel + 1)] : [];
});

const hardened = ofCreation((creation) => {
	const { size, critterArmor = 0 } = creation;
	return size ? [] : [setCritterArmor(creation, critterArmor + 1)];
});

const plated = ofCreation((creation) =>
	creation.plates?.length ? [] : [addPiece(creation, 'plates', 1)]
);

const barded = ofCreation((creation) => [setBarding(creation, true)]);

/** Adds 2″ to its existing propulsion (PL-PRP-01, PL-PRP-02). */
function faster(mode: PropulsionMode): Improvement {
	return ofCreation((creation) => {
		const { propulsion = [] } = creation;
		const index = propulsion.findIndex(
			(drive) => drive.mode === mode && drive.speed && drive.speed + STEP <= MOST.small
		);
		const { speed = 0 } = propulsion[index] ?? {};
		return speed ? [changePropulsion(creation, index, { speed: speed + STEP })] : [];
	});
}

/** Raises a weapon by one level; a weakened weapon becomes less weakened (PL-CWP-11). */
function stronger(type: WeaponType): Improvement {
	return ofCreation((creation, { weapons = [] }) => {
		const index = weapons.findIndex(
			(weapon) => weapon.type === type && weapon.level && weapon.level < MOST.level
		);
		const { level = 0 } = weapons[index] ?? {};
		return level ? [changeWeapon(creation, index, { level: level + 1 })] : [];
	});
}

type Upgradable = {
	[Item in CoreGearItem]: (typeof CORE_GEAR)[Item] extends { upgrade: string } ? Item : never;
}[CoreGearItem];
type Promoted = {
	[Id in PrintedRank]: (typeof RANKS)[Id] extends { promotion: infer To extends string }
		? To
		: never;
}[PrintedRank];
type Leveled = {
	[Type in PrintedWeapon]: (typeof WEAPONS)[Type] extends { crewed: true } ? never : Type;
}[PrintedWeapon];

const byKey = <Key extends string>(entries: readonly (readonly [string, Improvement])[]) =>
	Object.fromEntries(entries) as Record<Key, Improvement>;

const WAYS: readonly (readonly [GearKind['upgrade'], (item: GearItem) => Improvement])[] = [
	['missing', equipped],
	['more', oneMore],
	['sidearm', sidearm]
];

const gear = byKey<`gear.${Upgradable}`>(
	WAYS.flatMap(([way, improve]) =>
		GEAR_IDS.filter((item) => kindOf(item).upgrade === way).map(
			(item) => [`gear.${item}`, improve(item)] as const
		)
	)
);
const promotions = byKey<`rank.${Promoted}`>(
	RANK_IDS.flatMap((from) => {
		const to = RANK_IDS.find((id) => id === rankKind(from).promotion);
		return to ? [[`rank.${to}`, promoted(from, to)] as const] : [];
	})
);
const weapons = byKey<`weapon.${Leveled}`>(
	WEAPON_IDS.filter((type) => !weaponKind(type).crewed).map(
		(type) => [`weapon.${type}`, stronger(type)] as const
	)
);

/**
 * The upgrades of an entry, by the ledger line that grows. Whether a rulebook has an upgrade, and whether the
 * upgraded unit is legal, follows from its quote.
 */
const upgrades = {
	...gear,
	skillBonus: skilled,
	pilot: trained,
	'magic.level': learned,
	...promotions,
	structure: reinforced,
	critterArmor: hardened,
	plate: plated,
	barding: barded,
	'propulsion.ground': faster('ground'),
	'propulsion.water': faster('water'),
	'propulsion.underwater': faster('underwater'),
	'propulsion.air': faster('air'),
	...weapons
} satisfies Partial<Record<LedgerKey, Improvement>>;

export type Upgrade = keyof typeof upgrades;
export const UPGRADES = Object.keys(upgrades) as readonly Upgrade[];

/** An upgrade as a printed rulebook has it, or with the row of a pack in place of the printed one. */
export interface Improved {
	readonly upgrade: Upgrade;
	readonly row?: RowId | undefined;
}

const isUpgrade = (key: string): key is Upgrade => Object.hasOwn(upgrades, key);
const LINES = { gear: 'gear', ranks: 'rank' } as const;

/** The upgrades of the printed rules, and those with rows of an army's packs. */
export function improvementsIn({ packs = [] }: Pick<Army, 'packs'>): readonly Improved[] {
	const own = packs.flatMap((pack) =>
		rowsIn(pack).flatMap(({ table, id, row }): Improved[] => {
			const key = table === 'weapons' ? '' : `${LINES[table]}.${row.like}`;
			return isUpgrade(key) ? [{ upgrade: key, row: id as RowId }] : [];
		})
	);
	return [...UPGRADES.map((upgrade) => ({ upgrade })), ...own];
}

/** An army to apply edits to a single unit. */
const empty = newArmy('', '', { profile: 'free' });

/** The unit of an army with packs with one upgrade, whether or not its rulebook has it; undefined if it does not apply. */
export function upgraded(
	unit: Unit,
	{ upgrade, row }: Improved,
	packs: Pick<Army, 'packs'> = {}
): Unit | undefined {
	const like = printedUnit(packs, unit);
	if (unit.kind === 'figure' || like.kind === 'figure') return undefined;
	const alone: Army = { ...empty, units: [unit] };
	const [better] = upgrades[upgrade](unit, like, row).reduce(
		(army, edit) => edit.apply(army),
		alone
	).units;
	return better === unit ? undefined : better;
}
