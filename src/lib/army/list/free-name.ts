import { MOST } from '../format/limits';

/** Returns a name that no other army has: the wanted one, or with a number. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
	for (let number = 1; ; number += 1) {
		const suffix = number === 1 ? '' : ` ${number}`;
		const name = `${wanted.slice(0, MOST.name - suffix.length)}${suffix}`;
		if (!taken.has(name)) return name;
	}
}
