import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { BatchedOutput } from './batched-output';

function stream(isTTY?: boolean) {
	const writes: string[] = [];
	const output = new Writable({
		write(part: Buffer, _, done) {
			writes.push(part.toString());
			done();
		}
	});
	return { writes, output: new BatchedOutput(Object.assign(output, { isTTY })) };
}

describe('output', () => {
	it('is collected for a pipe, in order', async () => {
		const { writes, output } = stream();
		await output.write('one ');
		await output.write('two');
		expect(writes).toEqual([]);
		await output.flush();
		await output.flush();
		expect(writes).toEqual(['one two']);
	});

	it('is written when there is much of it, between characters', async () => {
		const { writes, output } = stream();
		const text = `x${'½'.repeat(40_000)}`;
		await output.write(text);
		expect(writes).toEqual([text.slice(0, 32_768)]);
		await output.write('y'.repeat(60_000));
		await output.flush();
		expect(writes).toHaveLength(3);
		expect(writes.join('')).toBe(text + 'y'.repeat(60_000));
	});

	it('is shown on a terminal at once', async () => {
		const { writes, output } = stream(true);
		await output.write('one');
		expect(writes).toEqual(['one']);
	});
});
