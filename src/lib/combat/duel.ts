import type { Chances } from '$lib/dice/chances';
import { EDITIONS } from './editions';
import { engage } from './engagement';
import { fighterOf, type Strike } from './fighter';
import type { Modifier } from './modifiers';
import { named, type Outcomes } from './outcomes';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Situation } from './situation';
import { strikesOf, type Combatant } from './strikes';
import { attackDice, resolveDice, targetOf } from './skirmish/figures';

export interface DuelOutcome<P> {
	readonly outcomes: Outcomes<P>;
	readonly modifiers: readonly Modifier[];
	/** The weapon that strikes; absent in the skirmish. */
	readonly strike?: Strike;
}

/** What the target's Size adds unless the situation says how much of it shows. */
export const seen = (size: number, situation: Situation): Situation =>
	size > 1 && situation.size === undefined ? { ...situation, size } : situation;

function skirmish<P, D>(
	chances: Chances<P, D>,
	attacker: Combatant,
	target: Combatant
): DuelOutcome<P> | undefined {
	if (attacker.profile.kind !== 'figure') return undefined;
	if (target.profile.kind !== 'figure' || target.unit.kind !== 'figure') return undefined;
	const count = attackDice(attacker.profile);
	const outcomes = resolveDice(chances, count, targetOf(target.profile, target.unit));
	return { outcomes, modifiers: [] };
}

/** Resolves one strike of a unit at another; undefined if these rules do not know one of them. */
export function duel<P, D>(
	chances: Chances<P, D>,
	rules: CombatRules,
	attacker: Combatant,
	target: Combatant,
	strike: Strike | undefined,
	situation: Situation = {}
): DuelOutcome<P> | undefined {
	if (rules === 'skirmish') return skirmish(chances, attacker, target);
	const edition = EDITIONS[rules];
	const victim = fighterOf(edition, target.profile);
	if (!strike || !victim) return undefined;
	const { armor, size } = victim;
	const { outcome, modifiers } = engage(chances, edition, {
		...strike,
		armor,
		situation: seen(size, situation)
	});
	return { outcomes: named(chances, edition, outcome), modifiers, strike };
}

/** The chance to kill in what an outcome calls it. */
export const killIn = <P>({ kill, slain }: Outcomes<P>): P | undefined => kill ?? slain;

/** A unit's best strike at another: the one that kills most often. */
export function bestDuel<D>(
	chances: Chances<number, D>,
	rules: CombatRules,
	attacker: Combatant,
	target: Combatant,
	situation: Situation = {}
): DuelOutcome<number> | undefined {
	const strikes = rules === 'skirmish' ? [undefined] : strikesOf(rules, attacker);
	let best: DuelOutcome<number> | undefined;
	for (const strike of strikes) {
		const found = duel(chances, rules, attacker, target, strike, situation);
		const kills = found && (killIn(found.outcomes) ?? 0);
		if (found && (kills ?? 0) > (best ? (killIn(best.outcomes) ?? 0) : -1)) best = found;
	}
	return best;
}
