import type { PricedUnit } from '$lib/combat/combatants';
import { bestDuel } from '$lib/combat/duel';
import type { Combatant } from '$lib/combat/strikes';
import { EDITIONS } from '$lib/combat/editions';
import { burdened, fighterOf, quirkOf, skillOf } from '$lib/combat/fighter';
import { targetOf } from '$lib/combat/skirmish/figures';
import { marksOf } from '$lib/combat/fighting/rolling';
import { weaponKey } from '$lib/combat/weapon-key';
import { float } from '$lib/dice/float';
import { flat } from '$lib/dice/notation';
import { countOf } from '$lib/rules/terms';
import type { Asking } from './asking.svelte';
import { MOST } from './question';

/** Asks about a unit as the target, in no special situation. */
function chooseOpponent(asking: Asking, { unit, profile }: Combatant): void {
	const { rules } = asking.question;
	asking.change({ target: unit.name, targets: Math.min(MOST.figures, countOf(unit)) });
	if (profile.kind === 'figure') {
		const { toughness, negations } = targetOf(profile, unit.kind === 'figure' ? unit : {});
		asking.change({ toughness, cancels: negations });
		return;
	}
	if (rules === 'skirmish') return;
	const { armor = flat(0), size = 1 } = fighterOf(EDITIONS[rules], profile) ?? {};
	const { size: _, ...others } = asking.question.situation;
	const situation = size > 1 ? { ...others, size } : others;
	const foeSkill = burdened(skillOf(profile), quirkOf(profile));
	asking.change({ armor, marks: marksOf(size, EDITIONS[rules]), foeSkill, situation });
	// Hands hold what parries and strikes back.
	if (profile.kind === 'creation') asking.change({ parry: '', counter: '' });
}

/** Asks about the best attack of a unit on another one. */
export function chooseFight(asking: Asking, attacker: PricedUnit, target: Combatant): void {
	const { rules } = asking.question;
	const strike = bestDuel(float, rules, attacker, target)?.strike;
	asking.change({ mode: 'attack', attackers: 1 });
	asking.chooseUnit(attacker, rules, strike && weaponKey(strike.item, strike));
	chooseOpponent(asking, target);
}
