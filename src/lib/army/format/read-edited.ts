import type { Army, Unit } from '$lib/rules/choices';
import { summonsOf } from '$lib/rules/terms';
import { fileSize } from './file-size';
import { MAXIMUM_ARMY, MOST } from './limits';
import { checkHouseRules } from './house-rules';
import { readFields } from './read-document';
import { checkReferences, incompleteUnit } from './references';

/** The entries of `after` that are not the same objects as in `before`. */
function added<T>(before: readonly T[], after: readonly T[]): T[] {
	const moved: T[] = [];
	// A loop, as below: most entries are where they were.
	for (let at = 0; at < after.length; at += 1) {
		const entry = after[at];
		if (entry !== undefined && entry !== before[at]) moved.push(entry);
	}
	return moved.filter((entry) => !before.includes(entry));
}

/** The army reduced to the units, squads and photos that are new since `before`. */
function changedParts(before: Army, { squads, photos, reserve, ...after }: Army): Army {
	return {
		...after,
		units: added(before.units, after.units),
		...(squads && { squads: added(before.squads ?? [], squads) }),
		...(photos !== before.photos && { photos }),
		...(reserve && {
			reserve: { ...reserve, summons: added(summonsOf(before), reserve.summons ?? []) }
		})
	};
}

/** Whether an edit makes the file too large. An edit that shrinks the army is always accepted. */
function outgrows(before: Army, after: Army): boolean {
	const size = fileSize(after, before);
	return size > MAXIMUM_ARMY && size > fileSize(before);
}

const mountIn = (unit: Unit) => ('mount' in unit ? unit.mount : undefined);

/** Whether an edit changes no id and nothing that names one, so that all references are as good as before. */
function keepsReferences(before: Army, after: Army): boolean {
	if (before.rulebook !== after.rulebook || before.squads !== after.squads) return false;
	if (before.reserve?.summons !== after.reserve?.summons) return false;
	if (before.units.length !== after.units.length) return false;
	// A loop: code that runs once for each edit is seldom compiled, and calls are what is slow until then.
	for (let at = 0; at < after.units.length; at += 1) {
		const unit = after.units[at];
		const old = before.units[at];
		if (unit === old || !unit || !old) continue;
		if (unit.id !== old.id || mountIn(unit) !== mountIn(old)) return false;
	}
	return true;
}

/**
 * Whether the file of an edited army could be read again. `before` must be readable; unchanged objects are not
 * validated again.
 */
export function isReadableAfter(before: Army, after: Army): boolean {
	if (after.units.length > MOST.units || outgrows(before, after)) return false;
	if ([summonsOf(after), after.squads ?? []].some((list) => list.length > MOST.entries))
		return false;
	const changed = changedParts(before, after);
	if (!readFields(changed).ok) return false;
	const dangling = keepsReferences(before, after)
		? incompleteUnit(changed)
		: checkReferences(after);
	return dangling === undefined && checkHouseRules(after) === undefined;
}
