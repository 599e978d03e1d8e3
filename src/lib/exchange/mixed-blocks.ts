import { seededBits } from '$lib/dice/seeded-bits';

/**
 * Blocks of equal length and mixtures of them, so that a reader who misses some needs no particular
 * one: a random linear fountain code over GF(2). Any `count` independent ones give all blocks, and
 * two more than `count` are independent in three cases of four.
 */

/**
 * The blocks combined under a number from 1, as a bit mask: the first `count` numbers stand for the
 * blocks themselves, all others for about half of them.
 */
export function maskOf(number: number, count: number): bigint {
	if (number <= count) return 1n << BigInt(number - 1);
	const bits = seededBits(number);
	let mask = 0n;
	while (mask === 0n) {
		for (let at = 0; at < count; at += 32) mask |= BigInt(bits()) << BigInt(at);
		mask &= (1n << BigInt(count)) - 1n;
	}
	return mask;
}

function addInto(sum: Uint8Array, bytes: Uint8Array): void {
	for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) ^ (bytes[at] ?? 0);
}

/** Returns the sum (exclusive or) of the blocks in a mask. */
export function mixtureOf(blocks: readonly Uint8Array[], mask: bigint): Uint8Array {
	const sum = new Uint8Array(blocks[0]?.length ?? 0);
	blocks.forEach((block, index) => {
		if ((mask >> BigInt(index)) & 1n) addInto(sum, block);
	});
	return sum;
}

interface Row {
	readonly mask: bigint;
	readonly bytes: Uint8Array;
}

/** Collects mixtures of blocks in any order and solves for the blocks. */
export class BlockSolver {
	/** Independent mixtures by their lowest block. */
	readonly #rows = new Map<number, Row>();

	constructor(readonly count: number) {}

	/** The number of independent mixtures so far: `count` of them are enough. */
	get known(): number {
		return this.#rows.size;
	}

	/** Adds a mixture. Returns whether it contained something new. */
	add(given: bigint, bytes: Uint8Array): boolean {
		let mask = given;
		const sum = bytes.slice();
		for (let index = 0; index < this.count; index += 1) {
			if (!((mask >> BigInt(index)) & 1n)) continue;
			const row = this.#rows.get(index);
			if (!row) {
				this.#rows.set(index, { mask, bytes: sum });
				return true;
			}
			mask ^= row.mask;
			addInto(sum, row.bytes);
		}
		return false;
	}

	/** All blocks in order, or undefined while some are missing. */
	blocks(): Uint8Array[] | undefined {
		if (this.known < this.count) return undefined;
		const solved: Uint8Array[] = [];
		// A row has no block below its own, so that those above it are solved first.
		for (let index = this.count - 1; index >= 0; index -= 1) {
			const { mask = 0n, bytes = new Uint8Array() } = this.#rows.get(index) ?? {};
			const block = bytes.slice();
			for (let other = index + 1; other < this.count; other += 1) {
				const above = solved[other];
				if (above && (mask >> BigInt(other)) & 1n) addInto(block, above);
			}
			solved[index] = block;
		}
		return solved;
	}
}
