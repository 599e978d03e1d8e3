import type {
	Army,
	Brain,
	Creation,
	CreationWeapon,
	Form,
	Propulsion,
	PropulsionMode,
	WeaponType
} from '$lib/rules/choices';
import { withAnyUnit } from './edits';
import { halves, MOST, whole, withChanged, withEntry, withField, withoutEntry } from './entries';

function withCreation(army: Army, id: string, change: (creation: Creation) => Creation): Army {
	return withAnyUnit(army, id, (unit) => (unit.kind === 'creation' ? change(unit) : unit));
}

export function setForm(army: Army, id: string, form: Form): Army {
	return withCreation(army, id, (creation) => withField(creation, 'form', form));
}

/** Inches of size; a length that was measured stays, and may speak against it (PL-STR-05). */
export function setSize(army: Army, id: string, size: number): Army {
	return withCreation(army, id, (creation) => withField(creation, 'size', whole(size, MOST.size)));
}

/** Inches as measured, kept to the hundredth, and the size that they go to (PL-STR-05). */
export function setMeasured(army: Army, id: string, measured: number, size: number): Army {
	const length = Math.min(MOST.size, Math.max(0, Math.round(measured * 100) / 100));
	return withCreation(army, id, (creation) =>
		withField(withField(creation, 'size', whole(size, MOST.size)), 'measured', length)
	);
}

export function forgetMeasured(army: Army, id: string): Army {
	return withCreation(army, id, (creation) => withField(creation, 'measured', undefined));
}

export function setStructureLevel(army: Army, id: string, level: number): Army {
	const wanted = whole(level, MOST.structureLevel);
	return withCreation(army, id, (creation) => withField(creation, 'structureLevel', wanted));
}

/** Points of a critter's armor (PL-STR-10). */
export function setCritterArmor(army: Army, id: string, points: number): Army {
	const wanted = whole(points, MOST.small);
	return withCreation(army, id, (creation) => withField(creation, 'critterArmor', wanted, 0));
}

export function setBarding(army: Army, id: string, barding: boolean): Army {
	return withCreation(army, id, (creation) => withField(creation, 'barding', barding, false));
}

/** One more way to move. */
export function addPropulsion(
	army: Army,
	id: string,
	mode: PropulsionMode,
	amount: Pick<Propulsion, 'speed' | 'modules'>
): Army {
	return withCreation(army, id, (creation) => ({
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

export function changePropulsion(
	army: Army,
	id: string,
	index: number,
	change: Partial<Propulsion>
): Army {
	return withCreation(army, id, (creation) => {
		if (!creation.propulsion?.[index]) return creation;
		const propulsion = withChanged(creation.propulsion, index, (entry) =>
			propulsionWith(entry, change)
		);
		return { ...creation, propulsion };
	});
}

export function removePropulsion(army: Army, id: string, index: number): Army {
	return withCreation(army, id, (creation) =>
		withField(creation, 'propulsion', withoutEntry(creation.propulsion, index))
	);
}

/** One more weapon built in: of level 1, or of none where a rulebook has no levels. */
export function addWeapon(army: Army, id: string, type: WeaponType): Army {
	const weapon = type === 'heavyWeapon' ? { type } : { type, level: 1 };
	return withCreation(army, id, (creation) => ({
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

export function changeWeapon(army: Army, id: string, index: number, change: WeaponChange): Army {
	return withCreation(army, id, (creation) => {
		if (!creation.weapons?.[index]) return creation;
		const weapons = withChanged(creation.weapons, index, (entry) => weaponWith(entry, change));
		return { ...creation, weapons };
	});
}

export function removeWeapon(army: Army, id: string, index: number): Army {
	return withCreation(army, id, (creation) =>
		withField(creation, 'weapons', withoutEntry(creation.weapons, index))
	);
}

/** A brain, half a one with its limitation, or none; what it has learned stays with it (PL-MND-05). */
export function setBrain(army: Army, id: string, type: Brain['type'] | undefined): Army {
	return withCreation(army, id, (creation) => {
		const { brain } = creation;
		if (type === brain?.type) return creation;
		if (type === undefined) return withField(creation, 'brain', undefined);
		const limitation = type === 'half' ? (brain?.limitation ?? 'dependent') : undefined;
		return { ...creation, brain: withField({ ...brain, type }, 'limitation', limitation) };
	});
}

function withBrain(army: Army, id: string, change: (brain: Brain) => Brain): Army {
	return withCreation(army, id, (creation) =>
		creation.brain ? withField(creation, 'brain', change(creation.brain)) : creation
	);
}

export type Limitation = NonNullable<Brain['limitation']>;

export function setLimitation(army: Army, id: string, limitation: Limitation): Army {
	return withBrain(army, id, (brain) => withField(brain, 'limitation', limitation));
}

/** An order that a simple being follows from the start (PL-MND-06): changed, added at the end, or taken off. */
export function setOrder(army: Army, id: string, index: number, order: string): Army {
	return withBrain(army, id, (brain) => {
		const { orders = [] } = brain;
		if (order === '') return withField(brain, 'orders', withoutEntry(orders, index));
		const told = index < orders.length;
		return {
			...brain,
			orders: told ? withChanged(orders, index, () => order) : withEntry(orders, order)
		};
	});
}
