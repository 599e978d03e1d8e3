import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArmy } from '$lib/army/format/read';
import { applyRepair } from '$lib/army/edits/repairs';
import { assess } from '$lib/rules/assessment/assess';
import type { Repair, Violation } from '$lib/rules/violation';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';

/** The number of armies per property; `ARMIES=100000` for a long run. */
const ARMIES = cases(2000, 'ARMIES');

/** Identifies a fault: what, of which unit, and why. */
function faultOf({ code, unit, params }: Violation): string {
	const why = 'reason' in params ? params.reason : 'thing' in params ? params.thing : '';
	return [code, unit, why].join(' ');
}

/**
 * The weight of one fault of a unit: an error outweighs any number of warnings, and infos are ignored. A repair
 * must lower it. It may leave a warning in place of an error, or reveal another fault of the same code (a building
 * without its brain has magic without one), but never leave the same fault.
 */
function weight(violations: readonly Violation[], violation: Violation): number {
	const same = violations.filter((other) => faultOf(other) === faultOf(violation));
	const errors = same.filter(({ severity }) => severity === 'error').length;
	const warnings = same.filter(({ severity }) => severity === 'warning').length;
	return errors * 10_000 + warnings;
}

function everyRepair(
	violations: readonly Violation[],
	use: (violation: Violation, repair: Repair) => void
): void {
	for (const violation of violations) {
		for (const repair of violation.repairs ?? []) use(violation, repair);
	}
}

describe('every repair of every violation', () => {
	it('reduces the fault it is offered for', () => {
		const repaired = new Set<string>();
		fc.assert(
			fc.property(anyArmy, (army) => {
				const { violations } = assess(army);
				everyRepair(violations, (violation, repair) => {
					const after = assess(applyRepair(army, repair)).violations;
					const { code, params } = violation;
					const label = `${code} ${JSON.stringify([params, repair])}`;
					expect(weight(after, violation), label).toBeLessThan(weight(violations, violation));
					repaired.add(code);
				});
			}),
			{ numRuns: ARMIES / 4 }
		);
		expect(repaired.size).toBeGreaterThan(20);
	}, 1_200_000);

	it('leaves an army that can be read again', () => {
		let repaired = 0;
		fc.assert(
			fc.property(anyArmy, (army) => {
				everyRepair(assess(army).violations, ({ code }, repair) => {
					const reading = readArmy(applyRepair(army, repair));
					expect(reading.ok ? '' : reading.problem, `${code} ${JSON.stringify(repair)}`).toBe('');
					repaired += 1;
				});
			}),
			{ numRuns: ARMIES / 4 }
		);
		expect(repaired).toBeGreaterThan(ARMIES / 2);
	}, 1_200_000);

	it('belongs to a warning or an error', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				everyRepair(assess(army).violations, ({ code, severity }) =>
					expect(severity, code).not.toBe('info')
				);
			}),
			{ numRuns: cases(100) }
		);
	});
});
