import type { BuilderMessages } from '$lib/i18n/languages';

/** What entries of a unit are called: those of one name are told apart by their number among them. */
export function entryNames({ editors }: BuilderMessages, names: readonly string[]): string[] {
	const last = new Map<string, number>();
	return names.map((what) => {
		if (names.indexOf(what) === names.lastIndexOf(what)) return what;
		let number = (last.get(what) ?? 0) + 1;
		// Somebody may have called a thing just so.
		while (names.includes(editors.numbered({ what, number }))) number += 1;
		last.set(what, number);
		return editors.numbered({ what, number });
	});
}
