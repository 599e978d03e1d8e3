import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalArmy } from '$lib/army/format/canonical';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { armyLink } from '$lib/exchange/link';
import { readLinks } from '$lib/exchange/read-link';
import { assess } from '$lib/rules/assessment/assess';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';
import { pairs } from './army-results';

it('keeps the total, the violations and the digest through a link', async () => {
	await fc.assert(
		fc.asyncProperty(anyArmy, async (army) => {
			const link = (await armyLink(army, 'https://example.org')) ?? '';
			const reading = readLinks(link);
			if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
			const {
				armies: [back = army]
			} = reading;
			const [before, after] = [assess(army), assess(back)];
			expect(after.total).toBe(before.total);
			expect(after.dice).toBe(before.dice);
			expect(pairs(after.violations)).toEqual(pairs(before.violations));
			expect(canonicalArmy(back)).toBe(canonicalArmy(linkedArmy(army)));
			expect(armyDigest(back)).toBe(armyDigest(linkedArmy(army)));
			expect(await armyLink(back, 'https://example.org')).toBe(link);
		}),
		{ numRuns: cases(300) }
	);
});
