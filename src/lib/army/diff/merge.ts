import canonicalize from 'canonicalize';
import type { Army, Squad, Unit } from '$lib/rules/choices';
import { checkReferences } from '../format/references';

/** Two versions of one army made one, or the places where they say different things. */
export type Merging =
	| { readonly ok: true; readonly army: Army }
	/** Ids of units, or names of the army's own fields, that both have changed. */
	| { readonly ok: false; readonly conflicts: readonly string[] };

const same = (a: unknown, b: unknown) =>
	a === b || canonicalize(a as object) === canonicalize(b as object);

/** What one place becomes: the side that changed it counts; both may have made the same change. */
function pick<T>(base: T, ours: T, theirs: T): { value: T } | undefined {
	if (same(ours, theirs) || same(base, theirs)) return { value: ours };
	return same(base, ours) ? { value: theirs } : undefined;
}

function idsOf(units: readonly Unit[]): string[] {
	return units.map(({ id }) => id);
}

/** Ids as one side has ordered them; what only the other has stands behind its neighbour and what is new there. */
function interleave(order: readonly string[], other: readonly string[]): string[] {
	const merged = [...order];
	for (const [index, id] of other.entries()) {
		if (merged.includes(id)) continue;
		const neighbour = other.slice(0, index).findLast((before) => merged.includes(before));
		let place = neighbour === undefined ? 0 : merged.indexOf(neighbour) + 1;
		while (place < merged.length && !other.includes(merged[place] ?? '')) place += 1;
		merged.splice(place, 0, id);
	}
	return merged;
}

/** Whether a side has put the units that all three know into another order. */
function reordered(base: readonly string[], side: readonly string[], common: ReadonlySet<string>) {
	const kept = (ids: readonly string[]) => ids.filter((id) => common.has(id)).join('\n');
	return kept(base) !== kept(side);
}

/** Our additions under other ids where the other side has added another unit under the same one. */
function withFreeIds(base: Army, ours: Army, theirs: Army): Army {
	const old = new Set(idsOf(base.units));
	const taken = new Map(theirs.units.map((unit) => [unit.id, unit]));
	const all = new Set([...old, ...idsOf(ours.units), ...taken.keys()]);
	const renamed = new Map<string, string>();
	for (const unit of ours.units) {
		const rival = taken.get(unit.id);
		if (old.has(unit.id) || !rival || same(unit, rival)) continue;
		let number = all.size + 1;
		while (all.has(`u${number}`)) number += 1;
		all.add(`u${number}`);
		renamed.set(unit.id, `u${number}`);
	}
	return renamed.size === 0 ? ours : withIds(ours, renamed);
}

function withIds(army: Army, ids: ReadonlyMap<string, string>): Army {
	const now = (id: string) => ids.get(id) ?? id;
	const units = army.units.map((unit): Unit => {
		const named = { ...unit, id: now(unit.id) };
		return 'mount' in named && named.mount !== undefined
			? { ...named, mount: now(named.mount) }
			: named;
	});
	const squads = army.squads?.map((squad): Squad => ({
		...squad,
		members: squad.members?.map((member) => ({ ...member, unit: now(member.unit) })),
		banner: squad.banner === undefined ? undefined : now(squad.banner)
	}));
	return squads ? { ...army, units, squads } : { ...army, units };
}

function mergeUnits(base: Army, ours: Army, theirs: Army): Unit[] | string[] {
	const lists = [base, ours, theirs].map(({ units }) => new Map(units.map((u) => [u.id, u])));
	const [old, own, other] = lists as [Map<string, Unit>, Map<string, Unit>, Map<string, Unit>];
	const merged = new Map<string, Unit>();
	const conflicts: string[] = [];
	for (const id of new Set([...old.keys(), ...own.keys(), ...other.keys()])) {
		const picked = pick(old.get(id), own.get(id), other.get(id));
		if (!picked) conflicts.push(id);
		else if (picked.value) merged.set(id, picked.value);
	}
	const common = new Set([...old.keys()].filter((id) => own.has(id) && other.has(id)));
	const [before, mine, yours] = [base, ours, theirs].map(({ units }) => idsOf(units));
	const [moved, movedToo] = [mine, yours].map((side) =>
		reordered(before ?? [], side ?? [], common)
	);
	if (moved && movedToo && reordered(mine ?? [], yours ?? [], common)) conflicts.push('units');
	if (conflicts.length > 0) return conflicts;
	const order = moved ? interleave(mine ?? [], yours ?? []) : interleave(yours ?? [], mine ?? []);
	return order.flatMap((id) => merged.get(id) ?? []);
}

/**
 * Two versions of an army that grew from the same `base`, as one: each change counts where only one side has
 * made it. Units that both have added keep both; where both have changed the same thing, nothing is decided.
 */
export function mergeArmies(base: Army, given: Army, theirs: Army): Merging {
	const ours = withFreeIds(base, given, theirs);
	const units = mergeUnits(base, ours, theirs);
	const conflicts = units.filter((entry) => typeof entry === 'string');
	const merged: Record<string, unknown> = {};
	for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
		if (key === 'units') continue;
		const field = key as keyof Army;
		const picked = pick<unknown>(base[field], ours[field], theirs[field]);
		if (!picked) conflicts.push(key);
		else if (picked.value !== undefined) merged[key] = picked.value;
	}
	if (conflicts.length > 0) return { ok: false, conflicts };
	const army = { ...merged, units } as unknown as Army;
	const dangling = checkReferences(army);
	return dangling ? { ok: false, conflicts: [dangling.path] } : { ok: true, army };
}
