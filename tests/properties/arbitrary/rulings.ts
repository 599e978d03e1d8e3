import fc from 'fast-check';
import type { Rulings } from '$lib/rules/choices';
import { RULING_VALUES, RULINGS } from '$lib/rules/rulings/rulings';

const switches = Object.fromEntries(
	RULINGS.map((ruling) => [ruling, fc.constantFrom<string>(...RULING_VALUES[ruling])])
);

/** One or two rulings, as is typical, or any number of them; every reading occurs. */
export const anyRulings: fc.Arbitrary<Rulings> = fc.oneof(
	{
		weight: 3,
		arbitrary: fc
			.constantFrom(...RULINGS)
			.chain((ruling) =>
				fc.constantFrom<string>(...RULING_VALUES[ruling]).map((value) => ({ [ruling]: value }))
			)
	},
	{ weight: 1, arbitrary: fc.record(switches, { requiredKeys: [] }) }
) as fc.Arbitrary<Rulings>;
