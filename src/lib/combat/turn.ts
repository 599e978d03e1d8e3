import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Profile } from '$lib/rules/profile';
import { strikesOf, type Combatant } from './strikes';
import { EDITIONS } from './editions';
import { TOUCH } from './engagement';
import { behaviorOf, type Strike } from './fighter';
import type { Situation } from './situation';

/** Whether a weapon strikes in close combat, not thrown or shot. */
export const isClose = ({ reach }: Pick<Strike, 'reach'>, { distance = 0 }: Situation = {}) =>
	reach.kind === 'touch' && distance <= TOUCH;

/** The mean of a weapon's Damage without explosions, to sort by. */
const meanDamage = ({ damage }: Strike) =>
	damage
		? damage.rolls.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, damage.bonus)
		: 0;

const strongestFirst = (a: Strike, b: Strike) => meanDamage(b) - meanDamage(a);

/** One entry for each weapon, strongest first. */
const singly = (strikes: readonly Strike[]): Strike[] =>
	strikes
		.flatMap((strike) => Array.from({ length: strike.count }, () => ({ ...strike, count: 1 })))
		.sort(strongestFirst);

/** Weapons in the hands, or each stowed one where the hands are empty. */
function readyOf(strikes: readonly Strike[], most: number): Strike[][] {
	const held = strikes.filter(({ stowed }) => !stowed);
	if (held.length > 0) return [singly(held).slice(0, most)];
	return strikes.map((strike) => [{ ...strike, count: 1 }]);
}

/** Whether each weapon has its own operator: a creation without a brain (PL-PIL-04). */
const isOperated = (profile: Profile) => profile.kind === 'creation' && profile.skill === undefined;

/** Hands that attack in one turn. */
const handsOf = (profile: Profile) =>
	profile.kind === 'figure' ? 1 : Math.max(1, profile.handWeapons);

/**
 * The choices of a unit for its turn, each a list of the attacks it may make on one target. A turn has close
 * combat or shots, never both (PL-RNG-02, E10-RNG-01, E20-RNG-01); each weapon attacks once (PL-CC-01,
 * E10-CC-02, E20-CC-01), with extensions more of them (PL-ABL-03). In QuickWars a hero attacks twice (PL-QW-04).
 */
export function turnsOf(rules: CombatRules, combatant: Combatant): readonly (readonly Strike[])[] {
	if (rules === 'skirmish') return [];
	const strikes = strikesOf(rules, combatant).filter(
		// A ram does damage only in a collision (PL-CWP-02).
		(strike) => strike.damage !== undefined && !behaviorOf(strike).rams
	);
	const { profile } = combatant;
	if (strikes.length === 0) return [];
	if (isOperated(profile)) return [singly(strikes)];
	const hands = handsOf(profile);
	const { hitsByItself, shots, attacks } = EDITIONS[rules];
	if (hitsByItself) {
		const length = attacks(hands);
		return strikes.map((strike) => Array.from({ length }, () => ({ ...strike, count: 1 })));
	}
	const near = strikes.filter((strike) => isClose(strike));
	const far = strikes.filter((strike) => !isClose(strike));
	return [...readyOf(near, hands), ...readyOf(far, shots(hands))];
}

const isSame = (a: Strike, b: Strike) => a.item === b.item && a.name === b.name;

/** The other attacks that a unit may make in the turn in which it strikes with this weapon. */
export function othersInTurn(
	rules: CombatRules,
	combatant: Combatant,
	strike: Strike
): readonly Strike[] {
	for (const turn of turnsOf(rules, combatant)) {
		const place = turn.findIndex((each) => isSame(each, strike));
		if (place >= 0) return turn.filter((_, i) => i !== place);
	}
	return [];
}
