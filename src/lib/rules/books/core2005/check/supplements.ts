import type { Creation, Minifig, Supplement } from '../../../choices';
import type { RuleId } from '../../../citations';
import { SUPPLEMENTS } from '../../../rulebook/ruleset';
import { hasMagic } from '../../../terms';
import type { Findings, RepairTarget } from '../../../violation';
import { masteriesOf } from '../cost/abilities';
import type { CoreRuleset } from '../ruleset';

type Bought = readonly [supplement: Supplement, rule: RuleId, path: string, target: RepairTarget];

function bought({ tables }: CoreRuleset, unit: Minifig | Creation): Bought[] {
	const { healing, stealth, perception } = unit.abilities ?? {};
	const found: [boolean | undefined, ...Bought][] = [
		[healing, 'healing', 'PL-MED-01', '/abilities/healing', 'healing'],
		[hasMagic(unit), 'magic', 'PL-MAG-01', '/magic', 'magic'],
		[stealth, 'specialists', 'PL-SKL-01', '/abilities/stealth', 'stealth'],
		[perception, 'specialists', 'PL-SKL-02', '/abilities/perception', 'perception'],
		[
			masteriesOf(tables, unit).length > 0,
			'specialists',
			'PL-SKL-03',
			'/abilities/weaponMaster',
			'weaponMaster'
		]
	];
	return found.filter(([has]) => has).map(([, ...entry]) => entry);
}

/** Abilities of a supplement that the army does not use. */
export function checkSupplements(
	ruleset: CoreRuleset,
	unit: Minifig | Creation,
	findings: Findings
): void {
	const { supplements } = ruleset;
	if (supplements.length === SUPPLEMENTS.length) return;
	for (const [supplement, rule, path, target] of bought(ruleset, unit)) {
		if (supplements.includes(supplement)) continue;
		findings.add(
			'error',
			'SUPPLEMENT_OFF',
			rule,
			path,
			{ supplement },
			[{ kind: 'remove', path, target }],
			[{ kind: 'enable', supplement }]
		);
	}
}
