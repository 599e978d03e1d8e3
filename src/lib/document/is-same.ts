import canonicalize from 'canonicalize';

/** Whether two JSON values are equal, regardless of the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
	return one === other || canonicalize(one as object) === canonicalize(other as object);
}
