import { MOST } from '../format/limits';

/** A whole number within what the file may hold. */
export function whole(value: number, most: number, least = 0): number {
	return Math.min(most, Math.max(least, Math.round(value)));
}

/** CP to the half, within what the file may hold. */
export function halves(value: number): number {
	return Math.min(MOST.points, Math.max(0, Math.round(value * 2) / 2));
}

/** A copy with one field set; what is absent anyway, or says the default, leaves the file. */
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

/** One entry more, where there is room for it. */
export function withEntry<T>(list: Entries<T>, entry: T): T[] {
	const entries = [...(list ?? [])];
	return entries.length >= MOST.entries ? entries : [...entries, entry];
}

/** One entry changed. */
export function withChanged<T>(list: Entries<T>, index: number, change: (entry: T) => T): T[] {
	return (list ?? []).map((entry, place) => (place === index ? change(entry) : entry));
}

/** One entry fewer; the last one takes the list with it. */
export function withoutEntry<T>(list: Entries<T>, index: number): T[] | undefined {
	const left = (list ?? []).filter((_, place) => place !== index);
	return left.length > 0 ? left : undefined;
}

/** Each entry as it is made of the one that was there; the very same list where all stay as they are. */
export function withEach<T>(list: T[] | undefined, made: (entry: T) => T): T[] | undefined {
	const after = list?.map(made);
	return after?.every((entry, index) => entry === list?.[index]) ? list : after;
}

/** One of a few things more, or taken away, each at most once and in their own order. */
export function withMember<T>(
	order: readonly T[],
	list: Entries<T>,
	member: T,
	has: boolean
): T[] | undefined {
	const kept = order.filter((other) => (other === member ? has : (list ?? []).includes(other)));
	return kept.length > 0 ? kept : undefined;
}
