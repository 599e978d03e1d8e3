import type { Chance } from '$lib/dice/chance';
import { lowest, settled } from '$lib/dice/exact/chance';
import type { Chances } from '$lib/dice/chances';
import { exact } from '$lib/dice/exact';
import { float } from '$lib/dice/float';
import { flat } from '$lib/dice/notation';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { strikeOf, type Melee } from './close/exchange';
import { inMelee, type InMelee } from './close/in-melee';
import { resolveBlow } from './close/parried-blow';
import type { Held } from './close/rules';
import type { EditionId } from './edition';
import { EDITIONS } from './editions';
import { marksOf } from './fighting/rolling';
import { strikeChance } from './kill-chance';
import { CLOSE_RULES } from './editions/close';
import { presetStrike, presetTarget, weaponsOf } from './presets';
import { FIRST_WEAPON } from '$lib/rules/items/gear';
import { RANK_IDS } from '$lib/rules/items/kinds';
import { LOWEST_RANK } from '$lib/rules/items/ranks';
import type { Combatant } from './strikes';
import type { TargetId } from './targets';

/** What a usual opponent strikes with: a short hand weapon, or the first that its rules have. Structures do not strike. */
function strikeOfOpponent(rules: CombatRules, id: TargetId) {
	const rank = id === 'armored' ? LOWEST_RANK : RANK_IDS.find((each) => each === id);
	return (
		rank &&
		(presetStrike(rules, rank, FIRST_WEAPON) ??
			presetStrike(rules, rank, weaponsOf(rules)[0] ?? FIRST_WEAPON))
	);
}

/** The chance that a blow kills a unit which parries with what saves it most often. */
function killOf(rules: EditionId, attacker: Melee, weapon: Held, target: InMelee): Chance {
	const close = CLOSE_RULES[rules];
	const chances = [undefined, ...target.held].map((parry) => {
		const { blow } = strikeOf(close, [attacker, target], 'attack', { weapon, parry });
		const killBy = <P, D>(chances: Chances<P, D>) =>
			resolveBlow(chances, close, blow, target.armor).outcome.kill;
		return settled(killBy(float), () => killBy(exact));
	});
	return lowest(chances);
}

/**
 * The chance that one attack of a usual opponent kills a unit; undefined where it takes more than one, or where the
 * rules do not know one of them.
 */
export function fallChance(
	rules: CombatRules,
	unit: Combatant,
	against: TargetId
): Chance | undefined {
	if (rules === 'skirmish') {
		const opponent = presetTarget(rules, against);
		return opponent && strikeChance({ rules, attacker: opponent, target: unit }, undefined);
	}
	const strike = strikeOfOpponent(rules, against);
	const target = inMelee(EDITIONS[rules], unit.profile);
	if (!strike?.damage || !target || marksOf(target.size, EDITIONS[rules]) > 1) return undefined;
	const { skill, use = 0, damage } = strike;
	return killOf(rules, { skill, armor: flat(0) }, { use, damage }, target);
}
