import { MOST } from '../format/limits';

/** Rounds to a whole number within the limits of the file. */
export function whole(value: number, most: number, least = 0): number {
	return Math.min(most, Math.max(least, Math.round(value)));
}

/** Rounds CP to halves within the limits of the file. */
export function halves(value: number): number {
	return Math.min(MOST.points, Math.max(0, Math.round(value * 2) / 2));
}

/** A copy with one field set; an absent or default value removes the field. */
export function withField<T extends object, K extends keyof T>(
	entry: T,
	field: K,
	value: T[K],
	usual?: T[K]
): T {
	const bare = value === undefined || value === usual;
	if (bare ? !(field in entry) : entry[field] === value) return entry;
	const { [field]: _, ...rest } = entry;
	return (bare ? rest : { ...entry, [field]: value }) as T;
}

type Entries<T> = readonly T[] | undefined;

/** Adds an entry if there is room. */
export function withEntry<T>(list: Entries<T>, entry: T): T[] {
	const entries = [...(list ?? [])];
	return entries.length >= MOST.entries ? entries : [...entries, entry];
}

export function withChanged<T>(list: Entries<T>, index: number, change: (entry: T) => T): T[] {
	return (list ?? []).map((entry, place) => (place === index ? change(entry) : entry));
}

/** Removes an entry; undefined when the list is empty. */
export function withoutEntry<T>(list: Entries<T>, index: number): T[] | undefined {
	const left = (list ?? []).filter((_, place) => place !== index);
	return left.length > 0 ? left : undefined;
}

/** Maps the entries; returns the same list if none changes. */
export function withEach<T>(list: T[] | undefined, made: (entry: T) => T): T[] | undefined {
	const after = list?.map(made);
	return after?.every((entry, index) => entry === list?.[index]) ? list : after;
}

/** Adds or removes a member of a set, kept in the order of `order`. */
export function withMember<T>(
	order: readonly T[],
	list: Entries<T>,
	member: T,
	has: boolean
): T[] | undefined {
	const kept = order.filter((other) => (other === member ? has : (list ?? []).includes(other)));
	return kept.length > 0 ? kept : undefined;
}
