import type { Chance } from '$lib/dice/chance';
import { highest } from '$lib/dice/exact/chance';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { strikeChance } from './kill-chance';
import { presetTarget } from './presets';
import { FIGHTING } from './fighting';
import type { Combatant } from './strikes';
import type { TargetId } from './targets';
import { weaponKey } from '$lib/combat/weapon-key';

/** The chance of each weapon of a unit to kill with one attack, and that of the best one. */
export interface WeaponChances {
	readonly byWeapon: ReadonlyMap<string, Chance>;
	/** The same for a figure of the skirmish, which has no weapons; 0 without an attack. */
	readonly best: Chance;
}

/** Returns the chances of a unit against a usual opponent; undefined if these rules do not know one of them. */
export function weaponChances(
	rules: CombatRules,
	unit: Pick<Combatant, 'profile'> & Partial<Combatant>,
	against: TargetId
): WeaponChances | undefined {
	const target = presetTarget(rules, against);
	if (!target) return undefined;
	const attacker = { ...target, ...unit };
	const all = FIGHTING[rules].choices(attacker).flatMap((strike) => {
		const kill = strikeChance({ rules, attacker, target }, strike);
		const harmless = strike && !strike.damage;
		return kill === undefined || harmless ? [] : [{ strike, kill }];
	});
	return {
		byWeapon: new Map(
			all.flatMap(({ strike, kill }) => (strike ? [[weaponKey(strike.item, strike), kill]] : []))
		),
		best: highest(all.map(({ kill }) => kill))
	};
}
