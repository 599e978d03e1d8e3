import type { Chances } from '$lib/dice/chances';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Strike } from './fighter';
import { FIGHTING } from './fighting';
import type { DuelOutcome } from './fighting/fighting';
import type { Outcomes } from './outcomes';
import type { Situation } from './situation';
import type { Combatant } from './strikes';

/** Resolves one strike of a unit at another; undefined if these rules do not know one of them. */
export const duel = <P, D>(
	chances: Chances<P, D>,
	rules: CombatRules,
	attacker: Combatant,
	target: Combatant,
	strike: Strike | undefined,
	situation: Situation = {}
): DuelOutcome<P> | undefined =>
	FIGHTING[rules].duel(chances, { attacker, target, strike, situation });

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
	let best: DuelOutcome<number> | undefined;
	for (const strike of FIGHTING[rules].choices(attacker)) {
		const found = duel(chances, rules, attacker, target, strike, situation);
		const kills = found && (killIn(found.outcomes) ?? 0);
		if (found && (kills ?? 0) > (best ? (killIn(best.outcomes) ?? 0) : -1)) best = found;
	}
	return best;
}
