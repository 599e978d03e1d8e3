import fc from 'fast-check';
import { expect, it } from 'vitest';
import { armyDigest } from '$lib/army/format/digest';
import { readBrik } from '$lib/exchange/brik';
import { writeBrik } from '$lib/exchange/write-brik';
import { assess } from '$lib/rules/assessment/assess';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';

it('keeps the bill, the violations and the digest through a file', () => {
	fc.assert(
		fc.property(anyArmy, (army) => {
			const reading = readBrik(new TextEncoder().encode(writeBrik(army)));
			expect(reading).toEqual({ ok: true, army });
			if (!reading.ok) return;
			expect(assess(reading.army)).toEqual(assess(army));
			expect(armyDigest(reading.army)).toBe(armyDigest(army));
		}),
		{ numRuns: cases(300) }
	);
});
