import { pointer } from '$lib/army/format/problem';
import { withoutDefaults } from '$lib/army/format/canonical';
import type { Submission } from './submission';

/** A field that differs from the previous submission. */
export interface Change {
	/** JSON Pointer into the new submission; for a removed field, into the old one. */
	readonly path: string;
	readonly kind: 'added' | 'removed' | 'changed';
	readonly before?: unknown;
	readonly after?: unknown;
}

type Place = readonly PropertyKey[];

function isHolder(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

function idOf(entry: unknown): unknown {
	return isHolder(entry) ? entry.id : undefined;
}

/** Pairs the entries of two lists by id, or by index if they have no ids. */
function pairs(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
	const named = [...before, ...after].every((entry) => typeof idOf(entry) === 'string');
	if (!named) {
		const longer = Math.max(before.length, after.length);
		return Array.from({ length: longer }, (_, index) => [
			index < before.length ? index : -1,
			index < after.length ? index : -1
		]);
	}
	const old = new Map(before.map((entry, index) => [idOf(entry), index]));
	const found = after.map((entry, index): [number, number] => [old.get(idOf(entry)) ?? -1, index]);
	const matched = new Set(found.map(([index]) => index));
	const gone = before.flatMap((_, index): [number, number][] =>
		matched.has(index) ? [] : [[index, -1]]
	);
	return [...found, ...gone];
}

function ofLists(before: readonly unknown[], after: readonly unknown[], place: Place): Change[] {
	const all = pairs(before, after);
	const inner = all.flatMap(([from, to]) =>
		between(before[from], after[to], [...place, to < 0 ? from : to])
	);
	const kept = all.filter(([from, to]) => from >= 0 && to >= 0).map(([from]) => from);
	const moved = kept.some((from, index) => index > 0 && from < (kept[index - 1] ?? 0));
	return moved ? [...inner, { path: pointer(place), kind: 'changed' }] : inner;
}

function between(before: unknown, after: unknown, place: Place): Change[] {
	if (before === after) return [];
	const path = pointer(place);
	if (before === undefined) return [{ path, kind: 'added', after }];
	if (after === undefined) return [{ path, kind: 'removed', before }];
	if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, place);
	if (isHolder(before) && isHolder(after) && !Array.isArray(before) && !Array.isArray(after)) {
		const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
		return [...keys].flatMap((key) => between(before[key], after[key], [...place, key]));
	}
	return [{ path, kind: 'changed', before, after }];
}

function plain({ armies, ...rest }: Submission): object {
	const told = Object.entries(armies).map(([name, army]) => [name, withoutDefaults(army)]);
	return { ...rest, armies: Object.fromEntries(told) as object };
}

/** Every field that differs between two submissions; explicit defaults are ignored. */
export function changesBetween(before: Submission, after: Submission): Change[] {
	return between(plain(before), plain(after), []);
}
