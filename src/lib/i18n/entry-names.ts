import type { Areas } from './languages';

/** Display names of a unit's entries; entries with the same name get a number. */
export function entryNames(
	{ editors }: Pick<Areas['builder'], 'editors'>,
	names: readonly string[]
): string[] {
	const last = new Map<string, number>();
	return names.map((what) => {
		if (names.indexOf(what) === names.lastIndexOf(what)) return what;
		let number = (last.get(what) ?? 0) + 1;
		// A custom name may already be equal to the numbered one.
		while (names.includes(editors.numbered({ what, number }))) number += 1;
		last.set(what, number);
		return editors.numbered({ what, number });
	});
}
