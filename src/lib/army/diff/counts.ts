import type { Army, Squad, Unit } from '$lib/rules/choices';
import { MOST } from '../format/limits';

/** Returns another count for a place of an army; `key` names it in all versions. */
type CountChange = (key: string, count: number | undefined) => number | undefined;

const STOCK = 'stock';

function counted<T extends { count?: number | undefined }>(entry: T, count: number | undefined): T {
	if (count === entry.count) return entry;
	const { count: _, ...rest } = entry;
	return (count === undefined ? rest : { ...rest, count }) as T;
}

function withSquadCounts({ members, ...squad }: Squad, change: CountChange): Squad {
	if (!members) return squad;
	const made = members.map((member) =>
		counted(member, change(`${squad.id} ${member.unit}`, member.count))
	);
	return { ...squad, members: made };
}

/** Changes the counts of units, those in reserve and in squads too, and of the stock. */
function withCounts({ stock, reserve, squads, ...army }: Army, change: CountChange): Army {
	const changed = (unit: Unit) => counted(unit, change(unit.id, unit.count));
	const explosives = stock && change(STOCK, stock.explosives);
	const summons = reserve?.summons?.map(changed);
	return {
		...army,
		units: army.units.map(changed),
		...(squads && { squads: squads.map((squad) => withSquadCounts(squad, change)) }),
		...(stock && { stock: explosives === undefined ? {} : { explosives } }),
		...(reserve && { reserve: summons ? { ...reserve, summons } : reserve })
	};
}

/** The counts of an army by their places; a place that occurs twice has none. */
function countsIn(army: Army): ReadonlyMap<string, number | undefined> {
	const found = new Map<string, number | undefined>();
	const twice = new Set<string>();
	withCounts(army, (key, count) => {
		if (found.has(key)) twice.add(key);
		found.set(key, count);
		return count;
	});
	return new Map([...found].filter(([key]) => !twice.has(key)));
}

/** Takes counts out of a merge: those that all three versions have are as in `theirs`, and our changes add up with them. */
export function separateCounts(base: Army, ours: Army, theirs: Army) {
	const [old, own, other] = [countsIn(base), countsIn(ours), countsIn(theirs)];
	const shared = new Set([...other.keys()].filter((key) => old.has(key) && own.has(key)));
	const asTheirs: CountChange = (key, count) => (shared.has(key) ? other.get(key) : count);
	const sum: CountChange = (key, count) => {
		if (!shared.has(key)) return count;
		const least = key === STOCK ? 0 : 1;
		const by = (own.get(key) ?? least) - (old.get(key) ?? least);
		if (by === 0) return count;
		return Math.min(MOST.count, Math.max(least, (other.get(key) ?? least) + by));
	};
	return {
		base: withCounts(base, asTheirs),
		ours: withCounts(ours, asTheirs),
		added: (merged: Army) => withCounts(merged, sum)
	};
}
