import type { Army, Unit } from '$lib/rules/choices';

/** A value before and after; absent if there was or is none. */
interface Change<T> {
	readonly before?: T | undefined;
	readonly after?: T | undefined;
}

/** The difference between two states of one army. */
export interface Patch {
	readonly fields: readonly (Change<unknown> & { readonly field: string })[];
	readonly units: readonly (Change<Unit> & { readonly id: string })[];
	/** The order of ids, only if it does not follow from the changes of units. */
	readonly order?: { readonly before: readonly string[]; readonly after: readonly string[] };
}

const idsOf = ({ units }: Army) => units.map(({ id }) => id);

function byId({ units }: Army): Map<string, Unit> {
	return new Map(units.map((unit) => [unit.id, unit]));
}

/** The patch from `before` to `after`; identical objects count as unchanged. */
export function patchBetween(before: Army, after: Army): Patch {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Army>;
	const fields = [...names]
		.filter((field) => field !== 'units' && before[field] !== after[field])
		.map((field) => ({ field, before: before[field], after: after[field] }));
	const [old, now] = [byId(before), byId(after)];
	const units = [...new Set([...old.keys(), ...now.keys()])]
		.filter((id) => old.get(id) !== now.get(id))
		.map((id) => ({ id, before: old.get(id), after: now.get(id) }));
	const order = { before: idsOf(before), after: idsOf(after) };
	const moved = order.before.join('\n') !== order.after.join('\n');
	return moved ? { fields, units, order } : { fields, units };
}

/** The patch that undoes a patch. */
export function reversed({ fields, units, order }: Patch): Patch {
	const back = <T extends Change<unknown>>(change: T): T => ({
		...change,
		before: change.after,
		after: change.before
	});
	const turned = { fields: fields.map(back), units: units.map(back) };
	return order ? { ...turned, order: { before: order.after, after: order.before } } : turned;
}

/** Applies a patch; undefined if it does not fit the army. */
export function patched(army: Army, { fields, units, order }: Patch): Army | undefined {
	const made = new Map<string, unknown>(Object.entries(army));
	for (const { field, after } of fields) {
		if (after === undefined) made.delete(field);
		else made.set(field, after);
	}
	const kept = byId(army);
	for (const { id, before, after } of units) {
		if (kept.has(id) !== (before !== undefined)) return undefined;
		if (after) kept.set(id, after);
		else kept.delete(id);
	}
	const ids = order?.after ?? idsOf(army);
	const list = ids.flatMap((id) => kept.get(id) ?? []);
	if (list.length !== ids.length || list.length !== kept.size) return undefined;
	return { ...Object.fromEntries(made), units: list } as unknown as Army;
}
