import type { RulingId } from '$lib/rules/rulings/rulings';
import type { Stored } from '$lib/store';

/** The army whose settings a ruling links to; undefined if no army has it. */
export type ArmyFor = (
	ruling: RulingId
) => { readonly id: string; readonly name: string } | undefined;

/** The army saved last whose rulebook has a ruling. */
export function rulingArmy(stored: readonly Stored[], ruling: RulingId): ReturnType<ArmyFor> {
	const rulebook = ruling === 'lpwVehicleBase' ? 'lugpolwars' : 'core2005';
	const [last] = stored
		.filter((entry) => entry.readable)
		.filter(({ army, archivedAt }) => army.rulebook === rulebook && archivedAt === undefined)
		.toSorted((one, other) => other.savedAt - one.savedAt);
	return last && { id: last.id, name: last.army.name };
}
