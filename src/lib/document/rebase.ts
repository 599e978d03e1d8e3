import { isSame } from './is-same';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Merges lists of objects of equal length by entry if both sides changed different entries; otherwise `made` wins.
 * A list of ids is one value: merged by entry, it could name one id twice.
 */
function rebaseList(base: readonly unknown[], made: readonly unknown[], now: readonly unknown[]) {
	const isAligned =
		[...base, ...made, ...now].every(isFields) &&
		base.length === made.length &&
		base.length === now.length;
	const isApart = base.every((old, index) => isSame(old, made[index]) || isSame(old, now[index]));
	if (!isAligned || !isApart) return made;
	return base.map((old, index) => (isSame(old, made[index]) ? now[index] : made[index]));
}

function rebaseFields(base: Fields, made: Fields, now: Fields): Fields {
	const keys = new Set([...Object.keys(now), ...Object.keys(made)]);
	const values = [...keys].map((key) => [key, rebased(base[key], made[key], now[key])] as const);
	return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * Applies the change from `base` to `made` to `now`. Fields that the change leaves alone keep their value in `now`.
 * If both changed the same field, `made` wins. Returns `now` itself if nothing changes.
 */
export function rebased<T>(base: T, made: T, now: T): T;
export function rebased(base: unknown, made: unknown, now: unknown): unknown {
	if (isSame(base, made)) return now;
	if (isSame(base, now)) return made;
	const sides = [base, made, now] as const;
	if (sides.every(isFields)) return rebaseFields(base as Fields, made as Fields, now as Fields);
	if (sides.every(Array.isArray))
		return rebaseList(...(sides as [unknown[], unknown[], unknown[]]));
	return made;
}
