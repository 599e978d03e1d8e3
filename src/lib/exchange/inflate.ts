/** What inflating yields: all bytes, the ones before a cut, or why there are none. */
export type Inflation =
	| { readonly state: 'whole' | 'cut'; readonly bytes: Uint8Array<ArrayBuffer> }
	/** Inflating stopped behind the limit. */
	| { readonly state: 'tooLarge'; readonly atLeast: number }
	| { readonly state: 'damaged' };

/** Ends inflating before the last block is complete. */
class Stop extends Error {
	constructor(readonly state: 'cut' | 'tooLarge' | 'damaged') {
		super(state);
	}
}

/** Symbols by the next bits of the input; each entry is a symbol times 16 and the length of its code. */
interface Codes {
	readonly table: Uint16Array;
	readonly longest: number;
}

const reversed = (code: number, length: number): number => {
	let result = 0;
	for (let bit = 0; bit < length; bit += 1) result |= ((code >> bit) & 1) << (length - 1 - bit);
	return result;
};

/** Assigns codes to symbols by their lengths (RFC 1951, 3.2.2). A single code of one bit may be alone. */
function codesOf(lengths: Uint8Array): Codes {
	const counts = new Uint16Array(16);
	for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
	counts[0] = 0;
	const next = new Uint16Array(17);
	let [left, longest] = [1, 0];
	for (let length = 1; length < 16; length += 1) {
		const count = counts[length] ?? 0;
		left = left * 2 - count;
		if (left < 0) throw new Stop('damaged');
		if (count > 0) longest = length;
		next[length + 1] = ((next[length] ?? 0) + count) << 1;
	}
	if (left > 0 && longest > 1) throw new Stop('damaged');
	const table = new Uint16Array(1 << longest);
	for (const [symbol, length] of lengths.entries()) {
		if (length === 0) continue;
		const code = next[length] ?? 0;
		next[length] = code + 1;
		const first = reversed(code, length);
		for (let at = first; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length;
	}
	return { table, longest };
}

class BitReader {
	#at = 0;
	#held = 0;
	#count = 0;

	constructor(readonly bytes: Uint8Array) {}

	#fill(count: number): void {
		while (this.#count < count && this.#at < this.bytes.length) {
			this.#held |= (this.bytes[this.#at] ?? 0) << this.#count;
			this.#at += 1;
			this.#count += 8;
		}
	}

	#drop(count: number): void {
		this.#held >>>= count;
		this.#count -= count;
	}

	bits(count: number): number {
		this.#fill(count);
		if (this.#count < count) throw new Stop('cut');
		const value = this.#held & ((1 << count) - 1);
		this.#drop(count);
		return value;
	}

	symbol({ table, longest }: Codes): number {
		this.#fill(longest);
		const entry = table[this.#held & ((1 << longest) - 1)] ?? 0;
		const length = entry & 15;
		if (length > this.#count) throw new Stop('cut');
		if (length === 0) throw new Stop(this.#count < longest ? 'cut' : 'damaged');
		this.#drop(length);
		return entry >> 4;
	}

	/** Continues at the next whole byte. */
	align(): void {
		this.#drop(this.#count % 8);
	}

	/** Whether nothing follows, apart from unused bits of the last byte, which are zero. */
	get ended(): boolean {
		return this.#at === this.bytes.length && this.#count < 8 && this.#held === 0;
	}
}

class Output {
	#bytes = new Uint8Array(4096);
	#length = 0;

	constructor(readonly limit: number) {}

	get length(): number {
		return this.#length;
	}

	get bytes(): Uint8Array<ArrayBuffer> {
		return this.#bytes.slice(0, this.#length);
	}

	#grow(count: number): void {
		const length = this.#length + count;
		if (length > this.limit) {
			this.#length = length;
			throw new Stop('tooLarge');
		}
		if (length <= this.#bytes.length) return;
		const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
		larger.set(this.#bytes);
		this.#bytes = larger;
	}

	add(byte: number): void {
		this.#grow(1);
		this.#bytes[this.#length] = byte;
		this.#length += 1;
	}

	/** Repeats bytes from a distance, which may overlap with the copy. */
	repeat(count: number, distance: number): void {
		if (distance > this.#length) throw new Stop('damaged');
		this.#grow(count);
		const end = this.#length + count;
		for (let at = this.#length; at < end; at += 1)
			this.#bytes[at] = this.#bytes[at - distance] ?? 0;
		this.#length = end;
	}
}

const LENGTHS = [
	3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
	163, 195, 227, 258
];
const LENGTH_BITS = [
	0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0
];
const DISTANCES = [
	1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
	3073, 4097, 6145, 8193, 12289, 16385, 24577
];
const distanceBits = (symbol: number) => Math.max(0, (symbol >> 1) - 1);
/** The order in which a block lists the lengths of the codes for lengths. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;

const FIXED = [
	codesOf(
		Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8))
	),
	codesOf(new Uint8Array(32).fill(5))
] as const;

function readStored(input: BitReader, output: Output): void {
	input.align();
	const length = input.bits(16);
	if (input.bits(16) !== (length ^ 0xffff)) throw new Stop('damaged');
	for (let left = length; left > 0; left -= 1) output.add(input.bits(8));
}

/** Reads the lengths of all codes of a block, some of them as repetitions (RFC 1951, 3.2.7). */
function readLengths(input: BitReader, codes: Codes, count: number): Uint8Array {
	const lengths = new Uint8Array(count);
	for (let at = 0; at < count;) {
		const symbol = input.symbol(codes);
		if (symbol < 16) {
			lengths[at] = symbol;
			at += 1;
			continue;
		}
		if (symbol === 16 && at === 0) throw new Stop('damaged');
		const repeated = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
		const times =
			symbol === 16 ? 3 + input.bits(2) : symbol === 17 ? 3 + input.bits(3) : 11 + input.bits(7);
		if (at + times > count) throw new Stop('damaged');
		lengths.fill(repeated, at, at + times);
		at += times;
	}
	return lengths;
}

function readCodes(input: BitReader): readonly [Codes, Codes] {
	const [literals, distances, listed] = [257 + input.bits(5), 1 + input.bits(5), 4 + input.bits(4)];
	if (literals > 286 || distances > 30) throw new Stop('damaged');
	const own = new Uint8Array(19);
	for (const symbol of ORDER.slice(0, listed)) own[symbol] = input.bits(3);
	const lengths = readLengths(input, codesOf(own), literals + distances);
	if (lengths[END] === 0) throw new Stop('damaged');
	return [codesOf(lengths.subarray(0, literals)), codesOf(lengths.subarray(literals))];
}

function readCompressed(
	input: BitReader,
	output: Output,
	[literals, distances]: readonly [Codes, Codes]
): void {
	for (;;) {
		const symbol = input.symbol(literals);
		if (symbol < END) {
			output.add(symbol);
			continue;
		}
		if (symbol === END) return;
		const [least, more] = [LENGTHS[symbol - 257], LENGTH_BITS[symbol - 257]];
		if (least === undefined || more === undefined) throw new Stop('damaged');
		const length = least + input.bits(more);
		const far = input.symbol(distances);
		const distance = DISTANCES[far];
		if (distance === undefined) throw new Stop('damaged');
		output.repeat(length, distance + input.bits(distanceBits(far)));
	}
}

function readBlocks(input: BitReader, output: Output): void {
	for (let isLast = false; !isLast;) {
		isLast = input.bits(1) === 1;
		const kind = input.bits(2);
		if (kind === 3) throw new Stop('damaged');
		if (kind === 0) readStored(input, output);
		else readCompressed(input, output, kind === 1 ? FIXED : readCodes(input));
	}
	if (!input.ended) throw new Stop('damaged');
}

/**
 * Inflates raw deflate (RFC 1951) up to a limit in bytes. The browsers' own stream is in few older ones, ignores
 * trailing bytes in some, and does not tell damaged bytes from missing ones.
 */
export function inflated(bytes: Uint8Array, limit: number): Inflation {
	const output = new Output(limit);
	try {
		readBlocks(new BitReader(bytes), output);
		return { state: 'whole', bytes: output.bytes };
	} catch (stop) {
		if (!(stop instanceof Stop)) throw stop;
		const { state } = stop;
		if (state === 'tooLarge') return { state, atLeast: output.length };
		return state === 'cut' ? { state, bytes: output.bytes } : { state };
	}
}
