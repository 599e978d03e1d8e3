import type { Army, Squad, Unit } from '$lib/rules/choices';
import { countIn, freeOf } from '$lib/rules/formation/formation';
import { countOf } from '$lib/rules/terms';
import { MOST } from '../format/limits';
import { edit, type Edit, type UnitName } from './edit';

/** The squad that an edit is made on. */
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

/** The army with one squad more, with nobody in it yet; the same army where there is no room. */
function withNewSquad(army: Army, name: string): Army {
	const { squads = [] } = army;
	if (squads.length >= MOST.entries) return army;
	return { ...army, squads: [...squads, { id: freeSquadId(army), name }] };
}

/** One squad more, with nobody in it yet. */
export function formSquad(name: string): Edit {
	return edit('formSquad', name, (army) => withNewSquad(army, name));
}

/** One squad more, of the figures of a unit that stand in none yet, or of all where there are no such. */
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

/** The army without a squad; its units stay. */
export function disbandSquad({ id, name }: SquadName): Edit {
	return edit('disbandSquad', name, (army) => {
		const kept = army.squads?.filter((squad) => squad.id !== id);
		return kept && kept.length < (army.squads?.length ?? 0) ? withSquads(army, kept) : army;
	});
}

/** A squad with so many figures of an entry: at the place where it had some, or at the end. */
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

/** Takes from the other squads, the last first, what an entry cannot be in at the same time. */
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

/** So many figures of a unit in a squad, none of them in another too; 0 take it out. */
export function setMember(squad: SquadName, { id, name }: UnitName, count: number): Edit {
	const key = count > 0 ? 'setMember' : 'leaveSquad';
	return edit(key, name, (army) => withMembers(army, squad.id, id, count));
}

/** The army with a unit in no squad any more, and no squad's banner with it. */
export function withoutSquads(army: Army, id: string): Army {
	const unit = army.units.find((found) => found.id === id);
	const { squads } = army;
	if (!unit || !squads) return army;
	return { ...army, squads: squads.map((squad) => withMember(squad, unit, 0)) };
}

/** Into a squad with those figures of a unit that stand in none, or with all where there are no such. */
export function enlist(squad: SquadName, { id, name }: UnitName): Edit {
	return edit('setMember', name, (army) => {
		const unit = army.units.find((found) => found.id === id);
		return unit ? withMembers(army, squad.id, id, freeOf(army, unit) || countOf(unit)) : army;
	});
}

/** Who carries the squad's banner, or nobody. */
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
