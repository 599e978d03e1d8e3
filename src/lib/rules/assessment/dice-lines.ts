import type { Army, Figure } from '../choices';
import { rulebookFor } from '../registry';
import { countOf } from '../terms';

/** General dice of one unit: per figure, and of all its copies. */
interface DiceLine {
	readonly unit: Figure;
	readonly count: number;
	readonly each: number;
	readonly dice: number;
}

/** The general dice of an army, unit by unit (NS-01). */
export function diceLines(army: Army): DiceLine[] {
	const rulebook = rulebookFor(army);
	return army.units.flatMap((unit) => {
		const profile = rulebook.profile(army, unit);
		if (unit.kind !== 'figure' || profile?.kind !== 'figure') return [];
		const count = countOf(unit);
		return [{ unit, count, each: profile.dice, dice: profile.dice * count }];
	});
}
