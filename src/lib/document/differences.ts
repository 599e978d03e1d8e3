import { byId, idsOf, type Entry } from './patch';

/** A place where two states of a document differ. */
export interface FieldDifference {
	/** The keys that lead to it: in the new state, or in the old one if it was removed. */
	readonly path: readonly PropertyKey[];
	readonly kind: 'added' | 'removed' | 'changed';
	readonly before?: unknown;
	readonly after?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): value is Entry {
	return isFields(value) && typeof value.id === 'string';
}

/** Pairs the places of two lists, by the ids of their entries if all have one; -1 if there is no partner. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
	if (!before.every(isEntry) || !after.every(isEntry)) {
		const longer = Math.max(before.length, after.length);
		const place = (list: readonly unknown[], at: number) => (at < list.length ? at : -1);
		return Array.from({ length: longer }, (_, at) => [place(before, at), place(after, at)]);
	}
	const [old, now] = [idsOf(before), byId(after)];
	const kept = idsOf(after).map((id, at): [number, number] => [old.indexOf(id), at]);
	const removed = old.flatMap((id, at): [number, number][] => (now.has(id) ? [] : [[at, -1]]));
	return [...kept, ...removed];
}

function betweenLists(before: readonly unknown[], after: readonly unknown[], path: Path) {
	const pairs = pairsOf(before, after);
	const inner = pairs.flatMap(([from, to]) =>
		differencesBetween(before[from], after[to], [...path, to < 0 ? from : to])
	);
	const kept = pairs.filter(([from, to]) => from >= 0 && to >= 0).map(([from]) => from);
	const isMoved = kept.some((from, at) => at > 0 && from < (kept[at - 1] ?? 0));
	return isMoved ? [...inner, { path, kind: 'changed' } as const] : inner;
}

/** Returns each field that differs between two states of a document; list entries are compared by id. */
export function differencesBetween(
	before: unknown,
	after: unknown,
	path: Path = []
): FieldDifference[] {
	if (before === after) return [];
	if (before === undefined) return [{ path, kind: 'added', after }];
	if (after === undefined) return [{ path, kind: 'removed', before }];
	if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after, path);
	if (isFields(before) && isFields(after)) {
		const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
		return [...keys].flatMap((key) => differencesBetween(before[key], after[key], [...path, key]));
	}
	return [{ path, kind: 'changed', before, after }];
}
