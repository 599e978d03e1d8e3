/** Things in order, in groups up to a size and a number. One that is larger is alone. */
export function groupsWithin<T>(
	all: Iterable<T>,
	sizeOf: (one: T) => number,
	mostSize: number,
	most = Infinity
): T[][] {
	const groups: T[][] = [];
	let left = -1;
	for (const one of all) {
		const size = sizeOf(one);
		if (size > left || groups.at(-1)?.length === most) {
			groups.push([]);
			left = mostSize;
		}
		groups.at(-1)?.push(one);
		left -= size;
	}
	return groups;
}
