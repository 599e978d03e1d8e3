import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Chances } from '$lib/dice/chances';
import { exact } from '$lib/dice/exact';
import { formatFraction, type Fraction } from '$lib/dice/exact/fraction';
import { float } from '$lib/dice/float';
import { brikwarsOdds } from './brikwars-odds';
import { oddsFile, type OddsCase } from './odds-case';
import { skirmishOdds } from './skirmish-odds';

/** `GOLDEN_ODDS` names another file of the same form. */
const path = process.env.GOLDEN_ODDS ?? new URL('odds.json', import.meta.url);
const { cases } = oddsFile.parse(JSON.parse(readFileSync(path, 'utf8')));

function oddsOf<P, D>(chances: Chances<P, D>, oddsCase: OddsCase, variant?: string) {
	return oddsCase.edition === 'NS'
		? skirmishOdds(chances, oddsCase, variant)
		: brikwarsOdds(chances, oddsCase, variant);
}

/** The case itself and its variants: what each gives and must give. */
function questions({ outcomes, variants = {} }: OddsCase) {
	return [[undefined, outcomes] as const, ...Object.entries(variants)];
}

describe.each([...new Set(cases.map(({ group }) => group))])('%s', (group) => {
	const inGroup = cases.filter((oddsCase) => oddsCase.group === group);

	it.each(inGroup)('$id: exact', (oddsCase) => {
		for (const [variant, outcomes] of questions(oddsCase)) {
			const found = oddsOf<Fraction, unknown>(
				exact as Chances<Fraction, unknown>,
				oddsCase,
				variant
			);
			const fractions = Object.keys(outcomes).map((name) => {
				const chance = found[name];
				return [name, chance && formatFraction(chance)];
			});
			const wanted = Object.entries(outcomes).map(([name, { frac }]) => [name, frac]);
			expect([variant, ...fractions]).toEqual([variant, ...wanted]);
		}
	});

	it.each(inGroup)('$id: float', (oddsCase) => {
		for (const [variant, outcomes] of questions(oddsCase)) {
			const found = oddsOf(float, oddsCase, variant);
			for (const [name, { dec }] of Object.entries(outcomes))
				expect(found[name], `${variant} ${name}`).toBeCloseTo(Number(dec), 12);
		}
	});
});
