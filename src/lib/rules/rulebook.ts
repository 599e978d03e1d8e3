import type { Army, GearItem, HouseRules, RulebookId, Unit } from './choices';
import type { Tables } from './house-rules';
import type { LedgerLine } from './ledger';
import type { Profile } from './profile';
import type { Violation } from './violation';

/** A rule system: it prices, checks and describes an army, whether legal or not, and never throws on one. */
export interface Rulebook {
	readonly id: RulebookId;
	/** Ids, prices and statistics, without texts: what the rulebook's digest is made over. */
	readonly tables: Tables;
	/** What a minifig may own, in the order of the book. */
	readonly gearItems: readonly GearItem[];
	/** The same rulebook with other prices and statistics: a new one, this one stays as it is. */
	under(houseRules: HouseRules): Rulebook;
	price(army: Army): LedgerLine[];
	check(army: Army): Violation[];
	profile(army: Army, unit: Unit): Profile | undefined;
	/** Inches a turn as bought, of whatever moves fastest in it; what `profile` says, without the rest. */
	speed(unit: Unit): number;
	/** General dice of a narrative skirmish, which has no points (NS-01). */
	dice?(army: Army): number;
}
