import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Dice } from '$lib/dice/notation';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { Attack } from '../attack';
import type { Edition } from '../edition';
import type { Modifier } from '../modifiers';
import type { SkillTest } from '../rolls';
import type { MetBlow, ParriedBlow } from './parried-blow';

/** What a hand holds in close combat. */
export interface Held {
	readonly use: number;
	/** Absent for what does no damage. */
	readonly damage?: Dice;
	/** What it takes off Damage when it parries, where an edition rolls that (E05-CMB-24). */
	readonly absorb?: Dice;
	readonly shield?: boolean;
	/** A two-handed weapon by class, not a heavy one in two hands (A10-6). */
	readonly twoHanded?: boolean;
	/** A heavy weapon in two hands (E10-PAR-07). */
	readonly piercing?: boolean;
}

/** A parry that was declared before the attack. */
export interface Parry {
	readonly test: SkillTest;
	readonly absorb?: Dice;
}

/** One attack in close combat. Without `test` it hits by itself. */
export interface Blow extends Pick<Attack, 'test' | 'damage' | 'damageBeyond'> {
	readonly piercing?: boolean;
	readonly parry?: Parry;
}

/** What may be parried: blows, a shove or grab, and what comes from afar. */
export type Against =
	| 'attack'
	| 'counter'
	| 'charge'
	| 'leaving'
	| 'shove'
	/** A shove by one who holds nothing. */
	| 'bareShove'
	| 'grab'
	| 'shot'
	| 'explosion'
	| 'magic';

/** What parries: a held weapon, unless it says that it is something else. */
export interface Guard {
	readonly shield?: boolean;
	readonly gun?: boolean;
	readonly bareHands?: boolean;
}

/** A parry that failed. */
export interface FailedParry {
	/** All dice showed 1. */
	readonly fumble: boolean;
	/** The attack was made with both hands. */
	readonly twoHanded: boolean;
	readonly guard: Guard & { readonly twoHanded?: boolean };
}

export type AddingWay = 'close' | 'counter' | 'charge';

/** How one leaps out of the way of an attack (PL-TRN-16, E10-BAIL, E20-PAR-08). */
export interface BailRules {
	/** In close combat only, without an action; or with a saved action, from anything. */
	readonly costs: 'nothing' | 'response';
	/** What carries it: 1d6″ for one who acts first, a Skill Roll above the attack, or nothing is rolled. */
	readonly by: 'order' | 'skill' | 'itself';
	/** It ends prone; a Benny may prevent that. */
	readonly prone: boolean;
	readonly feet: boolean;
}

/** How one leaves close combat (PL-CC-08, E10-MAN-04, E10-MAN-05, E20-MAN-04). */
export interface LeavingRules {
	readonly rule: CitedRule;
	/** The rule by which one ignores close combat instead; absent where nobody may. */
	readonly ignoring: CitedRule | undefined;
	readonly takesAction: boolean;
}

/** One way in which a blow hits: the dice of its damage, and what a parry takes off their roll. */
export interface Landing<P, D> {
	readonly chance: P;
	readonly dice: Dice;
	readonly absorbs?: D;
}

export type Landings = <P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	blow: Blow
) => readonly Landing<P, D>[];

/** When an edition lets a unit strike back: after each attack, or only at one that leaves (A05-19, A10-11, A20-3). */
export type Counters = 'afterAttacks' | 'onLeaving' | 'never';

/** What an edition says of close combat. */
export interface CloseRules {
	readonly edition: Edition;
	readonly counters: Counters;
	/** The ways in which a blow hits, with what a parry leaves of it. */
	readonly landings: Landings;
	/** What becomes of a single blow that is parried. */
	readonly parried: <P, D>(
		chances: Chances<P, D>,
		edition: Edition,
		blow: MetBlow
	) => ParriedBlow<P>;
	/** Whether an item may parry something. */
	readonly parries: (guard: Guard, against: Against) => boolean;
	/** Whether a shield parries, and a weapon beside it strikes back, where nobody declares otherwise (PL-CC-10). */
	readonly defendsUsually: boolean;
	/** A parry must also reach the attacker's total, and rolls what it takes off (E05-CMB-24); otherwise it takes dice. */
	readonly meetsAttack: boolean;
	/** The Use of a parry with a gun and with bare hands, which have none of their own (E10-PAR-01, E20-PAR-01). */
	readonly gunParry: number;
	readonly bareParry: number;
	/** One weapon may attack and parry in the same turn (PL-CC-09); otherwise each is used once (E10-CC-02). */
	readonly parriesBesides: boolean;
	/** A parry or counterattack spends an action that is left (A10-5, E20-PAR-05). */
	readonly reactionsSpend: boolean;
	/** Whether the item of a failed parry flies away, and how far: a roll of 1d6, or the attacker's roll. */
	readonly disarms: (parry: FailedParry) => boolean;
	readonly disarmedBy: 'd6' | 'attackRoll';
	/** Taken off both when a unit parries one attack and counters it (E05-CMB-26). */
	readonly parryAndCounter: readonly Modifier[];
	/** A heavy weapon in two hands keeps its last die against a parry (E10-PAR-07). */
	readonly pierces: boolean;
	/** What a parry of something made with this weapon gains: not of a grab, which takes a free hand. */
	readonly parryOf: (weapon: Partial<Held>, against: Against) => readonly Modifier[];
	/** Whether a shove needs a Skill Roll against the highest Use that is held, or hits by itself (E05-CMB-21). */
	readonly shoves: 'bySkill' | 'byItself';
	/** A shove disrupts its target (E10-MAN-03, E20-MAN-03). */
	readonly shoveDisrupts: boolean;
	/** Blows at either figure of a grab hit without a roll (E10-MAN-02, E20-MAN-02). */
	readonly grabs: boolean;
	/** Attacks may be made at what does not defend itself, without a roll (E10-ATT-05). */
	readonly automaticHits: boolean;
	/** The attacks of a turn whose damage adds up on one target (PL-CC-04, E10-CC-07, E20-MAN-01). */
	readonly addsUp: readonly AddingWay[];
	readonly bail: BailRules | undefined;
	readonly leaving: LeavingRules;
}
