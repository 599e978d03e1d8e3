import type { Situation } from '$lib/combat/situation';
import type { QuickActionId, SquadWay } from '../causes';

export interface AttackerOrder {
	readonly figure: string;
	/** Absent in the skirmish. */
	readonly weapon?: string;
	/** Swings a heavy weapon with both hands (E10-PAR-07). */
	readonly bothHands?: boolean;
	/** Who serves a creation without a brain; by default the best of its crew. */
	readonly operator?: string;
}

/** An attack as the player orders it. */
export interface AttackOrder {
	readonly procedure: 'attack';
	readonly way: 'close' | 'counter' | 'ranged' | 'charge' | 'push' | 'grab' | 'spell' | 'explosion';
	/** More than one attack together; their damage is one sum (PL-CMB-05). */
	readonly attackers: readonly AttackerOrder[];
	readonly target: string;
	/** The squad that the target belongs to: its owner says who takes the hit (PL-SDM-02). */
	readonly squad?: string;
	/** Others in the radius of an explosion, or in the way of a charge, in their order. */
	readonly others?: readonly string[];
	readonly situation?: Situation;
	/** The same for the defender’s rolls (E20-MOD-06). */
	readonly defending?: Situation;
	/** Agreed on the table, on top of the modifiers. */
	readonly bonus?: number;
	readonly response?: boolean;
	/** A part of the target: a weapon by its key, `surface` or `protruding` (PL-DMG-04). */
	readonly element?: string;
	/** Studs that hold a named brick: QuickWars constructions have no Armor (PL-QW-10). */
	readonly studs?: number;
	/** The damage wears the element down instead (PL-DMG-06). */
	readonly grinding?: boolean;
	/** A shot that missed and lands on this target (PL-RNG-03): no roll to hit, and no action. */
	readonly stray?: boolean;
	/** Hits without a roll: the target is grabbed, or does not defend itself (E10-ATT-05). */
	readonly automatic?: boolean;
	/** Straight run of a charge in inches. */
	readonly run?: number;
	/** Inches that the target of a charge runs straight toward the charger (PL-CHG-06, E10-COL-04, E20-COL-01). */
	readonly headOn?: number;
	/** The charger strikes with its body instead of a weapon. */
	readonly ram?: boolean;
	/** The target is ready for the charge (PL-CHG-07). */
	readonly braced?: boolean;
	/** A strike at one who leaves close combat (PL-CC-08, E10-MAN-04, E20-MAN-04). */
	readonly leaving?: boolean;
	/** The counterattack of one who also parried (PL-CC-13). */
	readonly both?: boolean;
}

interface Members {
	readonly figures: readonly string[];
}

/** The dice that a figure of the skirmish puts on one opponent. */
export interface DiceOrder {
	/** General, shield and free dice. */
	readonly dice: number;
	readonly shield?: number;
}

export type Order =
	| AttackOrder
	| {
			readonly procedure: 'test';
			readonly figure: string;
			readonly difficulty: number;
			readonly bonus?: number;
			readonly response?: boolean;
			/** A look for what hides, which takes no action (PL-SKL-02). */
			readonly perception?: boolean;
	  }
	| {
			/** A heroic feat, to which a player of another side objects (PL-HER-07). */
			readonly procedure: 'feat';
			readonly figure: string;
			readonly objector: string;
			readonly response?: boolean;
	  }
	| {
			/** A vehicle runs into a figure, or into something that belongs to no army (PL-QW-13). */
			readonly procedure: 'crash';
			readonly vehicle: string;
			readonly obstacle?: string;
			/** Propulsions in use. */
			readonly propulsions: number;
	  }
	| { readonly procedure: 'heal'; readonly medics: readonly string[]; readonly patient: string }
	| {
			readonly procedure: 'magicShield';
			readonly mages: readonly string[];
			/** The level of a circle’s shield; absent for a mage’s own. */
			readonly circle?: number;
			readonly response?: boolean;
	  }
	| {
			/** Area spell of a circle, planned at the army’s creation (PL-MAG-07). */
			readonly procedure: 'circleCast';
			readonly mages: readonly string[];
			readonly box: string;
			readonly targets: readonly string[];
			readonly distance?: number;
	  }
	| { readonly procedure: 'summon'; readonly mages: readonly string[]; readonly figure: string }
	| { readonly procedure: 'raise'; readonly mage: string; readonly figure: string }
	| { readonly procedure: 'sprint'; readonly figure: string; readonly charge?: boolean }
	| {
			/** Leaves close combat, or ignores it; opponents in reach may strike (E10-MAN-04, E10-MAN-05). */
			readonly procedure: 'withdraw';
			readonly figure: string;
			readonly inches: number;
			readonly opponents: readonly string[];
			/** It stays where it is and does something else. */
			readonly stays?: boolean;
	  }
	| { readonly procedure: 'bail'; readonly figure: string }
	| {
			/** Who acts first: a response to an action (PL-TRN-15). */
			readonly procedure: 'whoIsFirst';
			readonly active: { readonly figure: string; readonly weapon?: string; readonly use?: number };
			readonly answering: {
				readonly figure: string;
				readonly weapon?: string;
				readonly use?: number;
			};
	  }
	| { readonly procedure: 'begin'; readonly sides: readonly string[] }
	| { readonly procedure: 'argument'; readonly sides: readonly string[] }
	| {
			readonly procedure: 'reinforcement';
			readonly side: string;
			readonly figures: readonly string[];
	  }
	| ({
			readonly procedure: 'squad';
			readonly way: SquadWay;
			readonly squad: string;
			readonly name?: string;
	  } & Members)
	| ({
			readonly procedure: 'quick';
			readonly action: QuickActionId;
			/** A lost weapon that is picked up, by its key. */
			readonly item?: string;
	  } & Members)
	| ({
			readonly procedure: 'defence';
			readonly opponent: string;
			readonly figure: string;
			readonly fallBack?: boolean;
	  } & DiceOrder)
	| ({
			readonly procedure: 'strike';
			readonly way: 'basic' | 'lunge' | 'push' | 'sweep';
			readonly figure: string;
			readonly opponent: string;
			readonly higher?: boolean;
			/** Dice bought with story points for the attack in progress (NS-47). */
			readonly bought?: boolean;
	  } & DiceOrder)
	| {
			/** The free attack of an enemy whose opponent failed a defence (NS-24). */
			readonly procedure: 'freeAttack';
			readonly figure: string;
			readonly opponent: string;
			readonly higher?: boolean;
	  }
	| {
			readonly procedure: 'volley';
			readonly shooters: readonly string[];
			readonly targets: readonly string[];
			/** Fewer dice than the rule allows, if there are fewer archers (NS-41). */
			readonly dice?: number;
			/** Bought with story points: at any group, engaged or not (NS-47). */
			readonly story?: boolean;
	  }
	| ({
			readonly procedure: 'groupMove';
			readonly dice: number;
			readonly free: number;
			readonly load?: boolean;
	  } & Members)
	| { readonly procedure: 'story'; readonly side: string; readonly points: number };

export type ProcedureId = Order['procedure'];
