import type { Army } from '$lib/rules/choices';
import { DEFAULT_RULINGS, readingsOf, RULINGS } from '$lib/rules/rulings/rulings';
import type { Violation } from '$lib/rules/violation';
import { finding, type Finding } from './finding';
import type { Regulation } from './regulation';
import type { ArmyName } from './submission';

/** The army as the regulation prices and checks it: by its rulebook, supplements and limits (PL-LIG-01 to 04). */
export function armyUnderRegulation(
	{ rulings: _, houseRules: _own, packs: _rows, ...army }: Army,
	{ rulebook, limits, supplements }: Regulation
): Army {
	return {
		...army,
		rulebook,
		limits: { profile: 'league', ...limits },
		supplements: [...supplements]
	};
}

/** Supplements that the army uses and the regulation excludes. */
function excludedSupplements({ supplements }: Army, violations: readonly Violation[]) {
	const missing = violations.flatMap(({ code, params }) =>
		code === 'SUPPLEMENT_OFF' ? [params.supplement] : []
	);
	return [...new Set(missing)].filter((one) => supplements?.includes(one) ?? true);
}

/**
 * Other rules under which an army was built (PL-LIG-04). `violations` are those of the regulation, by which the army
 * is checked.
 */
export function checkRuleset(
	name: ArmyName,
	army: Army,
	{ rulebook }: Regulation,
	violations: readonly Violation[]
): Finding[] {
	const other = (part: string, params: { reason: 'rulebook' | 'houseRules' | 'rulings' }) =>
		finding('error', 'RULESET', `/armies/${name}/${part}`, { army: name, ...params });
	if (army.rulebook !== rulebook) return [other('rulebook', { reason: 'rulebook' })];
	const readings = readingsOf(army);
	const hasRulings = RULINGS.some((ruling) => readings[ruling] !== DEFAULT_RULINGS[ruling]);
	const changes = (army.houseRules?.changes?.length ?? 0) + (army.packs?.length ?? 0);
	const hasHouseRules = changes > 0;
	const supplements = excludedSupplements(army, violations);
	const path = `/armies/${name}/supplements`;
	return [
		...(hasHouseRules ? [other('houseRules', { reason: 'houseRules' })] : []),
		...(hasRulings ? [other('rulings', { reason: 'rulings' })] : []),
		...supplements.map((supplement) =>
			finding('error', 'RULESET', path, { army: name, reason: 'supplement', supplement })
		)
	];
}
