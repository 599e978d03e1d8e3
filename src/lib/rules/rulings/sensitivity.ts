import { toCp } from '$lib/points/points';
import type { RuleId } from '../citations';
import type { Army } from '../choices';
import { totalOf } from '../ledger';
import { isLeague, limitsOf } from '../limits';
import type { Rulebook } from '../rulebook/rulebook';
import { otherReadings, readingsOf, type RulingId } from './rulings';
import { ArmyFindings, type RulingLimit, type Violation } from '../violation';

/** The army with one ruling changed. */
export function readOtherwise(army: Army, ruling: RulingId, value: string): Army {
	return { ...army, rulings: { ...army.rulings, [ruling]: value } };
}

/** Readings of the weapon sum that only deserve a remark. */
function isRemark(ruling: RulingId, value: string): boolean {
	return ruling === 'weaponSumLimit' || (ruling === 'sumCounts' && value === 'plates');
}

interface Limit {
	readonly limit: RulingLimit;
	readonly rule: RuleId;
	readonly rulings: readonly RulingId[];
	readonly breaks: (flipped: Army) => boolean;
}

function limitsAtStake(army: Army, rulebook: Rulebook): Limit[] {
	const sum: Limit = {
		limit: 'weaponSum',
		rule: 'PL-CWP-10',
		rulings: rulebook.rulings.atStake.weaponSum ?? [],
		breaks: (flipped) => rulebook.exceedsWeaponSum?.(flipped) ?? false
	};
	if (!isLeague(army)) return [sum];
	const { points: most = Infinity } = limitsOf(army);
	const points: Limit = {
		limit: 'points',
		rule: 'PL-LIG-01',
		rulings: rulebook.rulings.atStake.points ?? [],
		breaks: (flipped) => toCp(totalOf(rulebook.price(flipped))) > most
	};
	return [points, sum];
}

/**
 * Remarks on limits that a legal army keeps now but would exceed under another plausible reading, for referees
 * (spec, section E).
 */
export function checkRulings(army: Army, rulebook: Rulebook): Violation[] {
	const readings = readingsOf(army);
	const findings = new ArmyFindings();
	for (const { limit, rule, rulings: tried, breaks } of limitsAtStake(army, rulebook)) {
		const breaking = tried.flatMap((ruling) =>
			otherReadings(readings, ruling)
				.filter((value) => breaks(readOtherwise(army, ruling, value)))
				.map((value) => ({ ruling, remark: isRemark(ruling, value) }))
		);
		if (breaking.length === 0) continue;
		const rulings = [...new Set(breaking.map(({ ruling }) => ruling))];
		const severity = breaking.every(({ remark }) => remark) ? 'info' : 'warning';
		findings.add(severity, 'RULING', rule, ['rulings'], { limit, rulings });
	}
	return findings.violations;
}
