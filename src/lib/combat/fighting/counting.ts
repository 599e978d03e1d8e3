import { fallsInSkirmish } from '../groups';
import { attackDice, resolveDice, targetOf } from '../skirmish/figures';
import type { Combatant } from '../strikes';
import type { Fighting } from './fighting';

/** The dice of a figure that attacks. */
const diceOf = ({ profile }: Combatant) =>
	profile.kind === 'figure' ? attackDice(profile) : undefined;

/** A figure as a target. */
const victimOf = ({ profile, unit }: Combatant) =>
	profile.kind === 'figure' && unit.kind === 'figure' ? targetOf(profile, unit) : undefined;

/** The narrative skirmish: dice are counted, whatever the weapon (NS-17, NS-25). */
export const counting: Fighting = {
	choices: () => [undefined],
	duel(chances, { attacker, target }) {
		const [dice, victim] = [diceOf(attacker), victimOf(target)];
		if (dice === undefined || !victim) return undefined;
		return { outcomes: resolveDice(chances, dice, victim), modifiers: [] };
	},
	bestFalls(chances, { attacker, target, figures }) {
		const [dice, victim] = [diceOf(attacker), victimOf(target)];
		return dice === undefined || !victim ? [0] : fallsInSkirmish(chances, dice, victim, figures);
	},
	attackKey: (attacker) => `${diceOf(attacker) ?? ''}`,
	targetKey: (target) => JSON.stringify(victimOf(target) ?? '')
};
