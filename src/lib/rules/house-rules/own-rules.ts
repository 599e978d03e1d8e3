import type { Army } from '../choices';
import { DEFAULT_RULINGS, readingsOf, RULINGS, type RulingId } from '../rulings/rulings';

/** How an army's rules differ from its printed rulebook. */
interface OwnRules {
	/** Absent if no price or statistic is changed. */
	readonly houseRules?: { readonly name: string; readonly changes: number };
	/** The rulings that are not at their default. */
	readonly rulings: readonly RulingId[];
}

export function ownRulesOf(army: Pick<Army, 'rulings' | 'houseRules'>): OwnRules {
	const readings = readingsOf(army);
	const rulings = RULINGS.filter((ruling) => readings[ruling] !== DEFAULT_RULINGS[ruling]);
	const { name = '', changes = [] } = army.houseRules ?? {};
	return changes.length > 0
		? { houseRules: { name, changes: changes.length }, rulings }
		: { rulings };
}
