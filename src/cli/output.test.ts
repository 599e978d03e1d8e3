import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { write } from './output';

function failing(code: string): Writable {
	return new Writable({
		write(_chunk, _encoding, done) {
			done(Object.assign(new Error(`write ${code}`), { code }));
		}
	});
}

describe('writing', () => {
	it('resolves when everything is written', async () => {
		const stream = new PassThrough();
		await write(stream, 'Zażółć');
		expect(String(stream.read())).toBe('Zażółć');
	});

	it('resolves each time when the reader has closed the pipe', async () => {
		const stream = failing('EPIPE');
		const ends = [await write(stream, 'one'), await write(stream, 'two')];
		expect(stream.destroyed).toBe(true);
		expect(ends).toEqual([undefined, undefined]);
	});

	it('fails when the disk is full', async () => {
		await expect(write(failing('ENOSPC'), 'one')).rejects.toThrow('write ENOSPC');
	});
});
