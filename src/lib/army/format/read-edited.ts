import type { Army } from '$lib/rules/choices';
import { summonsOf } from '$lib/rules/terms';
import { fileSize } from './file-size';
import { MAXIMUM_ARMY, MOST } from './limits';
import { checkHouseRules } from './house-rules';
import { readFields } from './read-document';
import { checkReferences } from './references';

/** The entries of a list that are not the very same objects in the list that it grew from. */
function fresh<T>(before: readonly T[], after: readonly T[]): T[] {
	let known: ReadonlySet<T> | undefined;
	return after.filter((entry, index) => {
		if (entry === before[index]) return false;
		known ??= new Set(before);
		return !known.has(entry);
	});
}

/** The army with those of its units and squads only that were not looked at before; photos likewise. */
function newIn(before: Army, { squads, photos, reserve, ...after }: Army): Army {
	return {
		...after,
		units: fresh(before.units, after.units),
		...(squads && { squads: fresh(before.squads ?? [], squads) }),
		...(photos !== before.photos && { photos }),
		...(reserve && {
			reserve: { ...reserve, summons: fresh(summonsOf(before), reserve.summons ?? []) }
		})
	};
}

/** Whether an edit makes the file too large. One that makes an army smaller is welcome, whatever its size. */
function outgrows(before: Army, after: Army): boolean {
	const size = fileSize(after);
	return size > MAXIMUM_ARMY && size > fileSize(before);
}

/**
 * Whether an army that was made of a readable one by an edit could be read again as a file. What is the same
 * object in both was looked at before: only what is new is held against the schema.
 */
export function isReadableAfter(before: Army, after: Army): boolean {
	if (after.units.length > MOST.units || outgrows(before, after)) return false;
	if ([summonsOf(after), after.squads ?? []].some((list) => list.length > MOST.entries))
		return false;
	if (!readFields(newIn(before, after)).ok) return false;
	return checkReferences(after) === undefined && checkHouseRules(after) === undefined;
}
