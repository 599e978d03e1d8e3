import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../tests/setup/cases';
import { inflated } from './inflate';

const LIMIT = 1_000_000;
const text = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 5000 });
const anyBytes = fc.oneof(
	fc.uint8Array({ maxLength: 5000 }),
	text('ab{}":,0').map((letters) => new TextEncoder().encode(letters)),
	text('a').map((letters) => new TextEncoder().encode(letters))
);
const anyWay = fc.record({
	level: fc.integer({ min: 0, max: 9 }),
	strategy: fc.constantFrom(
		constants.Z_DEFAULT_STRATEGY,
		constants.Z_FIXED,
		constants.Z_HUFFMAN_ONLY,
		constants.Z_RLE
	)
});

describe('inflating', () => {
	it('yields what zlib has deflated, at every level', () => {
		fc.assert(
			fc.property(anyBytes, anyWay, (bytes, way) => {
				const deflated = deflateRawSync(bytes, way);
				expect(inflated(deflated, LIMIT)).toEqual({ state: 'whole', bytes });
			}),
			{ numRuns: cases(400) }
		);
	});

	it('of a beginning says that the rest is missing', () => {
		fc.assert(
			fc.property(
				anyBytes,
				anyWay,
				fc.double({ min: 0, max: 1, noNaN: true }),
				(bytes, way, share) => {
					const deflated = deflateRawSync(bytes, way);
					const end = Math.floor(share * (deflated.length - 1));
					const reading = inflated(deflated.subarray(0, end), LIMIT);
					if (reading.state !== 'cut') throw new Error(reading.state);
					expect(bytes.subarray(0, reading.bytes.length)).toEqual(reading.bytes);
				}
			),
			{ numRuns: cases(400) }
		);
	});

	it('of changed bytes agrees with zlib', () => {
		fc.assert(
			fc.property(anyBytes, anyWay, fc.nat(), fc.nat(255), (bytes, way, at, byte) => {
				const changed = new Uint8Array(deflateRawSync(bytes, way));
				changed[at % changed.length] = byte;
				const { state, ...rest } = inflated(changed, LIMIT);
				if (state !== 'whole') return;
				expect(rest).toEqual({ bytes: new Uint8Array(inflateRawSync(changed)) });
			}),
			{ numRuns: cases(1000) }
		);
	});

	it.each([
		['a byte behind the end', Buffer.concat([deflateRawSync('army'), Buffer.of(0)])],
		['an unknown kind of block', Uint8Array.of(7)],
		['bytes from before the beginning', Uint8Array.of(0x4b, 0x04, 0x61, 0x00)]
	])('refuses %s', (_, bytes) => {
		expect(inflated(bytes, LIMIT)).toEqual({ state: 'damaged' });
	});

	it('stops at the limit', () => {
		const bomb = deflateRawSync(Buffer.alloc(5_000_000));
		const reading = inflated(bomb, LIMIT);
		if (reading.state !== 'tooLarge') throw new Error(reading.state);
		expect(reading.atLeast).toBeLessThan(LIMIT + 300);
	});
});
