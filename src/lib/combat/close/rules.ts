import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Dice } from '$lib/dice/notation';
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
export interface Blow {
	readonly test?: SkillTest;
	readonly damage: Dice;
	readonly piercing?: boolean;
	readonly parry?: Parry;
}

/** When an edition lets a unit strike back: after each attack, or only at one that leaves (A05-19, A10-11, A20-3). */
export type Counters = 'afterAttacks' | 'onLeaving' | 'never';

/** What an edition says of close combat. */
export interface CloseRules {
	readonly edition: Edition;
	readonly counters: Counters;
	/** The distribution of the damage that a blow does; 0 if it misses. */
	readonly inflicted: <P, D>(chances: OrderChances<P, D>, edition: Edition, blow: Blow) => D;
	/** What becomes of a single blow that is parried. */
	readonly parried: <P, D>(
		chances: Chances<P, D>,
		edition: Edition,
		blow: MetBlow
	) => ParriedBlow<P>;
	/** Whether an item may parry an attack or a counterattack. */
	readonly parries: (item: Held, against: 'attack' | 'counter') => boolean;
	/** Whether what parries attacks also stops shots and throws (E20-PAR-07). */
	readonly parriesShots: boolean;
	/** Taken off both when a unit parries one attack and counters it (E05-CMB-26). */
	readonly parryAndCounter: readonly Modifier[];
	/** A heavy weapon in two hands keeps its last die against a parry (E10-PAR-07). */
	readonly pierces: boolean;
	/** What a parry of this weapon gains. */
	readonly parryOf: (weapon: Held) => readonly Modifier[];
	/** What a unit of the smaller side loses: at each roll, or only at its counters (E05-CMB-16). */
	readonly outnumbered: (opponents: number, friends: number) => readonly Modifier[];
	readonly outnumberedAt: 'counters' | 'allRolls';
	/** Whether a shove needs a Skill Roll against the highest Use that is held, or hits by itself (E05-CMB-21). */
	readonly shoves: 'bySkill' | 'byItself';
}
