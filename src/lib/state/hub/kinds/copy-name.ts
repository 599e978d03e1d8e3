import { MOST } from '$lib/army/format/limits';

/** The name of a copy. It has no words, as devices with different languages must choose the same one. */
export function copyName(name: string, number: number): string {
	const suffix = ` (${number})`;
	return `${name.slice(0, MOST.name - suffix.length)}${suffix}`;
}
