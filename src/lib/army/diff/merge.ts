import { isSame } from '$lib/document/is-same';
import { idsOf } from '$lib/document/patch';
import { conflictsWith } from '$lib/document/patched';
import type { Army, Squad, Unit } from '$lib/rules/choices';
import { checkReferences } from '../format/references';
import { armyDiff } from './army-diff';
import { separateCounts } from './counts';

/** The merged army, or the places that both versions changed differently. */
type Merging =
	| { readonly ok: true; readonly army: Army }
	/** Ids of units, and names of other fields. */
	| { readonly ok: false; readonly conflicts: readonly string[] };

/** Gives our new units free ids where the other side added a different unit with the same id. */
function withFreeIds(base: Army, ours: Army, theirs: Army): Army {
	const old = new Set(idsOf(base.units));
	const taken = new Map(theirs.units.map((unit) => [unit.id, unit]));
	const all = new Set([...old, ...idsOf(ours.units), ...taken.keys()]);
	const renamed = new Map<string, string>();
	for (const unit of ours.units) {
		const rival = taken.get(unit.id);
		if (old.has(unit.id) || !rival || isSame(unit, rival)) continue;
		let number = all.size + 1;
		while (all.has(`u${number}`)) number += 1;
		all.add(`u${number}`);
		renamed.set(unit.id, `u${number}`);
	}
	return renamed.size === 0 ? ours : withIds(ours, renamed);
}

function withIds(army: Army, ids: ReadonlyMap<string, string>): Army {
	const now = (id: string) => ids.get(id) ?? id;
	const units = army.units.map((unit): Unit => {
		const named = { ...unit, id: now(unit.id) };
		return 'mount' in named && named.mount !== undefined
			? { ...named, mount: now(named.mount) }
			: named;
	});
	const squads = army.squads?.map((squad): Squad => ({
		...squad,
		members: squad.members?.map((member) => ({ ...member, unit: now(member.unit) })),
		banner: squad.banner === undefined ? undefined : now(squad.banner)
	}));
	return squads ? { ...army, units, squads } : { ...army, units };
}

/**
 * Merges two versions of an army that grew from the same `base`. Units that both added are both kept, and changes of a
 * count by both add up. If both changed the same place differently, nothing is merged.
 */
export function mergeArmies(base: Army, given: Army, theirs: Army): Merging {
	const counts = separateCounts(base, withFreeIds(base, given, theirs), theirs);
	const patch = armyDiff.between(counts.base, counts.ours);
	const conflicts = conflictsWith(theirs, patch);
	if (conflicts.length > 0) return { ok: false, conflicts };
	const army = counts.added(armyDiff.patched(theirs, patch));
	const dangling = checkReferences(army);
	return dangling ? { ok: false, conflicts: [dangling.path] } : { ok: true, army };
}
