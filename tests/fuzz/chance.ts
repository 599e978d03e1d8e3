import { seededFractions } from '../../src/lib/dice/seeded-bits';

/** Seeded randomness: the same seed produces the same files on every machine. */
export interface Chance {
	/** An integer from 0 to `bound` - 1. */
	below(bound: number): number;
	/** True with a probability of 1 / `times`. */
	once(times: number): boolean;
	pick<T>(from: readonly [T, ...T[]]): T;
	/** A random element, or undefined for an empty list. */
	any<T>(from: readonly T[]): T | undefined;
	bytes(length: number): Uint8Array;
}

/** Mixes two numbers into one (murmur3's finalizer). */
function mixed(seed: number, index: number): number {
	let state = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
	state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
	return (state ^ (state >>> 16)) >>> 0;
}

/** Returns the random source for one file of a run. */
export function chanceOf(seed: number, index: number): Chance {
	const next = seededFractions(mixed(seed, index));
	const below = (bound: number) => Math.floor(next() * bound);
	return {
		below,
		once: (times) => below(times) === 0,
		pick: (from) => from[below(from.length)] ?? from[0],
		any: (from) => from[below(from.length)],
		bytes: (length) => Uint8Array.from({ length }, () => below(256))
	};
}
