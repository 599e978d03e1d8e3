import { assess, type Assessment } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { isOfArmy, type LedgerLine } from '$lib/rules/ledger';

/** One of the two armies, or states of an army, in a comparison. */
export interface Side {
	readonly army: Army;
	readonly assessment: Assessment;
	/** The ledger lines of a unit. */
	billOf(unit: Unit | undefined): readonly LedgerLine[];
	/** The costs of the whole army: stock and reserve. */
	readonly common: readonly LedgerLine[];
}

export function sideOf(army: Army): Side {
	const assessment = assess(army);
	const bills = new Map<string, LedgerLine[]>(army.units.map(({ id }) => [id, []]));
	for (const line of assessment.lines) if (!isOfArmy(line)) bills.get(line.unit)?.push(line);
	const common = assessment.lines.filter(isOfArmy);
	return { army, assessment, common, billOf: (unit) => (unit && bills.get(unit.id)) ?? [] };
}
