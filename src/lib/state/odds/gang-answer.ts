import { resolveGang, type GangOutcome, type Ganger } from '$lib/combat/close/gang';
import { MOST_AT_ONE } from '$lib/combat/crowd';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import type { OrderChances } from '$lib/dice/order';
import { chosenItems, distinct, fightersOf, type CloseQuestion } from './close-answer';

/** How many attack together. */
export const crowdOf = ({ attackers, joining }: CloseQuestion): number =>
	joining.reduce((sum, { count }) => sum + count, attackers);

/** Whether several fight one minifig, and not too many. */
export const isGang = (question: CloseQuestion): boolean =>
	crowdOf(question) > 1 && crowdOf(question) <= MOST_AT_ONE;

/** Resolves a gang on one who strikes back with some weapons of the chosen kind, each at another attacker. */
export function gangAnswerOf<P, D>(
	chances: OrderChances<P, D>,
	question: CloseQuestion
): GangOutcome<P> {
	const { rules, attackers, joining, counters } = question;
	const { attacker, weapon, target, modifiers } = fightersOf(question);
	const { counter } = chosenItems(question);
	const gang = [
		...new Array<Ganger>(attackers).fill({ ...attacker, weapon }),
		...joining.flatMap(({ count, skill, use, damage }) =>
			new Array<Ganger>(count).fill({ ...attacker, skill, weapon: { use, damage } })
		)
	];
	const answers = counter ? new Array<typeof counter>(counters).fill(counter) : [];
	const outcome = resolveGang(chances, CLOSE_RULES[rules], gang, target, answers);
	return { ...outcome, modifiers: distinct([...modifiers, ...outcome.modifiers]) };
}

/** The chance that at least `least` of the attackers are killed. */
export const killedOf = <P, D>(
	chances: OrderChances<P, D>,
	{ attackersKilled }: GangOutcome<P>,
	least: number
): P => attackersKilled.slice(least).reduce(chances.plus, chances.zero);
