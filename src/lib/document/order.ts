/** Whether two lists have the ids in `common` in a different order. */
export function isReordered(
	before: readonly string[],
	after: readonly string[],
	common: ReadonlySet<string>
): boolean {
	const kept = (ids: readonly string[]) => ids.filter((id) => common.has(id)).join('\n');
	return kept(before) !== kept(after);
}

/**
 * Merges two orders: the ids of `order`, and those that only `other` has after their predecessor there and what
 * `order` added at that place.
 */
export function interleaved(order: readonly string[], other: readonly string[]): string[] {
	const merged = [...order];
	for (const [index, id] of other.entries()) {
		if (merged.includes(id)) continue;
		const predecessor = other.slice(0, index).findLast((before) => merged.includes(before));
		let place = predecessor === undefined ? 0 : merged.indexOf(predecessor) + 1;
		while (place < merged.length && !other.includes(merged[place] ?? '')) place += 1;
		merged.splice(place, 0, id);
	}
	return merged;
}
