import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { passingRulebookFor, rulebookFor, rulebookOf, RULEBOOKS } from '$lib/rules/registry';
import type { Rulebook } from '$lib/rules/rulebook/rulebook';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';

const fresh = (army: Army): Army => structuredClone(army);

/** A rulebook with empty caches. */
function newBook({ rulebook, packs, houseRules }: Army): Rulebook {
	return rulebookOf(rulebook).under({ packs, houseRules });
}

function resultsOf(book: Rulebook, army: Army) {
	return { id: book.id, lines: book.price(army), violations: book.check(army) };
}

describe('the caches of the engine', () => {
	it('contain what a new computation returns', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				const first = assess(army);
				expect(assess(army)).toEqual(first);
				expect(assess(fresh(army))).toEqual(first);
			}),
			{ numRuns: cases(300) }
		);
	});

	it('are not needed: a rulebook for one assessment returns the same', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				expect(assess(army, army.limits, passingRulebookFor(army))).toEqual(assess(army));
			}),
			{ numRuns: cases(300) }
		);
	});

	it('follow an edit: only the lines of the edited unit change', () => {
		let edits = 0;
		fc.assert(
			fc.property(anyArmy, fc.nat(), (army, pick) => {
				const edited = army.units[pick % Math.max(1, army.units.length)];
				if (!edited) return;
				const before = assess({ ...army, heroDiscount: false });
				const units = army.units.map((unit) =>
					unit === edited ? { ...unit, count: ((unit.count ?? 1) % 999) + 1 } : unit
				);
				const after = { ...army, heroDiscount: false, units };
				const others = (found: ReturnType<typeof assess>) =>
					found.lines.filter(({ unit, key }) => unit !== edited.id || /^(stock|reserve)/.test(key));
				const found = assess(after);
				expect(others(found)).toEqual(others(before));
				expect(found).toEqual(assess(fresh(after)));
				edits += 1;
			}),
			{ numRuns: cases(300) }
		);
		expect(edits).toBeGreaterThan(cases(100));
	});

	it('are never shared between rulesets', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				const printed: Army = { ...army, houseRules: undefined, rulings: undefined };
				const rules: Army[] = [
					printed,
					army,
					{ ...printed, supplements: [] },
					{ ...printed, rulings: { oddSpeed: 'up', weaponSumLimit: 'level' } },
					// The same house rules under every rulebook.
					...RULEBOOKS.map((rulebook) => ({ ...army, rulebook }))
				];
				// The same units under each of them, forwards and backwards.
				for (const ruled of [...rules, ...rules.toReversed()]) {
					expect(resultsOf(rulebookFor(ruled), ruled)).toEqual(
						resultsOf(newBook(ruled), fresh(ruled))
					);
				}
			}),
			{ numRuns: cases(200) }
		);
	});
});
