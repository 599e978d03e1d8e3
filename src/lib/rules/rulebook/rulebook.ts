import type { AbilityId } from './abilities';
import type { Assortment } from './assortment';
import type { Army, GearItem, HouseRules, Limits, RulebookId, Unit } from '../choices';
import type { RuleId } from '../citations';
import type { Tables } from '../house-rules/house-rules';
import type { LedgerLine } from '../ledger';
import type { Profile } from '../profile';
import type { Reference } from './reference';
import type { RulingId } from '../rulings/rulings';
import type { RulingLimit, Violation } from '../violation';

/** What a rulebook measures an army by: cost points, general dice, or nothing. */
export type Tally = 'points' | 'dice' | 'nothing';

/** The contradictions of the source that matter in a rulebook (spec, section E). */
export interface BookRulings {
	readonly switches: readonly RulingId[];
	/** The rule that a contradiction is about, where this rulebook has one of its own. */
	readonly rules?: Readonly<Partial<Record<RulingId, RuleId>>>;
	/** Readings that a referee tries on a legal army, by the limit that they could break. */
	readonly atStake: Readonly<Partial<Record<RulingLimit, readonly RulingId[]>>>;
}

/** A rule system: it prices, checks and describes an army, whether legal or not, and never throws on one. */
export interface Rulebook {
	readonly id: RulebookId;
	readonly tally: Tally;
	readonly assortment: Assortment;
	/** What a new army is measured against; the league is offered where the rulebook can be played in it. */
	readonly firstLimits: Limits;
	readonly inLeague: boolean;
	readonly rulings: BookRulings;
	readonly reference: Reference;
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
	/** What the card of a unit explains because of its kind, not because it has bought it. */
	abilities(unit: Unit, profile: Profile): readonly AbilityId[];
	/** General dice of an army, where the rulebook counts them (NS-01). */
	dice?(army: Army): number;
}
