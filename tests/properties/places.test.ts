import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf } from '$lib/army/violation-place';
import { assess } from '$lib/rules/assessment/assess';
import { pathOf } from '$lib/rules/violation';
import type { Army } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';
import { RULE_IDS } from './army-results';

/** The value that contains the last step of a JSON Pointer; undefined if it does not exist. */
function holderOf(document: unknown, path: string): unknown {
	const steps = path.split('/').slice(1, -1);
	return steps.reduce<unknown>((value, step) => {
		const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
		if (typeof value !== 'object' || value === null) return undefined;
		return (value as Record<string, unknown>)[key];
	}, document);
}

/** Whether a path exists: list entries must be present, fields of a record may be absent. */
function resolves(army: Army, path: string): boolean {
	if (path === '') return true;
	if (!path.startsWith('/')) return false;
	const holder = holderOf(army, path);
	if (Array.isArray(holder)) return Number(path.split('/').at(-1)) < holder.length;
	return typeof holder === 'object' && holder !== null;
}

it('gives every violation a path in the file, a rule id and a subject', () => {
	let places = 0;
	fc.assert(
		fc.property(
			anyArmy,
			fc.constantFrom('free' as const, 'league' as const, 'own' as const),
			(army, profile) => {
				const ids = new Set([...allUnits(army).map(({ id }) => id), 'army']);
				for (const violation of assess(army, { profile, points: 1, speed: 2 }).violations) {
					const { code, rule, unit } = violation;
					const path = pathOf(violation);
					expect(resolves(army, path), `${code} at ${path}`).toBe(true);
					expect(RULE_IDS.has(rule), `${code}: ${rule}`).toBe(true);
					expect(ids.has(unit), `${code}: ${unit}`).toBe(true);
					if (placeOf(army, violation).of === 'army') expect(unit, code).toBe('army');
					const steps = (violation.repairs ?? []).flatMap((repair) => repair.steps);
					for (const step of steps) {
						if ('value' in step) expect(Number.isInteger(step.value), code).toBe(true);
						if ('count' in step) expect(step.count, code).toBeGreaterThan(0);
					}
					places += 1;
				}
			}
		),
		{ numRuns: cases(600) }
	);
	expect(places).toBeGreaterThan(cases(2000));
});
