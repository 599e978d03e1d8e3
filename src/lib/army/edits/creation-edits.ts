import type {
	Brain,
	Creation,
	CreationWeapon,
	Form,
	Propulsion,
	PropulsionMode,
	WeaponType
} from '$lib/rules/choices';
import { MOST } from '../format/limits';
import type { Edit, EditKey, UnitName } from './edit';
import { unitEdit } from './edits';
import { halves, whole, withChanged, withEntry, withField, withoutEntry } from './entries';

function creationEdit(
	key: EditKey,
	unit: UnitName,
	change: (creation: Creation) => Creation
): Edit {
	return unitEdit(key, unit, (found) => (found.kind === 'creation' ? change(found) : found));
}

export function setForm(unit: UnitName, form: Form): Edit {
	return creationEdit('setForm', unit, (creation) => withField(creation, 'form', form));
}

/** Inches of size; a length that was measured stays, and may speak against it (PL-STR-05). */
export function setSize(unit: UnitName, size: number): Edit {
	return creationEdit('setSize', unit, (creation) =>
		withField(creation, 'size', whole(size, MOST.size))
	);
}

/** Inches as measured, kept to the hundredth, and the size that they go to (PL-STR-05). */
export function setMeasured(unit: UnitName, measured: number, size: number): Edit {
	const length = Math.min(MOST.size, Math.max(0, Math.round(measured * 100) / 100));
	return creationEdit('setSize', unit, (creation) =>
		withField(withField(creation, 'size', whole(size, MOST.size)), 'measured', length)
	);
}

export function forgetMeasured(unit: UnitName): Edit {
	return creationEdit('forgetMeasured', unit, (creation) =>
		withField(creation, 'measured', undefined)
	);
}

export function setStructureLevel(unit: UnitName, level: number): Edit {
	const wanted = whole(level, MOST.structureLevel);
	return creationEdit('setStructure', unit, (creation) =>
		withField(creation, 'structureLevel', wanted)
	);
}

/** Points of a critter's armor (PL-STR-10). */
export function setCritterArmor(unit: UnitName, points: number): Edit {
	const wanted = whole(points, MOST.small);
	return creationEdit('setCritterArmor', unit, (creation) =>
		withField(creation, 'critterArmor', wanted, 0)
	);
}

export function setBarding(unit: UnitName, barding: boolean): Edit {
	return creationEdit('setBarding', unit, (creation) =>
		withField(creation, 'barding', barding, false)
	);
}

/** One more way to move. */
export function addPropulsion(
	unit: UnitName,
	mode: PropulsionMode,
	amount: Pick<Propulsion, 'speed' | 'modules'>
): Edit {
	return creationEdit('addPropulsion', unit, (creation) => ({
		...creation,
		propulsion: withEntry(creation.propulsion, { mode, ...amount })
	}));
}

/** A way to move has inches or modules, one at least, unless it is special: a teleport has no speed. */
function propulsionWith(propulsion: Propulsion, change: Partial<Propulsion>): Propulsion {
	const made = { ...propulsion, ...change };
	const { mode, speed = 0, modules = 0, agreedCost, name } = made;
	const least = mode === 'special' ? 0 : 1;
	const counted = whole(modules, MOST.small);
	const slowest = counted > 0 || propulsion.speed === undefined ? 0 : least;
	const inches = Math.max(slowest, whole(speed, MOST.small));
	const moved = withField(made, 'speed', inches, 0);
	const fewest = inches > 0 ? 0 : least;
	const numbers = withField(moved, 'modules', Math.max(fewest, counted), 0);
	const cost = agreedCost === undefined ? undefined : halves(agreedCost);
	return withField(withField(numbers, 'agreedCost', cost), 'name', name, '');
}

export function changePropulsion(unit: UnitName, index: number, change: Partial<Propulsion>): Edit {
	return creationEdit('changePropulsion', unit, (creation) => {
		if (!creation.propulsion?.[index]) return creation;
		const propulsion = withChanged(creation.propulsion, index, (entry) =>
			propulsionWith(entry, change)
		);
		return { ...creation, propulsion };
	});
}

export function removePropulsion(unit: UnitName, index: number): Edit {
	return creationEdit('removePropulsion', unit, (creation) =>
		withField(creation, 'propulsion', withoutEntry(creation.propulsion, index))
	);
}

/** One more weapon built in: of level 1, or of none where a rulebook has no levels. */
export function addWeapon(unit: UnitName, type: WeaponType): Edit {
	const weapon = type === 'heavyWeapon' ? { type } : { type, level: 1 };
	return creationEdit('addWeapon', unit, (creation) => ({
		...creation,
		weapons: withEntry(creation.weapons, weapon)
	}));
}

/** Its type and its payload have edits of their own. */
export type WeaponChange = Partial<Omit<CreationWeapon, 'type' | 'payload'>>;

function weaponWith(weapon: CreationWeapon, change: WeaponChange): CreationWeapon {
	const made: CreationWeapon = { ...weapon, ...change };
	const { level, builtSize, count = 1, name, mounting } = made;
	const most = (value?: number) => (value === undefined ? undefined : whole(value, MOST.level));
	const sized = withField(withField(made, 'level', most(level)), 'builtSize', most(builtSize));
	const counted = withField(sized, 'count', whole(count, MOST.count, 1), 1);
	return withField(withField(counted, 'mounting', mounting, 'fixed'), 'name', name, '');
}

export function changeWeapon(unit: UnitName, index: number, change: WeaponChange): Edit {
	return creationEdit('changeWeapon', unit, (creation) => {
		if (!creation.weapons?.[index]) return creation;
		const weapons = withChanged(creation.weapons, index, (entry) => weaponWith(entry, change));
		return { ...creation, weapons };
	});
}

export function removeWeapon(unit: UnitName, index: number): Edit {
	return creationEdit('removeWeapon', unit, (creation) =>
		withField(creation, 'weapons', withoutEntry(creation.weapons, index))
	);
}

/** A brain, half a one with its limitation, or none; what it has learned stays with it (PL-MND-05). */
export function setBrain(unit: UnitName, type: Brain['type'] | undefined): Edit {
	return creationEdit('setBrain', unit, (creation) => {
		const { brain } = creation;
		if (type === brain?.type) return creation;
		if (type === undefined) return withField(creation, 'brain', undefined);
		const limitation = type === 'half' ? (brain?.limitation ?? 'dependent') : undefined;
		return { ...creation, brain: withField({ ...brain, type }, 'limitation', limitation) };
	});
}

function brainEdit(key: EditKey, unit: UnitName, change: (brain: Brain) => Brain): Edit {
	return creationEdit(key, unit, (creation) =>
		creation.brain ? withField(creation, 'brain', change(creation.brain)) : creation
	);
}

export type Limitation = NonNullable<Brain['limitation']>;

export function setLimitation(unit: UnitName, limitation: Limitation): Edit {
	return brainEdit('setLimitation', unit, (brain) => withField(brain, 'limitation', limitation));
}

/** An order that a simple being follows from the start (PL-MND-06): changed, added at the end, or taken off. */
export function setOrder(unit: UnitName, index: number, order: string): Edit {
	return brainEdit('setOrder', unit, (brain) => {
		const { orders = [] } = brain;
		if (order === '') return withField(brain, 'orders', withoutEntry(orders, index));
		const told = index < orders.length;
		return {
			...brain,
			orders: told ? withChanged(orders, index, () => order) : withEntry(orders, order)
		};
	});
}
