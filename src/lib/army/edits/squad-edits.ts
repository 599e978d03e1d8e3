import type { Army, Squad, Unit } from '$lib/rules/choices';
import { countIn, freeOf } from '$lib/rules/formation/formation';
import { countOf } from '$lib/rules/terms';

/** Squads of an army, and members of a squad, that a file may hold. */
export const MAXIMUM_LIST = 200;

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

/** One squad more, with nobody in it yet. */
export function formSquad(army: Army, name: string): Army {
	const { squads = [] } = army;
	if (squads.length >= MAXIMUM_LIST) return army;
	return { ...army, squads: [...squads, { id: freeSquadId(army), name }] };
}

/** One squad more, of the figures of an entry that stand in none yet, or of all where there are no such. */
export function formSquadOf(army: Army, name: string, unit: string): Army {
	const formed = formSquad(army, name);
	const squad = formed === army ? undefined : formed.squads?.at(-1);
	return squad ? enlist(formed, squad.id, unit) : army;
}

export function renameSquad(army: Army, id: string, name: string): Army {
	return withSquad(army, id, (squad) => (squad.name === name ? squad : { ...squad, name }));
}

/** The army without a squad; its units stay. */
export function disbandSquad(army: Army, id: string): Army {
	const kept = army.squads?.filter((squad) => squad.id !== id);
	return kept && kept.length < (army.squads?.length ?? 0) ? withSquads(army, kept) : army;
}

/** A squad with so many figures of an entry: at the place where it had some, or at the end. */
function withMember(squad: Squad, unit: Unit, count: number): Squad {
	const { id } = unit;
	const { members = [], banner, ...rest } = squad;
	const first = members.findIndex((member) => member.unit === id);
	const others = members.filter((member) => member.unit !== id);
	const place = first < 0 ? others.length : first;
	if (count <= 0) return { ...rest, members: others, ...(banner !== id && { banner }) };
	if (others.length >= MAXIMUM_LIST) return squad;
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

/** So many figures of an entry in a squad, none of them in another too; 0 take it out. */
export function setMember(army: Army, squad: string, id: string, count: number): Army {
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

/** A unit in no squad any more, and no squad's banner with it. */
export function leaveSquads(army: Army, id: string): Army {
	const unit = army.units.find((found) => found.id === id);
	const { squads } = army;
	if (!unit || !squads) return army;
	return { ...army, squads: squads.map((squad) => withMember(squad, unit, 0)) };
}

/** Into a squad with those figures of an entry that stand in none, or with all where there are no such. */
export function enlist(army: Army, squad: string, id: string): Army {
	const unit = army.units.find((found) => found.id === id);
	return unit ? setMember(army, squad, id, freeOf(army, unit) || countOf(unit)) : army;
}

/** Who carries the squad's banner, or nobody. */
export function setBanner(army: Army, squad: string, bearer: string | undefined): Army {
	if (bearer !== undefined && !army.units.some(({ id }) => id === bearer)) return army;
	return withSquad(army, squad, (found) => {
		const { banner, ...rest } = found;
		if (banner === bearer) return found;
		return bearer === undefined ? rest : { ...rest, banner: bearer };
	});
}
