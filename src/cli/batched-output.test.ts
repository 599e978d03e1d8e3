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

	it('is written when there is much of it', async () => {
		const { writes, output } = stream();
		await output.write('x'.repeat(40_000));
		await output.write('y'.repeat(40_000));
		expect(writes.map(({ length }) => length)).toEqual([80_000]);
	});

	it('is shown on a terminal at once', async () => {
		const { writes, output } = stream(true);
		await output.write('one');
		expect(writes).toEqual(['one']);
	});
});
