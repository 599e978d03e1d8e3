import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { name as nameSchema } from '$lib/army/format/fields';
import { plainText } from './plain-text';

describe('typed text', () => {
	it.each([
		['  Ala\tma\u0000kota ', 'Ala ma kota'],
		['abc\u202egpj.exe', 'abcgpj.exe'],
		['e\u200e\u0301', '\u00e9'],
		['two\u2028lines\u2029here', 'two lines here'],
		['half \ud83d pair', 'half   pair'],
		['\u200b\u2060\ufeff', ''],
		['\u3164', ''],
		['\u2800\u2800', ''],
		['שלום\u200f', 'שלום'],
		['👩\u200d🚀', '👩\u200d🚀']
	])('%j becomes %j', (typed, plain) => {
		expect(plainText(typed)).toBe(plain);
	});

	it('counts its maximum length after normalization', () => {
		expect([...plainText('\u0958'.repeat(80))]).toHaveLength(80);
		expect(plainText('🐉'.repeat(90))).toBe('🐉'.repeat(80));
	});

	it('is a valid name for a file, or empty', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
				const name = plainText(typed);
				expect(name === '' || nameSchema.safeParse(name).success).toBe(true);
			}),
			{ numRuns: 1000 }
		);
	});
});
