import { times, total, type Points } from '$lib/points/points';
import type { RuleId } from './citations';
import type { CoreGearItem, Rank } from './choices';

/** What a ledger line is for; its text stands in the message catalogues. */
export type LedgerKey =
	| `rank.${Rank}`
	| `gear.${CoreGearItem}`
	| 'skillBonus'
	| 'superdexterity'
	| 'multitasking'
	| 'pilot'
	| 'heroDiscount'
	| 'stock.explosive';

/** One line of the bill. The total of an army is the sum of its lines and stands nowhere else. */
export interface LedgerLine {
	/** The unit's id, or `army` for what belongs to the whole army. */
	readonly unit: string;
	readonly rule: RuleId;
	readonly key: LedgerKey;
	readonly quantity: number;
	/** Of the whole line; negative for a discount. */
	readonly points: Points;
}

/** A line of `quantity` pieces at one price each. */
export function line(
	unit: string,
	rule: RuleId,
	key: LedgerKey,
	quantity: number,
	each: Points
): LedgerLine {
	return { unit, rule, key, quantity, points: times(each, quantity) };
}

/** Whether a line belongs to the army as a whole; a unit may have the id `army` too. */
export function isOfArmy({ key }: LedgerLine): boolean {
	return key.startsWith('stock.');
}

/** The sum of the lines, in CP halves. */
export function totalOf(lines: readonly LedgerLine[]): Points {
	return total(lines.map(({ points }) => points));
}
