import { isSame } from './is-same';

/** The old and the new value; absent if there was or is none. */
export interface Change<T> {
	readonly before?: T | undefined;
	readonly after?: T | undefined;
}

export interface FieldChange extends Change<unknown> {
	readonly field: string;
}

/** A list entry with an id that is unique in its list. */
export interface Entry {
	readonly id: string;
}

export interface EntryChange extends Change<Entry> {
	readonly id: string;
}

/** The ids of a list in order. */
export interface Order {
	readonly before: readonly string[];
	readonly after: readonly string[];
}

/** The changes of one list, by id; `order` only if the sequence of ids changed. */
export interface ListPatch {
	readonly list: string;
	readonly entries: readonly EntryChange[];
	readonly order?: Order;
}

/** The difference between two states of a document. */
export interface Patch {
	readonly fields: readonly FieldChange[];
	readonly lists: readonly ListPatch[];
}

type Fields = Readonly<Record<string, unknown>>;

export const idsOf = (list: readonly Entry[]): string[] => list.map(({ id }) => id);

/** Returns a list of a document; empty if it has none. */
export function listIn(document: object, list: string): readonly Entry[] {
	return ((document as Fields)[list] as readonly Entry[] | undefined) ?? [];
}

export function byId(list: readonly Entry[]): Map<string, Entry> {
	return new Map(list.map((entry) => [entry.id, entry]));
}

function changed<T extends Change<unknown>>(changes: T[]): T[] {
	return changes.filter(({ before, after }) => before !== after && !isSame(before, after));
}

/** Returns the change of an order; undefined if both are equal. */
export function orderChange(
	before: readonly string[],
	after: readonly string[]
): Order | undefined {
	const isEqual = before.length === after.length && before.every((id, at) => id === after[at]);
	return isEqual ? undefined : { before, after };
}

function listPatch(list: string, entries: EntryChange[], order: Order | undefined): ListPatch[] {
	if (entries.length === 0 && !order) return [];
	return [order ? { list, entries, order } : { list, entries }];
}

/** The number of first entries that two lists share: a long list that only grows is compared quickly. */
function commonStart(from: readonly Entry[], to: readonly Entry[]): number {
	const differs = from.findIndex((entry, place) => entry !== to[place]);
	return differs < 0 ? from.length : differs;
}

/** The parts of two lists between the first and the last entries that they share. */
function withoutShared(from: readonly Entry[], to: readonly Entry[]) {
	const start = commonStart(from, to);
	let [end, other] = [from.length, to.length];
	while (end > start && other > start && from[end - 1] === to[other - 1]) {
		end -= 1;
		other -= 1;
	}
	return [from.slice(start, end), to.slice(start, other)] as const;
}

function listPatchBetween(list: string, before: object, after: object): ListPatch[] {
	const [from, to] = [listIn(before, list), listIn(after, list)];
	if (from === to) return [];
	const [removed, added] = withoutShared(from, to);
	const [old, now] = [byId(removed), byId(added)];
	const ids = [...new Set([...old.keys(), ...now.keys()])];
	const entries = ids.map((id) => ({ id, before: old.get(id), after: now.get(id) }));
	const isMoved = orderChange(idsOf(removed), idsOf(added)) !== undefined;
	const order = isMoved ? { before: idsOf(from), after: idsOf(to) } : undefined;
	return listPatch(list, changed(entries), order);
}

/** Returns what turns `before` into `after`. The `lists` are compared by id, all other fields as a whole. */
export function patchBetween(before: object, after: object, lists: readonly string[]): Patch {
	const [old, now] = [before as Fields, after as Fields];
	const names = new Set([...Object.keys(old), ...Object.keys(now)]);
	const fields = [...names]
		.filter((field) => !lists.includes(field))
		.map((field) => ({ field, before: old[field], after: now[field] }));
	return {
		fields: changed(fields),
		lists: lists.flatMap((list) => listPatchBetween(list, old, now))
	};
}

export function isEmptyPatch({ fields, lists }: Patch): boolean {
	return fields.length === 0 && lists.length === 0;
}

/** Returns the patch that undoes this one. */
export function reversed({ fields, lists }: Patch): Patch {
	const back = <T extends Change<unknown>>(change: T): T => ({
		...change,
		before: change.after,
		after: change.before
	});
	return {
		fields: fields.map(back),
		lists: lists.map(({ list, entries, order }) => ({
			list,
			entries: entries.map(back),
			...(order && { order: { before: order.after, after: order.before } })
		}))
	};
}

/** Joins changes of the same places: `before` of the first, `after` of the second. */
function joined<T extends Change<unknown>>(
	first: readonly T[],
	second: readonly T[],
	keyOf: (change: T) => string
): T[] {
	const all = new Map(first.map((change) => [keyOf(change), change]));
	for (const change of second) {
		const earlier = all.get(keyOf(change));
		all.set(keyOf(change), earlier ? { ...change, before: earlier.before } : change);
	}
	return changed([...all.values()]);
}

function squashedLists(first: ListPatch | undefined, second: ListPatch | undefined): ListPatch[] {
	const { list } = first ?? second ?? { list: '' };
	const entries = joined(first?.entries ?? [], second?.entries ?? [], ({ id }) => id);
	const [from, to] = [first?.order ?? second?.order, second?.order ?? first?.order];
	return listPatch(list, entries, from && to && orderChange(from.before, to.after));
}

/** Returns one patch that does the same as two, one after the other. */
export function squashed(first: Patch, second: Patch): Patch {
	const names = new Set([...first.lists, ...second.lists].map(({ list }) => list));
	const of = ({ lists }: Patch, name: string) => lists.find(({ list }) => list === name);
	return {
		fields: joined(first.fields, second.fields, ({ field }) => field),
		lists: [...names].flatMap((name) => squashedLists(of(first, name), of(second, name)))
	};
}
