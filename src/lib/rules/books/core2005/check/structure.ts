import type { Creation } from '../../../choices';
import { fittingSizes } from '../../../measure';
import type { Findings, RepairStep } from '../../../violation';
import type { CoreRuleset } from '../ruleset';
import { HIGHEST_LEVEL } from '../tables/structure';

const set = (field: 'structureLevel' | 'critterArmor' | 'size', value: number): RepairStep[] => [
	{ kind: 'set', path: `/${field}`, field, value }
];

/** A body's levels and a critter's armor (PL-STR-06, PL-STR-10); only the worst violation is reported. */
export function checkLevel({ tables }: CoreRuleset, creation: Creation, findings: Findings): void {
	const { size = 0, structureLevel: level = 0, critterArmor: armor = 0 } = creation;
	const { critterArmor, critterLevel } = tables.structure;
	const { maximum } = critterArmor;
	if (level > HIGHEST_LEVEL) {
		const lower = set('structureLevel', size === 0 ? 0 : HIGHEST_LEVEL);
		const params = { reason: 'tooHigh', level } as const;
		const bare = size > 0 && armor > 0 ? set('critterArmor', 0) : [];
		const capped = size === 0 && armor > maximum ? set('critterArmor', maximum) : [];
		const steps = [...lower, ...bare, ...capped];
		findings.add('error', 'LEVEL', 'PL-STR-06', '/structureLevel', params, steps);
	} else if (size > 0 && armor > 0) {
		const params = { reason: 'critterArmor', armor } as const;
		const bare = set('critterArmor', 0);
		findings.add('error', 'LEVEL', critterArmor.rule, '/critterArmor', params, bare);
	} else if (size === 0 && level > 0) {
		const params = { reason: 'critterLevel', level } as const;
		const capped = armor > maximum ? set('critterArmor', maximum) : [];
		const steps = [...set('structureLevel', 0), ...capped];
		findings.add('warning', 'LEVEL', critterLevel.rule, '/structureLevel', params, steps);
	} else if (armor > maximum) {
		const params = { reason: 'critterArmorHigh', armor } as const;
		const lower = set('critterArmor', maximum);
		findings.add('warning', 'LEVEL', critterArmor.rule, '/critterArmor', params, lower);
	}
}

/** A measured length is rounded to the inch below or above, as the builder likes (PL-STR-05, X-12). */
export function checkMeasure({ size = 0, measured = 0 }: Creation, findings: Findings): void {
	const sizes = fittingSizes(measured);
	if (measured === 0 || sizes.includes(size)) return;
	const ways = sizes.map((fitting) => set('size', fitting));
	findings.add('warning', 'MEASURE', 'PL-STR-05', '/measured', { size, measured }, ...ways);
}
