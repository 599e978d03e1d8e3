import { RULEBOOK_FORMATS, type Army, type Creation, type Unit } from '$lib/rules/choices';
import { isPrintedWeapon, weaponKind } from '$lib/rules/items/kinds';
import { summonsOf } from '$lib/rules/terms';
import { pointer, type Problem } from './problem';

type Place = readonly (string | number)[];

/** The first id that is taken already; adds the others to `taken`. */
function duplicate(
	entries: readonly { id: string }[],
	place: Place,
	taken: Set<string>
): Problem | undefined {
	const index = entries.findIndex(({ id }) => taken.size === taken.add(id).size);
	const id = entries[index]?.id;
	if (id === undefined) return undefined;
	return { code: 'duplicateId', path: pointer([...place, index, 'id']), id };
}

/** The army's lists of units, with their paths. */
function unitLists(army: Army): readonly (readonly [units: readonly Unit[], place: Place])[] {
	return [
		[army.units, ['units']],
		[summonsOf(army), ['reserve', 'summons']]
	];
}

function unknown(id: string, ...place: Place): Problem {
	return { code: 'unknownReference', path: pointer(place), id };
}

/** The first mount that names no unit; summons count as units. */
function unknownMount(army: Army, known: ReadonlySet<string>): Problem | undefined {
	for (const [units, place] of unitLists(army)) {
		for (const unit of units) {
			if (unit.kind === 'figure' || unit.mount === undefined || known.has(unit.mount)) continue;
			return unknown(unit.mount, ...place, units.indexOf(unit), 'mount');
		}
	}
	return undefined;
}

/** The first squad member or banner bearer that is not among the army's units. */
function unknownMember(army: Army, fielded: ReadonlySet<string>): Problem | undefined {
	for (const [squad, { members = [], banner }] of (army.squads ?? []).entries()) {
		for (const [index, { unit }] of members.entries()) {
			if (!fielded.has(unit)) return unknown(unit, 'squads', squad, 'members', index, 'unit');
		}
		if (banner !== undefined && !fielded.has(banner)) {
			return unknown(banner, 'squads', squad, 'banner');
		}
	}
	return undefined;
}

/** The path of the first field that a creation lacks. */
function missingField(creation: Creation, isMeasured: boolean): Place | undefined {
	const { size, weapons = [], propulsion = [], brain } = creation;
	if (size === undefined && isMeasured) return ['size'];
	const weapon = weapons.findIndex(
		({ type, level }) => level === undefined && isPrintedWeapon(type) && !weaponKind(type).crewed
	);
	if (weapon >= 0) return ['weapons', weapon, 'level'];
	const drive = propulsion.findIndex(
		({ mode, speed, modules }) => mode !== 'special' && speed === undefined && modules === undefined
	);
	if (drive >= 0) return ['propulsion', drive, 'speed'];
	return brain?.type === 'half' && !brain.limitation ? ['brain', 'limitation'] : undefined;
}

/** The first creation that lacks a measure which its rulebook asks for, or has one too many. */
export function incompleteUnit(army: Army): Problem | undefined {
	const { measured } = RULEBOOK_FORMATS[army.rulebook];
	for (const [units, list] of unitLists(army)) {
		for (const unit of units) {
			if (unit.kind !== 'creation') continue;
			const place = (path: Place) => pointer([...list, units.indexOf(unit), ...path]);
			const missing = missingField(unit, measured);
			if (missing) return { code: 'missing', path: place(missing) };
			if (unit.brain?.type !== 'full' || !unit.brain.limitation) continue;
			const field = 'limitation';
			return { code: 'unknownField', path: place(['brain', field]), field };
		}
	}
	return undefined;
}

/** Checks what the schema cannot: duplicate ids, references to missing units, missing measures. */
export function checkReferences(army: Army): Problem | undefined {
	const fielded = new Set<string>();
	const twice = duplicate(army.units, ['units'], fielded);
	const summons = summonsOf(army);
	const known = summons.length > 0 ? new Set(fielded) : fielded;
	return (
		twice ??
		duplicate(summons, ['reserve', 'summons'], known) ??
		duplicate(army.squads ?? [], ['squads'], new Set()) ??
		unknownMount(army, known) ??
		unknownMember(army, fielded) ??
		incompleteUnit(army)
	);
}
