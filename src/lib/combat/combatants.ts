import type { Army } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import { allUnits } from '$lib/rules/terms';
import type { Combatant } from './duel';

/** The units of an army that have statistics. */
export function combatantsOf(army: Army): Combatant[] {
	const book = rulebookFor(army);
	return allUnits(army).flatMap((unit) => {
		const profile = book.profile(army, unit);
		return profile ? [{ unit, profile }] : [];
	});
}
