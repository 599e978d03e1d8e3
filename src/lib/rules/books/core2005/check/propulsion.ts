import type { Creation } from '../../../choices';
import type { Findings, RepairStep } from '../../../violation';
import type { CoreRuleset } from '../ruleset';

/**
 * Maximum 16″ on the ground and in water, 24″ in any medium (PL-PRP-04); an agreed price is doubtful (PL-PRP-06).
 */
export function checkPropulsion(
	{ tables }: CoreRuleset,
	{ propulsion }: Creation,
	findings: Findings
): void {
	const { rule, maximum: most } = tables.speeds.any;
	propulsion?.forEach(({ mode, speed = 0 }, index) => {
		const { maximum: limit = Infinity, rule: own } = tables.propulsion[mode];
		const path = `/propulsion/${index}`;
		const slower = (value: number): RepairStep[] => [
			{ kind: 'set', path: `${path}/speed`, field: 'speed', value }
		];
		if (speed > limit) {
			findings.add('error', 'SPEED_STD', rule, path, { speed, limit }, slower(limit));
		}
		if (speed > most) {
			const params = { speed, limit: most };
			findings.add('error', 'SPEED_MAX', rule, path, params, slower(Math.min(most, limit)));
		}
		if (mode === 'special') findings.add('warning', 'AGREED', own, path, {});
	});
}
