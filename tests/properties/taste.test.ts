import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readyOffers } from '$lib/army/ready/offers';
import { TEMPLATE_IDS, templateArmy } from '$lib/army/templates';
import { eraOf, eraOfArmy } from '$lib/fill/era';
import { spendTheRest } from '$lib/fill/fill';
import { applyFill } from '$lib/fill/steps';
import { presets } from '$lib/i18n/en/ready';
import { templates } from '$lib/i18n/en/templates';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { freeDrivers } from '$lib/rules/formation/crew';
import { tallyOf } from '$lib/rules/registry';
import { isError } from '$lib/rules/violation';
import { cases } from '../setup/cases';
import { anyDecentArmy } from './arbitrary/decent';

/** Points to spend in CP: the second is four archers. */
const LEFT = [9, 36, 61];

const ARMIES: Army[] = [
	...TEMPLATE_IDS.map((id) =>
		templateArmy(id, `00000000-0000-4000-8000-00000000000${id.length % 10}`, templates[id] as never)
	),
	...fc.sample(anyDecentArmy, { numRuns: cases(20), seed: 36 })
].filter((army) => tallyOf(army) === 'points');

const leaving = (army: Army, left: number): Army => ({
	...army,
	limits: { profile: 'own', points: assess(army, { profile: 'free' }).total / 2 + left }
});
const errors = (army: Army) => assess(army).violations.filter(isError).length;
const gearOf = (unit: Unit | undefined) => (unit && 'gear' in unit ? (unit.gear ?? []).length : 0);

describe('offers to spend the rest', () => {
	it('are legal and in good taste: templates and random armies', () => {
		const counts = { offers: 0, themed: 0 };
		for (const army of ARMIES)
			for (const left of LEFT) {
				const given = leaving(army, left);
				const candidates = readyOffers(given, presets)
					.filter(({ missing, role }) => missing.length === 0 && role !== 'scratch')
					.map(({ unit }) => unit);
				const rest = spendTheRest(given, candidates);
				if (rest.kind !== 'rest') continue;
				const era = eraOfArmy(given);
				let strange = false;
				for (const { steps, againstTheme } of rest.offers) {
					const after = applyFill(given, steps, candidates);
					const what = `${given.name}, ${left} left: ${JSON.stringify(steps)}`;
					counts.offers += 1;
					expect(errors(after), what).toBeLessThanOrEqual(errors(given));
					expect(freeDrivers(after), what).toBeGreaterThanOrEqual(Math.min(0, freeDrivers(given)));
					for (const step of steps) {
						if (step.kind !== 'upgrade' || !step.upgrade.startsWith('gear.')) continue;
						const unit = given.units.find(({ id }) => id === step.unit);
						expect(unit?.kind === 'minifig' || gearOf(unit) > 0, what).toBe(true);
					}
					const foreign = steps.some((step) => {
						if (step.kind !== 'new' || !era) return false;
						const theirs = eraOf({}, { ...candidates[step.candidate], id: '' } as Unit);
						return theirs !== undefined && theirs !== era;
					});
					expect(foreign, what).toBe(againstTheme);
					expect(strange && !foreign, `${what} comes after one against the theme`).toBe(false);
					strange ||= foreign;
					if (era) counts.themed += 1;
				}
			}
		console.log(`${counts.offers} offers, ${counts.themed} of them for armies with a theme`);
		expect(counts.offers).toBeGreaterThan(cases(60));
		expect(counts.themed).toBeGreaterThan(cases(20));
	});
});
