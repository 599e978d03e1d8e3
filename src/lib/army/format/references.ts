import { RULEBOOK_FORMATS, type Army, type Creation, type Unit } from '$lib/rules/choices';
import { summonsOf } from '$lib/rules/terms';
import { pointer, type Problem } from './problem';

type Place = readonly (string | number)[];

function duplicate(entries: readonly { id: string }[], place: Place, taken: Set<string>) {
	for (const [index, { id }] of entries.entries()) {
		if (taken.has(id)) {
			return { code: 'duplicateId', path: pointer([...place, index, 'id']), id } as const;
		}
		taken.add(id);
	}
	return undefined;
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
		for (const [index, unit] of units.entries()) {
			if (!('mount' in unit) || unit.mount === undefined || known.has(unit.mount)) continue;
			return unknown(unit.mount, ...place, index, 'mount');
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

function incomplete(creation: Creation, place: Place, unmeasured: boolean): Problem | undefined {
	const missing = (...steps: Place): Problem => ({
		code: 'missing',
		path: pointer([...place, ...steps])
	});
	if (creation.size === undefined && !unmeasured) return missing('size');
	const weapon = (creation.weapons ?? []).findIndex(
		({ type, level }) => level === undefined && type !== 'heavyWeapon'
	);
	if (weapon >= 0) return missing('weapons', weapon, 'level');
	const drive = (creation.propulsion ?? []).findIndex(
		({ mode, speed, modules }) => mode !== 'special' && speed === undefined && modules === undefined
	);
	if (drive >= 0) return missing('propulsion', drive, 'speed');
	const { brain } = creation;
	if (brain?.type === 'half' && !brain.limitation) return missing('brain', 'limitation');
	if (brain?.type === 'full' && brain.limitation) {
		return {
			code: 'unknownField',
			path: pointer([...place, 'brain', 'limitation']),
			field: 'limitation'
		};
	}
	return undefined;
}

function incompleteUnit(army: Army): Problem | undefined {
	for (const [units, place] of unitLists(army)) {
		for (const [index, unit] of units.entries()) {
			if (unit.kind !== 'creation') continue;
			const problem = incomplete(
				unit,
				[...place, index],
				!RULEBOOK_FORMATS[army.rulebook].measured
			);
			if (problem) return problem;
		}
	}
	return undefined;
}

/** Checks what the schema cannot: duplicate ids, references to missing units, missing measures. */
export function checkReferences(army: Army): Problem | undefined {
	const fielded = new Set<string>();
	const twice = duplicate(army.units, ['units'], fielded);
	const known = new Set(fielded);
	return (
		twice ??
		duplicate(summonsOf(army), ['reserve', 'summons'], known) ??
		duplicate(army.squads ?? [], ['squads'], new Set()) ??
		unknownMount(army, known) ??
		unknownMember(army, fielded) ??
		incompleteUnit(army)
	);
}
