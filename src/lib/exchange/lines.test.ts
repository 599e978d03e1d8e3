import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, type LineLimits } from './lines';

const LIMITS = { line: 100, stream: 10_000 };
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* stream(chunks: Iterable<Uint8Array>, seen = { chunks: 0 }) {
	for (const chunk of chunks) {
		seen.chunks += 1;
		yield await Promise.resolve(chunk);
	}
}

/** The lines as text, or the reason why reading stopped. */
async function linesIn(chunks: Iterable<Uint8Array>, limits: LineLimits = LIMITS) {
	const lines: string[] = [];
	for await (const line of linesOf(stream(chunks), limits)) {
		lines.push(line.ok ? new TextDecoder().decode(line.bytes) : `! ${line.reason}`);
	}
	return lines;
}
const linesInText = (text: string, limits?: LineLimits) => linesIn([bytesOf(text)], limits);

function cut(bytes: Uint8Array, borders: readonly number[]): Uint8Array[] {
	const ends = [...borders].sort((a, b) => a - b);
	return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

describe('the lines of a stream', () => {
	it.each([
		['nothing', '', []],
		['a line', 'a\n', ['a']],
		['a last line without its end', 'a\nb', ['a', 'b']],
		['empty lines', '\n\na\n\n', ['', '', 'a', '']],
		['lines of Windows, whose sign JSON skips', 'a\r\nb\r\n', ['a\r', 'b\r']],
		['letters of several bytes', 'łódź\n🐉\n', ['łódź', '🐉']],
		['other ends of lines, which are none', 'a\u2028b\u0085c\rd\n', ['a\u2028b\u0085c\rd']]
	])('are split: %s', async (_, text, lines) => {
		expect(await linesInText(text)).toEqual(lines);
	});

	it('are empty without chunks and for empty chunks', async () => {
		expect(await linesIn([])).toEqual([]);
		expect(await linesIn([bytesOf(''), bytesOf('')])).toEqual([]);
	});

	it('are the same wherever the chunks end', async () => {
		const text = fc.string({ unit: fc.constantFrom('a', 'ł', '🐉', '\n', '\r'), maxLength: 60 });
		await fc.assert(
			fc.asyncProperty(text, fc.array(fc.nat(240)), async (whole, borders) => {
				const bytes = bytesOf(whole);
				const lines = whole.split('\n');
				if (lines.at(-1) === '') lines.pop();
				const chunks = cut(
					bytes,
					borders.map((border) => border % (bytes.length + 1))
				);
				const limits = { line: bytes.length, stream: bytes.length };
				expect(await linesIn(chunks, limits)).toEqual(lines);
			}),
			{ numRuns: 500 }
		);
	});

	it('are copies: reusing the chunk’s buffer does not change them', async () => {
		const buffer = bytesOf('ab\ncd');
		async function* reused() {
			yield await Promise.resolve(buffer);
			buffer.set(bytesOf('ef\ngh'));
			yield buffer;
		}
		const lines: string[] = [];
		for await (const line of linesOf(reused(), LIMITS)) {
			if (line.ok) lines.push(new TextDecoder().decode(line.bytes));
		}
		expect(lines).toEqual(['ab', 'cdef', 'gh']);
	});
});

describe('limits of a stream', () => {
	const limits = { line: 3, stream: 10 };

	it.each([
		['a line may be as long as that', 'abc\nabc', ['abc', 'abc']],
		['and no byte longer', 'abc\nabcd\na', ['abc', '! lineTooLong', 'a']],
		['nor at the end', 'abc\nabcd', ['abc', '! lineTooLong']],
		['bytes count, not letters', 'łł\n', ['! lineTooLong']],
		['a stream may be as long as that', 'a\nb\nc\nd\ne\n', ['a', 'b', 'c', 'd', 'e']],
		['and no byte longer', 'a\nb\nc\nd\ne\n\n', ['! streamTooLong']]
	])('apply: %s', async (_, text, lines) => {
		expect(await linesInText(text, limits)).toEqual(lines);
	});

	it('apply wherever the chunks end', async () => {
		const bytes = bytesOf('abc\nabcd\na');
		for (let border = 0; border <= bytes.length; border += 1) {
			expect(await linesIn(cut(bytes, [border]), limits)).toEqual(['abc', '! lineTooLong', 'a']);
		}
	});

	it('end the reading of an endless line', async () => {
		const seen = { chunks: 0 };
		function* endless() {
			for (;;) yield bytesOf('x'.repeat(10));
		}
		const lines = [];
		for await (const line of linesOf(stream(endless(), seen), { line: 95, stream: 1e9 })) {
			lines.push(line);
			if (!line.ok) break;
		}
		expect(lines).toEqual([{ ok: false, reason: 'lineTooLong' }]);
		expect(seen.chunks).toBe(10);
	});

	it('apply to endless lines, and no chunk is fetched early', async () => {
		const seen = { chunks: 0 };
		function* endless() {
			for (;;) yield bytesOf('x\n');
		}
		let lines = 0;
		for await (const line of linesOf(stream(endless(), seen), { line: 5, stream: 1000 })) {
			lines += 1;
			if (line.ok) expect(seen.chunks).toBe(lines);
		}
		expect(lines).toBe(501);
	});

	it('release the stream when the reader stops', async () => {
		let closed = false;
		async function* kept() {
			try {
				for (;;) yield await Promise.resolve(bytesOf('x\n'));
			} finally {
				closed = true;
			}
		}
		for await (const line of linesOf(kept(), LIMITS)) if (line.ok) break;
		expect(closed).toBe(true);
	});
});
