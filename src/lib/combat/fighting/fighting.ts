import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Strike } from '../fighter';
import type { Falls } from '../groups';
import type { Modifier } from '../modifiers';
import type { Outcomes } from '../outcomes';
import type { Situation } from '../situation';
import type { Combatant } from '../strikes';

export interface DuelOutcome<P> {
	readonly outcomes: Outcomes<P>;
	readonly modifiers: readonly Modifier[];
	/** The weapon that strikes; absent in the skirmish. */
	readonly strike?: Strike;
}

/** One strike of a unit at another. */
export interface Duel {
	readonly attacker: Combatant;
	readonly target: Combatant;
	/** Absent for a figure that attacks without naming a weapon. */
	readonly strike: Strike | undefined;
	readonly situation: Situation;
}

/** A group of one unit against one target. */
export interface GroupFight {
	readonly attacker: Combatant;
	readonly target: Combatant;
	readonly figures: number;
	readonly situation: Situation;
}

/** What one unit does to another, where rules that roll and the skirmish, which counts dice, have nothing in common. */
export interface Fighting {
	/** The strikes that a unit may choose from. */
	readonly choices: (attacker: Combatant) => readonly (Strike | undefined)[];
	/** Undefined if these rules do not know one of both. */
	readonly duel: <P, D>(chances: Chances<P, D>, duel: Duel) => DuelOutcome<P> | undefined;
	/** How a target falls to a unit’s best turn: the one that kills most often alone. */
	readonly bestFalls: <D>(chances: OrderChances<number, D>, fight: GroupFight) => Falls<number>;
	/** What the outcome of a unit’s turn depends on, as a text: units that share it need one calculation. */
	readonly attackKey: (attacker: Combatant) => string;
	/** What a unit is as a target, as a text. */
	readonly targetKey: (target: Combatant) => string;
}
