type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The names of the fields that JSON has: those that are not undefined. */
const namesIn = (fields: Fields) =>
	Object.keys(fields).filter((name) => fields[name] !== undefined);

/** Whether two JSON values are equal, regardless of the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (!isObject(one) || !isObject(other)) return false;
	if (Array.isArray(one) || Array.isArray(other)) {
		if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
		return one.every((value, at) => isSame(value, other[at]));
	}
	const names = namesIn(one);
	return (
		names.length === namesIn(other).length &&
		names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
	);
}
