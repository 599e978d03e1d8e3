import canonicalize from 'canonicalize';
import type { Army, Squad, Unit } from '$lib/rules/choices';
import { checkReferences } from '../format/references';

/** The merged army, or the places where the two versions conflict. */
export type Merging =
	| { readonly ok: true; readonly army: Army }
	/** Ids of units, or names of the army's fields, that both sides have changed. */
	| { readonly ok: false; readonly conflicts: readonly string[] };

const same = (a: unknown, b: unknown) =>
	a === b || canonicalize(a as object) === canonicalize(b as object);

/** The value of the side that changed it; undefined if both made different changes. */
function pick<T>(base: T, ours: T, theirs: T): { value: T } | undefined {
	if (same(ours, theirs) || same(base, theirs)) return { value: ours };
	return same(base, ours) ? { value: theirs } : undefined;
}

function idsOf(units: readonly Unit[]): string[] {
	return units.map(({ id }) => id);
}

/** Adds the ids that only `other` has to `order`, each after its predecessor and what `order` added there. */
function interleave(order: readonly string[], other: readonly string[]): string[] {
	const merged = [...order];
	for (const [index, id] of other.entries()) {
		if (merged.includes(id)) continue;
		const neighbor = other.slice(0, index).findLast((before) => merged.includes(before));
		let place = neighbor === undefined ? 0 : merged.indexOf(neighbor) + 1;
		while (place < merged.length && !other.includes(merged[place] ?? '')) place += 1;
		merged.splice(place, 0, id);
	}
	return merged;
}

/** Whether a side has reordered the units that all three versions have. */
function reordered(base: readonly string[], side: readonly string[], common: ReadonlySet<string>) {
	const kept = (ids: readonly string[]) => ids.filter((id) => common.has(id)).join('\n');
	return kept(base) !== kept(side);
}

/** Renames our new units whose ids the other side has given to different new units. */
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
 * Merges two versions of an army with the common ancestor `base`. New units of both sides are kept; different
 * changes of the same unit or field are conflicts.
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
