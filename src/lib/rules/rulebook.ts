import type { Army, GearItem, RulebookId, Unit } from './choices';
import type { LedgerLine } from './ledger';
import type { Profile } from './profile';
import type { Violation } from './violation';

/** A rule system: it prices, checks and describes an army, whether legal or not, and never throws on one. */
export interface Rulebook {
	readonly id: RulebookId;
	/** Ids, prices and statistics, without texts: what the rulebook's digest is made over. */
	readonly tables: Readonly<Record<string, object>>;
	/** What a minifig may own, in the order of the book. */
	readonly gearItems: readonly GearItem[];
	price(army: Army): LedgerLine[];
	check(army: Army): Violation[];
	profile(army: Army, unit: Unit): Profile | undefined;
}
