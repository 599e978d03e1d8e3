import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of, bytesOf } from './base64';

/** What every browser can do. */
function decoded(text: string): number[] | undefined {
	try {
		return [...atob(text)].map((letter) => letter.charCodeAt(0));
	} catch {
		return undefined;
	}
}

it('this browser’s own base64 accepts and gives the same as the one of all browsers', () => {
	const letter = fc.constantFrom(...'AZaz09+/=-_ \n\fé');
	fc.assert(
		fc.property(fc.string({ unit: letter, maxLength: 9 }), (text) => {
			const bytes = bytesOf(text);
			expect(bytes && [...bytes]).toEqual(decoded(text));
		}),
		{ numRuns: 2000 }
	);
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
			expect(base64Of(bytes)).toBe(btoa(String.fromCharCode(...bytes)));
		})
	);
});
