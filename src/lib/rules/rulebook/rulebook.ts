import type { AbilityId } from './abilities';
import type { Assortment } from './assortment';
import type { Army, GearItem, Limits, RulebookId, Unit } from '../choices';
import type { RuleId } from '../citations';
import type { OwnTables } from '../packs/apply';
import type { Tables } from '../house-rules/house-rules';
import type { LedgerLine } from '../ledger';
import type { ArmyProfile, Profile } from '../profile';
import type { Memo } from '../memo';
import type { CombatRules } from './combat-rules';
import type { Reference } from './reference';
import type { RulingId } from '../rulings/rulings';
import type { RulingLimit, Violation } from '../violation';

/** What a rulebook counts: cost points, general dice, or nothing. */
export type Tally = 'points' | 'dice' | 'nothing';

/** The contradictions of the source that affect a rulebook (spec, section E). */
export interface BookRulings {
	readonly switches: readonly RulingId[];
	/** The rule that a ruling is about, if this rulebook has one of its own. */
	readonly rules?: Readonly<Partial<Record<RulingId, RuleId>>>;
	/** Rulings to try on a legal army, by the limit that they could break. */
	readonly atStake: Readonly<Partial<Record<RulingLimit, readonly RulingId[]>>>;
}

/** A rule system: prices, checks and describes an army, legal or not, and never throws on one. */
export interface Rulebook {
	readonly id: RulebookId;
	readonly tally: Tally;
	readonly assortment: Assortment;
	/** The default limits of a new army. */
	readonly firstLimits: Limits;
	readonly inLeague: boolean;
	/** The rules that attacks of its units follow, unless players agree on others. */
	readonly combat: CombatRules;
	readonly rulings: BookRulings;
	readonly reference: Reference;
	/** Ids, prices and statistics without texts: the input of the rulebook's digest. */
	readonly tables: Tables;
	/** The gear of minifigs, in the order of the book. */
	readonly gearItems: readonly GearItem[];
	/** A copy of the printed rulebook with packs and house rules applied; `memo` keeps what it works out for a unit. */
	under(own: OwnTables, memo?: Memo): Rulebook;
	price(army: Army): LedgerLine[];
	/** The lines that `price` has for a unit, or would have if it were fielded; cheaper than pricing all of them. */
	priceOf(army: Army, unit: Unit): readonly LedgerLine[];
	check(army: Army): Violation[];
	/** Whether any creation has more weapons than it may have, if the rulebook limits them; cheaper than `check`. */
	exceedsWeaponSum?(army: Army): boolean;
	profile(army: Army, unit: Unit): Profile | undefined;
	/** What the army as a whole brings into play; absent if nothing is bought for an army as a whole. */
	armyProfile?(army: Army): ArmyProfile;
	/** Inches per turn as bought, of the unit's fastest propulsion; cheaper than computing `profile`. */
	speed(unit: Unit): number;
	/** Abilities that a card explains because of the unit's kind, not because they were bought. */
	abilities(unit: Unit, profile: Profile): readonly AbilityId[];
	/** General dice of an army, if the rulebook counts them (NS-01). */
	dice?(army: Army): number;
}
