import type { Chance } from '$lib/dice/chance';
import { settled } from '$lib/dice/exact/chance';
import type { Chances } from '$lib/dice/chances';
import { exact } from '$lib/dice/exact';
import { fraction, type Fraction } from '$lib/dice/exact/fraction';
import { float } from '$lib/dice/float';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { bestDuel, duel, killIn } from './duel';
import type { Strike } from './fighter';
import { FIGHTING } from './fighting';
import type { Situation } from './situation';
import type { Combatant } from './strikes';

/** One unit against another. */
export interface Meeting {
	readonly rules: CombatRules;
	readonly attacker: Combatant;
	readonly target: Combatant;
	readonly situation?: Situation;
}

const higher = (a: Fraction, b: Fraction) =>
	a.numerator * b.denominator < b.numerator * a.denominator ? b : a;

/** The chance of one strike to kill; undefined if these rules do not know one of both. */
export function strikeChance(
	{ rules, attacker, target, situation }: Meeting,
	strike: Strike | undefined
): Chance | undefined {
	const killBy = <P, D>(chances: Chances<P, D>) => {
		const found = duel(chances, rules, attacker, target, strike, situation);
		return found && killIn(found.outcomes);
	};
	const kill = killBy(float);
	return kill === undefined ? undefined : settled(kill, () => killBy(exact) ?? exact.zero);
}

/** The chance of one attack with the best weapon to kill; 0 where no attack is possible. */
export function killChance<D, S>(
	doubles: Chances<number, D>,
	fractions: Chances<Fraction, S>,
	{ rules, attacker, target, situation }: Meeting
): Chance {
	const best = bestDuel(doubles, rules, attacker, target, situation);
	const kill = best ? (killIn(best.outcomes) ?? 0) : 0;
	return settled(kill, () =>
		FIGHTING[rules]
			.choices(attacker)
			.flatMap((strike) => {
				const found = duel(fractions, rules, attacker, target, strike, situation);
				return (found && killIn(found.outcomes)) ?? [];
			})
			.reduce(higher, fraction(0n))
	);
}
