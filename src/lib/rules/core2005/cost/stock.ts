import { cp } from '$lib/points/points';
import type { Army } from '../../choices';
import { line, type LedgerLine } from '../../ledger';
import { stock } from '../tables/gear';

/** Explosives that the army keeps in common, by the piece (PL-WPN-13). */
export function stockLines(army: Army): LedgerLine[] {
	const pieces = army.stock?.explosives ?? 0;
	const { rule, cost } = stock.explosives;
	return pieces === 0 ? [] : [line('army', rule, 'stock.explosive', pieces, cp(cost))];
}
