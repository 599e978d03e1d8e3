import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base45, bytesOfBase45 } from './base45';
import { CollectedFrames } from './collected-frames';
import { frameText, LAST_FRAME, MOST_BLOCKS, transferOf, type Transfer } from './frames';

const LIMIT = 1_000_000;

/** Bytes that deflate cannot shrink, repeatable. */
function noise(length: number): Uint8Array<ArrayBuffer> {
	let state = 1;
	return Uint8Array.from({ length }, () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state >>> 24;
	});
}

async function transfer(bytes: Uint8Array<ArrayBuffer>): Promise<Transfer> {
	const made = await transferOf('game', bytes);
	if (!made) throw new Error('The transfer is too long');
	return made;
}

describe('Base45', () => {
	it('encodes the examples of RFC 9285', () => {
		const encoded = (text: string) => base45(new TextEncoder().encode(text));
		expect(encoded('AB')).toBe('BB8');
		expect(encoded('Hello!!')).toBe('%69 VD92EX0');
		expect(encoded('base-45')).toBe('UJCLQE7W581');
		expect(new TextDecoder().decode(bytesOfBase45('QED8WEX0'))).toBe('ietf!');
	});

	it('rejects what encodes nothing', () => {
		for (const text of ['A', 'ABCD', ':::', '::', 'ab8', 'GGW']) {
			expect([text, bytesOfBase45(text)]).toEqual([text, undefined]);
		}
	});

	it('returns all bytes', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
				expect(bytesOfBase45(base45(bytes))).toEqual(bytes);
			})
		);
	});
});

describe('frames', () => {
	it('return the document in any order, with gaps, repeats and foreign codes between them', async () => {
		const bytes = noise(20_000);
		const sent = await transfer(bytes);
		const numbers = fc.array(fc.integer({ min: 1, max: LAST_FRAME }), { maxLength: 60 });
		await fc.assert(
			fc.asyncProperty(numbers, fc.integer({ min: 1, max: 9000 }), async (seen, later) => {
				const reader = new CollectedFrames();
				seen.forEach((number) => reader.add(frameText(sent, number)));
				expect(reader.add('https://example.org').code).toBe('foreign');
				let number = later;
				let outcome = reader.add(frameText(sent, number));
				while (outcome.code !== 'complete') {
					outcome = reader.add(frameText(sent, (number += 1)));
					if (number > later + 200) throw new Error('The frames never become complete');
				}
				const reading = reader.take(LIMIT);
				expect(reading).toEqual({ ok: true, kind: 'game', bytes });
			}),
			{ numRuns: 20 }
		);
	});

	it('need no more than 40 codes for 20 kB that cannot be compressed, and few more after gaps', async () => {
		const sent = await transfer(noise(20_000));
		expect(sent.blocks.length).toBeLessThanOrEqual(35);
		const overheads = Array.from({ length: 50 }, (_, run) => {
			const reader = new CollectedFrames();
			for (let received = 1; ; received += 1) {
				const { code } = reader.add(frameText(sent, 100 + run * 150 + received));
				if (code === 'complete') return received - sent.blocks.length;
			}
		});
		expect(Math.max(...overheads)).toBeLessThanOrEqual(12);
		const sum = overheads.reduce((total, overhead) => total + overhead, 0);
		expect(sum / overheads.length).toBeLessThan(3);
	});

	it('report repeats and progress', async () => {
		const sent = await transfer(noise(1500));
		const reader = new CollectedFrames();
		expect(reader.add(frameText(sent, 2))).toEqual({ code: 'progress', known: 1, of: 3 });
		expect(reader.add(frameText(sent, 2))).toEqual({ code: 'known', known: 1, of: 3 });
		expect(reader.add(frameText(sent, 1))).toEqual({ code: 'progress', known: 2, of: 3 });
		expect(reader.add(frameText(sent, 3))).toEqual({ code: 'complete', known: 3, of: 3 });
	});

	it('are capped in number', async () => {
		expect(await transferOf('game', noise(MOST_BLOCKS * 600 - 50))).toBeDefined();
		expect(await transferOf('game', noise(MOST_BLOCKS * 600 + 50))).toBeUndefined();
	});

	it('of another transfer do not mix', async () => {
		const [one, other] = [await transfer(noise(2000)), await transfer(noise(1999))];
		const reader = new CollectedFrames();
		for (let number = 1; number < 4; number += 1) {
			reader.add(frameText(one, number));
			reader.add(frameText(other, number));
		}
		expect(reader.add(frameText(one, 4)).code).toBe('complete');
		expect(reader.take(LIMIT)).toMatchObject({ ok: true, bytes: noise(2000) });
		expect(reader.add(frameText(other, 4)).code).toBe('complete');
		expect(reader.take(LIMIT)).toMatchObject({ ok: true, bytes: noise(1999) });
	});
});

describe('hostile frames', () => {
	it('are rejected by a clear code', async () => {
		const reader = new CollectedFrames();
		const good = frameText(await transfer(noise(1000)), 1);
		const [, , digest = '', , , , content = ''] = good.split('/');
		const frame = (...head: (string | number)[]) => ['BRIK', ...head, content].join('/');
		expect(reader.add(frame('X', digest, 1, 2, 1000)).code).toBe('newer');
		for (const wrong of [
			frame('G', digest, 0, 2, 1000),
			frame('G', digest, 1, 0, 1000),
			frame('G', digest, 1, 100, 1000),
			frame('G', digest, 1, 2, 99_999),
			frame('G', digest, 1, 1, 1000),
			frame('G', digest.toLowerCase(), 1, 2, 1000),
			`${good}A`,
			`${good.slice(0, -1)}_`,
			` ${good}`,
			'BRIK/G',
			''
		]) {
			expect([wrong, reader.add(wrong)]).toEqual([wrong, { code: 'foreign' }]);
		}
		expect(reader.add(good).code).toBe('progress');
	});

	it('with a changed content are noticed, and the next attempt works', async () => {
		const sent = await transfer(noise(1000));
		const reader = new CollectedFrames();
		const [first = new Uint8Array(), second = new Uint8Array()] = sent.blocks;
		const changed = { ...sent, blocks: [first.map((byte) => byte ^ 1), second] };
		reader.add(frameText(changed, 1));
		expect(reader.add(frameText(sent, 2)).code).toBe('complete');
		expect(reader.take(LIMIT)).toEqual({ ok: false, code: 'damaged' });
		reader.add(frameText(sent, 1));
		reader.add(frameText(sent, 2));
		expect(reader.take(LIMIT)).toMatchObject({ ok: true });
	});

	it('cannot inflate beyond the limit', async () => {
		const sent = await transfer(new Uint8Array(5_000_000));
		const reader = new CollectedFrames();
		sent.blocks.forEach((_, index) => reader.add(frameText(sent, index + 1)));
		expect(reader.take(LIMIT)).toEqual({ ok: false, code: 'tooLarge' });
	});
});
