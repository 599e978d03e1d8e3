import { addPiece } from '$lib/army/edits/pieces';
import {
	changePropulsion,
	changeWeapon,
	setBarding,
	setCritterArmor,
	setStructureLevel
} from '$lib/army/edits/creation-edits';
import type { Edit } from '$lib/army/edits/edit';
import { addGear, placeGear, type Bearer } from '$lib/army/edits/edits';
import { MOST } from '$lib/army/format/limits';
import { setMagicLevel, setTalent, setTraining } from '$lib/army/edits/mind-edits';
import { setRank } from '$lib/army/edits/minifig-edits';
import { newArmy } from '$lib/army/new-army';
import type {
	Army,
	Creation,
	GearItem,
	Minifig,
	PropulsionMode,
	Rank,
	Unit,
	WeaponType
} from '$lib/rules/choices';
import type { LedgerKey } from '$lib/rules/ledger';
import { countOf, piecesOf } from '$lib/rules/terms';

/** The edits that better a unit; none where it has no use for them. */
type Improvement = (unit: Bearer) => readonly Edit[];

/** Speed is bought by 2″ (PL-PRP-01). */
const STEP = 2;

function owns(unit: Bearer, ...items: readonly GearItem[]): boolean {
	return items.some((item) => piecesOf(unit.gear ?? [], item) > 0);
}

/** A piece for who has none of it. */
function equipped(item: GearItem): Improvement {
	return (unit) => (owns(unit, item) ? [] : [addGear(unit, item)]);
}

/** A short weapon at the belt of who could only push in close combat (PL-WPN-09). */
function sidearm(unit: Bearer): readonly Edit[] {
	const { gear = [] } = unit;
	const armed = owns(unit, 'shortHand', 'heavyHand', 'twoHanded');
	if (unit.kind !== 'minifig' || armed || gear.length >= MOST.entries) return [];
	return [addGear(unit, 'shortHand'), placeGear(unit, gear.length, 'stowed')];
}

function ofMinifig(edits: (minifig: Minifig) => readonly Edit[]): Improvement {
	return (unit) => (unit.kind === 'minifig' ? edits(unit) : []);
}

function ofCreation(edits: (creation: Creation) => readonly Edit[]): Improvement {
	return (unit) => (unit.kind === 'creation' ? edits(unit) : []);
}

/** One explosive more, beside those that he carries (PL-WPN-06). */
const grenade = ofMinifig((minifig) => [addGear(minifig, 'explosive')]);

/** A single figure rises; a troop does not become a troop of officers. */
function promoted(from: Rank, to: Rank): Improvement {
	return ofMinifig((minifig) =>
		minifig.rank === from && countOf(minifig) === 1 ? [setRank(minifig, to)] : []
	);
}

function skilled(unit: Bearer): readonly Edit[] {
	const { skillBonus = 0 } = (unit.kind === 'minifig' ? unit : unit.brain) ?? {};
	return [setTraining(unit, 'skillBonus', skillBonus + 1)];
}

/** Who rides or drives learns to (PL-PIL-05). */
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

/** 2″ faster by what moves it already (PL-PRP-01, PL-PRP-02). */
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

/** A weapon of the next level; one that was weakened is weakened less (PL-CWP-11). */
function stronger(type: WeaponType): Improvement {
	return ofCreation((creation) => {
		const { weapons = [] } = creation;
		const index = weapons.findIndex(
			(weapon) => weapon.type === type && weapon.level && weapon.level < MOST.level
		);
		const { level = 0 } = weapons[index] ?? {};
		return level ? [changeWeapon(creation, index, { level: level + 1 })] : [];
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

/** An army for a unit alone. */
const empty = newArmy('', '', { profile: 'free' });

/** The unit with one upgrade, whether its rulebook has that or not; undefined where it makes no sense. */
export function upgraded(unit: Unit, upgrade: Upgrade): Unit | undefined {
	if (unit.kind === 'figure') return undefined;
	const alone: Army = { ...empty, units: [unit] };
	const [better] = upgrades[upgrade](unit).reduce((army, edit) => edit.apply(army), alone).units;
	return better === unit ? undefined : better;
}
