import { weaponKind } from '$lib/rules/items/kinds';
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

/** Sets the size in inches. A measured length stays, even if it contradicts the size (PL-STR-05). */
export function setSize(unit: UnitName, size: number): Edit {
	return creationEdit('setSize', unit, (creation) =>
		withField(creation, 'size', whole(size, MOST.size))
	);
}

/** Sets the measured length, rounded to hundredths of an inch, and the size that follows from it (PL-STR-05). */
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

/** Sets the points of a critter's armor (PL-STR-10). */
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

/** Adds a way to move. */
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

/** Keeps at least one inch or module, except for special propulsion: a teleport has no speed. */
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

/** Adds a built-in weapon of level 1, or without a level if the rulebook has none. */
/** Adds a weapon; a row of a pack has a crew or a level like the printed weapon `like`. */
export function addWeapon(unit: UnitName, type: WeaponType, like: WeaponType = type): Edit {
	const weapon = weaponKind(like).crewed ? { type } : { type, level: 1 };
	return creationEdit('addWeapon', unit, (creation) => ({
		...creation,
		weapons: withEntry(creation.weapons, weapon)
	}));
}

/** Type and payload have separate edits. */
type WeaponChange = Partial<Omit<CreationWeapon, 'type' | 'payload'>>;

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

/** Sets a full brain, a half-brain with its limitation, or none. Training is kept (PL-MND-05). */
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

/** Changes, adds or removes a standing order of a simple being (PL-MND-06). */
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
