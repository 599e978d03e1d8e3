import type { Army, Squad, Unit } from '$lib/rules/choices';
import { countIn, freeOf } from '$lib/rules/formation/formation';
import { countOf } from '$lib/rules/terms';
import { MOST } from '../format/limits';
import { edit, type Edit, type UnitName } from './edit';

/** The squad to edit, and its name for the history. */
export type SquadName = Pick<Squad, 'id' | 'name'>;

function freeSquadId({ squads = [] }: Army): string {
	const taken = new Set(squads.map(({ id }) => id));
	let number = squads.length + 1;
	while (taken.has(`q${number}`)) number += 1;
	return `q${number}`;
}

function withSquads({ squads: _, ...army }: Army, squads: readonly Squad[]): Army {
	return squads.length > 0 ? { ...army, squads: [...squads] } : army;
}

function withSquad(army: Army, id: string, change: (squad: Squad) => Squad): Army {
	const squads = army.squads?.map((squad) => (squad.id === id ? change(squad) : squad));
	const changed = squads?.some((squad, index) => squad !== army.squads?.[index]);
	return squads && changed ? { ...army, squads } : army;
}

/** Adds an empty squad; returns the same army if there is no room. */
function withNewSquad(army: Army, name: string): Army {
	const { squads = [] } = army;
	if (squads.length >= MOST.entries) return army;
	return { ...army, squads: [...squads, { id: freeSquadId(army), name }] };
}

/** Adds an empty squad. */
export function formSquad(name: string): Edit {
	return edit('formSquad', name, (army) => withNewSquad(army, name));
}

/** Forms a squad from the figures of a unit without a squad, or from all of them if there are none. */
export function formSquadOf(name: string, unit: UnitName): Edit {
	return edit('formSquad', name, (army) => {
		const formed = withNewSquad(army, name);
		const squad = formed === army ? undefined : formed.squads?.at(-1);
		return squad ? enlist(squad, unit).apply(formed) : army;
	});
}

export function renameSquad({ id }: SquadName, name: string): Edit {
	return edit('renameSquad', name, (army) =>
		withSquad(army, id, (squad) => (squad.name === name ? squad : { ...squad, name }))
	);
}

/** Removes a squad; its units stay. */
export function disbandSquad({ id, name }: SquadName): Edit {
	return edit('disbandSquad', name, (army) => {
		const kept = army.squads?.filter((squad) => squad.id !== id);
		return kept && kept.length < (army.squads?.length ?? 0) ? withSquads(army, kept) : army;
	});
}

/** Sets the number of an entry's figures in a squad, in the same position as before or at the end. */
function withMember(squad: Squad, unit: Unit, count: number): Squad {
	const { id } = unit;
	const { members = [], banner, ...rest } = squad;
	const first = members.findIndex((member) => member.unit === id);
	const others = members.filter((member) => member.unit !== id);
	const place = first < 0 ? others.length : first;
	if (count <= 0) return { ...rest, members: others, ...(banner !== id && { banner }) };
	if (others.length >= MOST.entries) return squad;
	return { ...squad, members: others.toSpliced(place, 0, { unit: id, count }) };
}

/** Removes excess figures of a unit from the other squads, last squad first. */
function withoutSurplus(army: Army, wanted: string, unit: Unit): Army {
	const there = (given: Army) =>
		(given.squads ?? []).reduce((sum, squad) => sum + countIn(squad, unit), 0);
	return (army.squads ?? []).toReversed().reduce((given, squad) => {
		const surplus = there(given) - countOf(unit);
		const own = countIn(squad, unit);
		if (squad.id === wanted || surplus <= 0 || own === 0) return given;
		return withSquad(given, squad.id, (found) => withMember(found, unit, own - surplus));
	}, army);
}

function withMembers(army: Army, squad: string, id: string, count: number): Army {
	const unit = army.units.find((found) => found.id === id);
	const formed = army.squads?.find((found) => found.id === squad);
	if (!unit || !formed) return army;
	const bounded = Math.max(0, Math.min(countOf(unit), Math.round(count)));
	const joined =
		bounded === countIn(formed, unit)
			? army
			: withSquad(army, squad, (found) => withMember(found, unit, bounded));
	return bounded > 0 ? withoutSurplus(joined, squad, unit) : joined;
}

/** Sets the number of a unit's figures in a squad, and takes them from other squads if needed. */
export function setMember(squad: SquadName, { id, name }: UnitName, count: number): Edit {
	const key = count > 0 ? 'setMember' : 'leaveSquad';
	return edit(key, name, (army) => withMembers(army, squad.id, id, count));
}

/** The army with a unit removed from all squads, as bearer too. */
export function withoutSquads(army: Army, id: string): Army {
	const unit = army.units.find((found) => found.id === id);
	const { squads } = army;
	if (!unit || !squads) return army;
	return { ...army, squads: squads.map((squad) => withMember(squad, unit, 0)) };
}

/** Adds the figures of a unit without a squad to a squad, or all of them if there are none. */
export function enlist(squad: SquadName, { id, name }: UnitName): Edit {
	return edit('setMember', name, (army) => {
		const unit = army.units.find((found) => found.id === id);
		return unit ? withMembers(army, squad.id, id, freeOf(army, unit) || countOf(unit)) : army;
	});
}

/** Sets the unit that carries the squad's banner; undefined for none. */
export function setBanner({ id, name }: SquadName, bearer: string | undefined): Edit {
	return edit('setBanner', name, (army) => {
		if (bearer !== undefined && !army.units.some((unit) => unit.id === bearer)) return army;
		return withSquad(army, id, (found) => {
			const { banner, ...rest } = found;
			if (banner === bearer) return found;
			return bearer === undefined ? rest : { ...rest, banner: bearer };
		});
	});
}
