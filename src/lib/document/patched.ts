import { isSame } from './is-same';
import { interleaved, isReordered } from './order';
import { byId, idsOf, listIn, orderChange } from './patch';
import type { Change, Entry, EntryChange, ListPatch, Order, Patch } from './patch';
import { rebased } from './rebase';

type Fields = Readonly<Record<string, unknown>>;

/** Number of changed entries up to which each is looked for by itself. */
const FEW = 4;

/** Whether a patch starts at this state: its lists have the entries and the order that it changes. */
export function fits(document: object, { lists }: Patch): boolean {
	return lists.every(({ list, entries, order }) => {
		const here = listIn(document, list);
		const ids = new Set(idsOf(here));
		if (entries.some(({ id, before }) => ids.has(id) !== (before !== undefined))) return false;
		const resized = entries.some(({ before, after }) => !before !== !after);
		if (!order) return !resized;
		return !orderChange(idsOf(here), order.before) && isConsistent(ids, entries, order.after);
	});
}

/** Whether the new order names each entry that the changes leave, once. */
function isConsistent(
	ids: ReadonlySet<string>,
	entries: readonly EntryChange[],
	after: readonly string[]
): boolean {
	const left = new Set(ids);
	for (const { id, after: entry } of entries) {
		if (entry) left.add(id);
		else left.delete(id);
	}
	return left.size === after.length && new Set(after).size === after.length
		? after.every((id) => left.has(id))
		: false;
}

function valueAfter({ before, after }: Change<unknown>, now: unknown): unknown {
	return now === before ? after : rebased(before, after, now);
}

/** The list with changed entries in their places; undefined if that is not all that a patch changes. */
function replacedEntries(
	now: readonly Entry[],
	{ entries, order }: ListPatch
): Entry[] | undefined {
	if (order) return undefined;
	const list = [...now];
	for (const { id, before, after } of entries) {
		const at = list.findIndex((entry) => entry.id === id);
		const value = at < 0 ? undefined : valueAfter({ before, after }, list[at]);
		if (value === undefined) return undefined;
		list[at] = value as Entry;
	}
	return list;
}

function patchedList(now: readonly Entry[], patch: ListPatch): readonly Entry[] {
	const few = patch.entries.length <= FEW && replacedEntries(now, patch);
	if (few) return few;
	const { entries, order } = patch;
	const made = byId(now);
	for (const { id, before, after } of entries) {
		const value = made.has(id) ? valueAfter({ before, after }, made.get(id)) : after;
		if (value === undefined) made.delete(id);
		else made.set(id, value as Entry);
	}
	return idsAfter(idsOf(now), [...made.keys()], order).flatMap((id) => made.get(id) ?? []);
}

/** Returns the ids of a patched list in order; `left` are those that are still there. */
function idsAfter(now: readonly string[], left: readonly string[], order: Order | undefined) {
	if (!order) return left;
	if (!orderChange(now, order.before)) return order.after;
	const known = new Set(left);
	const common = new Set(order.before.filter((id) => now.includes(id) && order.after.includes(id)));
	const wanted = order.after.filter((id) => known.has(id));
	const ids = isReordered(order.before, order.after, common)
		? interleaved(wanted, now)
		: interleaved(now, wanted);
	return [...new Set([...ids, ...left])];
}

/**
 * Applies a patch to a state. It may have changed since: other places keep their value, and if both changed the same
 * place, the patch wins. An entry that the patch edits and that is gone is added again.
 */
export function patched<T extends object>(document: T, { fields, lists }: Patch): T {
	const made = new Map<string, unknown>(Object.entries(document));
	for (const change of fields) made.set(change.field, valueAfter(change, made.get(change.field)));
	for (const patch of lists) made.set(patch.list, patchedList(listIn(document, patch.list), patch));
	const kept = [...made].filter(([, value]) => value !== undefined);
	return Object.fromEntries(kept) as T;
}

/** Whether another state changed the same place to something else. */
function isContested({ before, after }: Change<unknown>, now: unknown): boolean {
	return now !== before && !isSame(now, before) && !isSame(now, after);
}

function isOrderContested({ order }: ListPatch, now: readonly string[]): boolean {
	if (!order) return false;
	const common = new Set(order.before.filter((id) => now.includes(id) && order.after.includes(id)));
	const { before, after } = order;
	const pairs = [
		[before, after],
		[before, now],
		[after, now]
	] as const;
	return pairs.every(([one, other]) => isReordered(one, other, common));
}

/**
 * Returns the fields, entry ids and lists (for their order) of a patch that were also changed in `document`, but
 * differently.
 */
export function conflictsWith(document: object, { fields, lists }: Patch): string[] {
	const inLists = lists.flatMap((patch) => {
		const now = listIn(document, patch.list);
		const here = byId(now);
		const entries = patch.entries.filter((change) => isContested(change, here.get(change.id)));
		const order = isOrderContested(patch, idsOf(now)) ? [patch.list] : [];
		return [...entries.map(({ id }) => id), ...order];
	});
	const contested = fields.filter((change) =>
		isContested(change, (document as Fields)[change.field])
	);
	return [...inLists, ...contested.map(({ field }) => field)];
}
