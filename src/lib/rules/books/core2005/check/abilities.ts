import { isRowId } from '../../../packs/pack';
import type { Creation, Minifig } from '../../../choices';
import { isMinifig } from '../../../terms';
import type { Findings } from '../../../violation';
import { isOfTheBook, masteryOf } from '../cost/abilities';
import type { CoreRuleset } from '../ruleset';

/** Only minifigs can have healing (PL-MED-01). */
export function checkHealer(unit: Minifig | Creation, findings: Findings): void {
	if (isMinifig(unit) || !unit.abilities?.healing) return;
	const path = '/abilities/healing';
	const drop = [{ kind: 'remove', path, target: 'healing' }] as const;
	findings.add('error', 'HEALER_TYPE', 'PL-MED-01', path, {}, [...drop]);
}

/** A weapon master knows a named weapon, not a whole class (PL-SKL-03). */
export function checkMasteries(
	{ tables }: CoreRuleset,
	unit: Minifig | Creation,
	findings: Findings
): void {
	unit.abilities?.weaponMaster?.forEach((entry, index) => {
		const mastery = masteryOf(entry);
		const path = `/abilities/weaponMaster/${index}`;
		if (!isOfTheBook(tables, mastery)) {
			// The row of a pack that nobody knows is said once (PACK_ROW).
			if (isRowId(mastery.item)) return;
			const drop = [{ kind: 'remove', path, target: 'weaponMaster' }] as const;
			findings.add('error', 'WRONG_BOOK', 'PL-SKL-03', path, { thing: mastery.item }, [...drop]);
		} else if (mastery.name === undefined) {
			findings.add('info', 'MASTERY', 'PL-SKL-03', path, {});
		}
	});
}
