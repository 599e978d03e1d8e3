import type { Modifier } from '$lib/combat/modifiers';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';

/** A modifier as the command prints it; those of `--mod` have no rule. */
export type PrintedModifier = Omit<Modifier, 'id' | 'rule'> & {
	/** What modifies. */
	readonly id: Modifier['id'] | 'given';
	/** The rule; absent for `--mod`. */
	readonly rule?: string;
};

/** A chance from 0 to 1, or a mean number. */
export interface JsonChance {
	/** Exact, such as `35/216`. */
	readonly fraction: string;
	/** The same as a decimal. */
	readonly decimal: number;
}

/** Exact odds as JSON. */
export interface JsonOdds {
	/** The edition of the rules. */
	readonly edition: CombatRules;
	/** The weapon that strikes, in a question about units. */
	readonly weapon?: string;
	/** Chances by outcome, such as `hit` and `kill`. */
	readonly outcomes: Readonly<Record<string, JsonChance>>;
	/** What changes the rolls, with the rule. */
	readonly modifiers: readonly PrintedModifier[];
}
