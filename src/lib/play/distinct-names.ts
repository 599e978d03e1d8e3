/** Numbers for names that occur more than once, so that no two are the same; undefined for the others. */
export function numbersFor(names: readonly string[]): readonly (number | undefined)[] {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	const last = new Map<string, number>();
	return names.map((name) => {
		if (counts.get(name) === 1) return undefined;
		let number = (last.get(name) ?? 0) + 1;
		// Another one may be called “Knight 2” already.
		while (counts.has(numbered(name, number))) number += 1;
		last.set(name, number);
		return number;
	});
}

export const numbered = (name: string, number: number | undefined): string =>
	number === undefined ? name : `${name} ${number}`;

/** Names with numbers where two would be the same. */
export function distinctNames(names: readonly string[]): readonly string[] {
	const numbers = numbersFor(names);
	return names.map((name, place) => numbered(name, numbers[place]));
}
