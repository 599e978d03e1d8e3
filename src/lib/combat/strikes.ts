import type { Unit } from '$lib/rules/choices';
import type { Profile } from '$lib/rules/profile';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { EDITIONS } from './editions';
import { fighterOf, type Strike } from './fighter';

/** A unit of an army with the statistics of its rulebook. */
export interface Combatant {
	readonly unit: Unit;
	readonly profile: Profile;
}

/** The weapons that a unit may strike with under these rules. */
export function strikesOf(rules: CombatRules, { profile }: Combatant): readonly Strike[] {
	if (rules === 'skirmish') return [];
	return fighterOf(EDITIONS[rules], profile)?.strikes ?? [];
}
