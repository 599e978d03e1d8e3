import fc from 'fast-check';
import { VISIBLE } from '$lib/army/format/visible';

/** An integer within the file's bounds: mostly small, sometimes any, sometimes a bound. */
export function whole(minimum: number, maximum: number, usual = minimum + 6): fc.Arbitrary<number> {
	return fc.oneof(
		{ weight: 12, arbitrary: fc.integer({ min: minimum, max: Math.min(usual, maximum) }) },
		{ weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
		{ weight: 1, arbitrary: fc.constantFrom(minimum, maximum) }
	);
}

export const anyCount = whole(1, 999, 3);
/** Levels of weapons, plates, explosives and spells. */
export const anyLevel = whole(0, 20);
export const anyBonus = whole(0, 99, 4);
/** CP: a multiple of ½. */
export const anyPoints = whole(0, 2_000_000, 40).map((halves) => halves / 2);

function isPlain(text: string): boolean {
	return !/[\p{Cc}\p{Cs}]/u.test(text) && VISIBLE.test(text) && [...text].length <= 80;
}

/** Typical names, and any other text that the file accepts. */
export const anyName: fc.Arbitrary<string> = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom('Zawisza', 'łuk', 'long sword', 'Q', '🐉') },
	{
		weight: 1,
		arbitrary: fc
			.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
			.map((name) => name.normalize('NFC'))
			.filter(isPlain)
	}
);

/** A short list, possibly empty. */
export function someOf<T>(entry: fc.Arbitrary<T>, maxLength = 3): fc.Arbitrary<T[]> {
	return fc.array(entry, { maxLength });
}

export function oneOf<const T extends string>(...values: T[]): fc.Arbitrary<T> {
	return fc.constantFrom(...values);
}

/** A count of pieces with a level: explosives, plates, payload, spells. */
export const anyPieces = fc.record(
	{ level: anyLevel, count: anyCount },
	{ requiredKeys: ['level'] }
);
