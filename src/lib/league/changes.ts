import { pointer } from '$lib/army/format/problem';
import { withoutDefaults } from '$lib/army/format/canonical';
import { differencesBetween, type FieldDifference } from '$lib/document/differences';
import type { Submission } from './submission';

/** A field that differs between a submission and the one before. */
export interface Change extends Omit<FieldDifference, 'path'> {
	/** JSON Pointer into the new one; into the old one if the field was removed. */
	readonly path: string;
}

function plain({ armies, ...rest }: Submission): object {
	const canonical = Object.entries(armies).map(([name, army]) => [name, withoutDefaults(army)]);
	return { ...rest, armies: Object.fromEntries(canonical) as object };
}

/** Returns every field that differs between two submissions; explicit defaults are no difference. */
export function changesBetween(before: Submission, after: Submission): Change[] {
	const differences = differencesBetween(plain(before), plain(after));
	return differences.map((difference) => ({ ...difference, path: pointer(difference.path) }));
}
