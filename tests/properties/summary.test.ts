import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArmy } from '$lib/army/format/read';
import { unitText } from '$lib/cards/model/unit-text';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { RULEBOOKS, rulebookOf } from '$lib/rules/registry';
import { cases } from '../setup/cases';
import { sheetTexts } from '../setup/sheets';
import { anyArmyOf } from './arbitrary-army';

/** The least of what a unit must have. */
const LEAST: Readonly<Record<string, unknown>> = { rank: 'mercenary', stature: 'minion' };
/** Shown beside the summary: name, number, place, and what has no price. */
const APART = ['id', 'kind', 'name', 'count', 'notes', 'portrait', 'mount'];

/** How many priced choices a run must meet. */
const LEAST_PRICED = { points: cases(200), dice: cases(40), nothing: 0 };

/** Copies of a value, each without one part of it or with one number lowered. */
function reductions(value: unknown): unknown[] {
	if (Array.isArray(value)) {
		return value.flatMap((each: unknown, index) => [
			value.toSpliced(index, 1),
			...reductions(each).map((reduced) => value.with(index, reduced))
		]);
	}
	if (typeof value === 'number') return value > 0 ? [value - 1] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		const others = Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
		return [
			key in LEAST ? { ...others, [key]: LEAST[key] } : others,
			...reductions(inner).map((reduced) => ({ ...others, [key]: reduced }))
		];
	});
}

/** The unit with one choice less, in every way. */
function simpler(unit: Unit): Unit[] {
	const entries = Object.entries(unit);
	const kept = Object.fromEntries(entries.filter(([key]) => APART.includes(key)));
	const choices = Object.fromEntries(entries.filter(([key]) => !APART.includes(key)));
	return reductions(choices).map((reduced) => ({ ...kept, ...(reduced as object) }) as Unit);
}

const priceOf = (army: Army) => {
	const { total, dice } = assess(army);
	return `${total} ${dice}`;
};

describe('the summary of a unit', () => {
	it.each(RULEBOOKS)('changes with every choice that has a price: %s', async (rulebook) => {
		const { builder } = await sheetTexts('en');
		let priced = 0;
		fc.assert(
			fc.property(anyArmyOf(rulebook, 1), ({ reserve: _, ...army }) => {
				const [unit] = army.units;
				if (!unit) return;
				const [text, price] = [unitText(builder, unit), priceOf(army)];
				for (const less of simpler(unit)) {
					const reduced = { ...army, units: [less] };
					if (!readArmy(reduced).ok || priceOf(reduced) === price) continue;
					priced += 1;
					if (unitText(builder, less) === text) expect.fail(JSON.stringify([text, unit, less]));
				}
			}),
			{ numRuns: cases(400) }
		);
		expect(priced).toBeGreaterThanOrEqual(LEAST_PRICED[rulebookOf(rulebook).tally]);
	});
});
