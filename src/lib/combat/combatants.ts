import type { Army } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import { allUnits } from '$lib/rules/terms';
import type { Combatant } from './duel';
import type { CombatRules } from './outcomes';

/** The rules that an army's rulebook fights by, unless told otherwise. */
export function rulesOf({ rulebook }: Army): CombatRules {
	return rulebook === 'skirmish' || rulebook === 'quickwars' ? rulebook : '2005';
}

/** The units of an army that have statistics. */
export function combatantsOf(army: Army): Combatant[] {
	const book = rulebookFor(army);
	return allUnits(army).flatMap((unit) => {
		const profile = book.profile(army, unit);
		return profile ? [{ unit, profile }] : [];
	});
}
