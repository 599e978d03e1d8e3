/** The parts of two lists between the first and the last entries that they share. */
type Unshared<T> = readonly [from: readonly T[], to: readonly T[]];

/** The last comparison: one edit asks several times what it changed. */
let last: { readonly from: unknown; readonly to: unknown; readonly parts: unknown } | undefined;

/** What two lists do not share at their start and end; a long list with one change is compared quickly. */
export function withoutShared<T>(from: readonly T[], to: readonly T[]): Unshared<T> {
	if (from === to) return [[], []];
	if (last?.from === from && last.to === to) return last.parts as Unshared<T>;
	// Loops: code that runs once for each edit is seldom compiled, and calls are what is slow until then.
	let start = 0;
	while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
	let [end, other] = [from.length, to.length];
	while (end > start && other > start && from[end - 1] === to[other - 1]) {
		end -= 1;
		other -= 1;
	}
	const parts = [from.slice(start, end), to.slice(start, other)] as const;
	last = { from, to, parts };
	return parts;
}
