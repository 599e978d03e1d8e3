import type { Army, Squad, Unit } from '$lib/rules/choices';
import { allUnits, countOf, summonsOf } from '$lib/rules/terms';
import { MOST } from '../format/limits';
import { edit, type Edit, type UnitName } from './edit';
import { freeUnitId, contentKey } from './edits';
import { withUnits, withSummons, hasRoom } from './unit-order';

type Members = NonNullable<Squad['members']>;

/** How an entry is split: the count that stays, and the id of the new entry. */
interface Division {
	readonly id: string;
	readonly stay: number;
	readonly other: string;
}

/** Squad members after a split: the old entry keeps members up to its new count, the new one gets the rest. */
function dividedMembers(members: Members, { id, other }: Division, room: { left: number }) {
	return members.flatMap((member): Members => {
		if (member.unit !== id) return [member];
		const { count = 1 } = member;
		const kept = Math.min(count, room.left);
		room.left -= kept;
		const gone = count - kept;
		return [
			...(kept > 0 ? [{ unit: id, count: kept }] : []),
			...(gone > 0 ? [{ unit: other, count: gone }] : [])
		];
	});
}

function dividedSquads(squads: readonly Squad[], division: Division): Squad[] {
	const room = { left: division.stay };
	return squads.map((squad) => {
		if (!squad.members?.some(({ unit }) => unit === division.id)) return squad;
		const members = dividedMembers(squad.members, division, room);
		const gone = !members.some(({ unit }) => unit === division.id);
		const banner = gone && squad.banner === division.id ? division.other : squad.banner;
		return { ...squad, members, ...(banner !== undefined && { banner }) };
	});
}

function divided(army: Army, id: string, count: number): Army {
	const unit = allUnits(army).find((found) => found.id === id);
	const go = Math.round(count);
	if (!unit || go < 1 || go >= countOf(unit) || !hasRoom(army, id)) return army;
	const division = { id, stay: countOf(unit) - go, other: freeUnitId(army) };
	const split = (list: readonly Unit[]) =>
		list.flatMap((found) =>
			found.id === id
				? [
						{ ...found, count: division.stay },
						{ ...found, id: division.other, count: go }
					]
				: [found]
		);
	const squads = army.squads && dividedSquads(army.squads, division);
	if (squads?.some(({ members = [] }) => members.length > MOST.entries)) return army;
	const drawn = withSummons(withUnits(army, split(army.units)), split(summonsOf(army)));
	return squads ? { ...drawn, squads } : drawn;
}

/** Other entries of the same list that differ only in id and count. */
export function twinsOf(army: Army, id: string): Unit[] {
	const list = [army.units, summonsOf(army)].find((units) => units.some((unit) => unit.id === id));
	const unit = list?.find((found) => found.id === id);
	if (!list || !unit) return [];
	const same = contentKey(unit);
	return list.filter(
		(found) =>
			found !== unit &&
			found.kind === unit.kind &&
			found.name === unit.name &&
			contentKey(found) === same
	);
}

/** The twins that can be merged with a unit within the maximum count. */
export function mergeableWith(army: Army, id: string): Unit[] {
	const unit = allUnits(army).find((found) => found.id === id);
	let room = MOST.count - (unit ? countOf(unit) : MOST.count);
	return twinsOf(army, id).filter((twin) => {
		if (countOf(twin) > room) return false;
		room -= countOf(twin);
		return true;
	});
}

/** A squad with the members of merged entries combined. */
function mergedSquad(squad: Squad, id: string, counts: ReadonlyMap<string, number>): Squad {
	const ours = (squad.members ?? []).filter(({ unit }) => counts.has(unit));
	if (ours.length === 0 && !counts.has(squad.banner ?? '')) return squad;
	const member = { unit: id, count: ours.reduce((sum, { count = 1 }) => sum + count, 0) };
	const members = squad.members?.flatMap((found) => {
		if (!counts.has(found.unit)) return [found];
		return found === ours[0] ? [member] : [];
	});
	const banner = counts.has(squad.banner ?? '') ? { banner: id } : {};
	return { ...squad, ...(members && { members }), ...banner };
}

function withTwins(army: Army, id: string): Army {
	const twins = mergeableWith(army, id);
	const unit = allUnits(army).find((found) => found.id === id);
	if (!unit || twins.length === 0) return army;
	const counts = new Map([unit, ...twins].map((found) => [found.id, countOf(found)]));
	const count = [...counts.values()].reduce((sum, some) => sum + some, 0);
	const merged = (list: readonly Unit[]) =>
		list.flatMap((found): Unit[] => {
			if (found.id !== id && counts.has(found.id)) return [];
			const now = found.id === id ? { ...found, count } : found;
			const rides = 'mount' in now && now.mount !== undefined && counts.has(now.mount);
			return [rides ? { ...now, mount: id } : now];
		});
	const squads = army.squads?.map((squad) => mergedSquad(squad, id, counts));
	const joined = withSummons(withUnits(army, merged(army.units)), merged(summonsOf(army)));
	return squads ? { ...joined, squads } : joined;
}

/** Moves `count` figures into a new entry directly after the old one, in the same squads, on the same mount. */
export function splitUnit({ id, name }: UnitName, count: number): Edit {
	return edit('splitUnit', name, (army) => divided(army, id, count));
}

/** Merges an entry with its twins. Riders and squads of the twins now refer to it. */
export function mergeTwins({ id, name }: UnitName): Edit {
	return edit('mergeUnits', name, (army) => withTwins(army, id));
}
