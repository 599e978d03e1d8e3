import { FORBIDDEN } from './untrusted-json';

/** The most values to check; anything larger fits into no file. */
const MAX_VALUES = 2_000_000;

function isPlainWithin(value: unknown, depth: number, left: { count: number }): boolean {
	left.count -= 1;
	if (left.count < 0) return false;
	if (typeof value === 'number') return Number.isFinite(value);
	if (typeof value !== 'object' || value === null) {
		return value === null || typeof value === 'string' || typeof value === 'boolean';
	}
	if (depth === 0) return false;
	if (Array.isArray(value)) {
		return value.every((inner: unknown) => isPlainWithin(inner, depth - 1, left));
	}
	if (Object.prototype.toString.call(value) !== '[object Object]') return false;
	return Object.entries(value).every(
		([key, inner]) =>
			!FORBIDDEN.has(key) && (inner === undefined || isPlainWithin(inner, depth - 1, left))
	);
}

/** Returns whether a value is plain JSON within a nesting depth and without forbidden keys. */
export function isPlain(value: unknown, depth: number): boolean {
	return isPlainWithin(value, depth, { count: MAX_VALUES });
}
