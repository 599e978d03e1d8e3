import type { Army, Creation, Unit } from '$lib/rules/choices';
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

/** Every place that names a unit, with the name; a mount may be a summon too. */
function references(army: Army): { place: Place; id: string | undefined; summons: boolean }[] {
	const mounts = (units: readonly Unit[], place: Place) =>
		units.flatMap((unit, index) =>
			'mount' in unit && unit.mount !== undefined
				? [{ place: [...place, index, 'mount'], id: unit.mount, summons: true }]
				: []
		);
	const squads = (army.squads ?? []).flatMap(({ members = [], banner }, squad) => [
		...members.map(({ unit }, index) => ({
			place: ['squads', squad, 'members', index, 'unit'],
			id: unit,
			summons: false
		})),
		{ place: ['squads', squad, 'banner'], id: banner, summons: false }
	]);
	return [
		...mounts(army.units, ['units']),
		...mounts(army.reserve?.summons ?? [], ['reserve', 'summons']),
		...squads
	];
}

function incomplete(creation: Creation, place: Place, quickWars: boolean): Problem | undefined {
	const missing = (...steps: Place): Problem => ({
		code: 'missing',
		path: pointer([...place, ...steps])
	});
	if (creation.size === undefined && !quickWars) return missing('size');
	const weapon = (creation.weapons ?? []).findIndex(
		({ type, level }) => level === undefined && type !== 'heavyWeapon'
	);
	if (weapon >= 0) return missing('weapons', weapon, 'level');
	const drive = (creation.propulsion ?? []).findIndex(
		({ speed, modules }) => speed === undefined && modules === undefined
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
	const lists: [readonly Unit[], Place][] = [
		[army.units, ['units']],
		[army.reserve?.summons ?? [], ['reserve', 'summons']]
	];
	for (const [units, place] of lists) {
		for (const [index, unit] of units.entries()) {
			if (unit.kind !== 'creation') continue;
			const problem = incomplete(unit, [...place, index], army.rulebook === 'quickwars');
			if (problem) return problem;
		}
	}
	return undefined;
}

/** What a schema cannot see: ids that stand twice, names of units that do not exist, missing measures. */
export function checkReferences(army: Army): Problem | undefined {
	const units = new Set<string>();
	const twice =
		duplicate(army.units, ['units'], units) ??
		duplicate(army.reserve?.summons ?? [], ['reserve', 'summons'], units) ??
		duplicate(army.squads ?? [], ['squads'], new Set());
	if (twice) return twice;
	const fielded = new Set(army.units.map(({ id }) => id));
	const unknown = references(army).find(
		({ id, summons }) => id !== undefined && !(summons ? units : fielded).has(id)
	);
	if (unknown) {
		return { code: 'unknownReference', path: pointer(unknown.place), id: unknown.id ?? '' };
	}
	return incompleteUnit(army);
}
