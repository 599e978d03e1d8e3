import type { CitedRule } from '$lib/rules/combat-citations';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Explosion } from '$lib/dice/chances';
import type { Armory } from './armory';
import type { ModifierRule } from './modifiers';
import type { Situation } from './situation';

/** The rules of combat that roll a Skill or Damage; the skirmish counts dice instead. */
export type EditionId = Exclude<CombatRules, 'skirmish'>;

/** The readings of section DICE that a table may change; each edition has its own defaults. */
export interface Flags {
	/** DICE-4; without it no die explodes, and no maximum face earns a Benny. */
	readonly explode: boolean;
	/** DICE-5: a Skill Roll of all ones fails. */
	readonly fumbleSkill: boolean;
	/** DICE-8: a Damage Roll of all ones is 0. */
	readonly fumbleDamage: boolean;
	/** DICE-9: an Armor roll of all ones is 0. */
	readonly fumbleArmor: boolean;
	/** Rolls that oppose another one count 0 when they show all ones: absorption, knockback. */
	readonly fumbleOpposed: boolean;
	/** DICE-10: a spare critical adds a die of Damage when the attack hits without it. */
	readonly bennyToDamage: boolean;
	/** A10-4: out of range, the dice that an explosion adds keep their full value. */
	readonly bonusDiceWhole: boolean;
}

/** How an edition treats a target out of range (A05-10, E10-MOD-11, E20-MOD-08). */
export type OutOfRange = 'impossible' | 'everyDie' | 'eachRoll';

/** The rules in which the editions of the combat differ. */
export interface Edition {
	readonly id: EditionId;
	readonly explosion: Explosion;
	readonly flags: Flags;
	/** The faces of an attacker's die that earn a Benny (DICE-10); the edition has none if undefined. */
	readonly bennyFaces: ((sides: number) => readonly number[]) | undefined;
	readonly outOfRange: OutOfRange;
	readonly outOfRangeRule: CitedRule;
	/** Damage that equals Armor does something (E20-ATT-06). */
	readonly somethingBad: boolean;
	/** The rules of structures are known: parts, grinding, overkill (PL-DMG); the later chapters are not in our sources. */
	readonly structures: boolean;
	/** A heavy weapon in both hands is something else than in one (E10-PAR-07, E20-CHG-03). */
	readonly bothHands: boolean;
	/** What its modifiers ask of a situation, in the order of display. */
	readonly asks: readonly (keyof Situation)[];
	/** Attacks with one action of a unit with this many hands, where they need no roll (PL-QW-04, PL-LPW-09). */
	readonly attacks: (hands: number) => number;
	/** The Size of a mounted minifig (PL-CHG-04); later editions measure the minifig alone (E10-MOD-14). */
	readonly riderSize: number;
	/** A hit on a creation takes one inch of its Size; otherwise it destroys it at once (PL-DMG-02, PL-LPW-09). */
	readonly sizeDamage: boolean;
	/** Attacks need no roll to hit (PL-QW). */
	readonly hitsByItself: boolean;
	/** Shots in one turn of a unit with this many hands (PL-RNG-01, E10-RNG-01, E20-RNG-01). */
	readonly shots: (hands: number) => number;
	readonly modifiers: readonly ModifierRule[];
	/** A missed shot may land on a side that takes no part in the attack (PL-RNG-03, E10-MISS-03). */
	readonly straysOntoThird: boolean;
	/** Several fight as one squad (PL-SQM-03). */
	readonly squads: boolean;
	/** What a hit on a creation without Armor must exceed: nothing, or the studs that hold a brick (PL-QW-10). */
	readonly bricks: 'armor' | 'studs';
	/** The rule of heroic feats; absent where our sources have none (PL-HER-07, PL-QW-04). */
	readonly feat: CitedRule | undefined;
	/** The rule of vehicles that collide by their propulsions; absent where a collision is a charge. */
	readonly crash: CitedRule | undefined;
	/** The rule by which one jumps in front of a hero; absent where nobody may (PL-HER-06). */
	readonly sacrifice: CitedRule | undefined;
	/** Weapons of its own; without them those of the army's rulebook count. */
	readonly armory: Armory | undefined;
}

/** Returns the edition with some flags changed. */
export function withFlags(edition: Edition, flags: Partial<Flags>): Edition {
	return { ...edition, flags: { ...edition.flags, ...flags } };
}
