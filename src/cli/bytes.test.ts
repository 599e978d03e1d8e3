import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFile, readStream } from './bytes';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-bytes-'));
});

afterEach(() => {
	rmSync(folder, { recursive: true });
});

describe('a file', () => {
	it.each([0, 1, 65_535, 65_536, 200_000])('is read to the last of %i bytes', (size) => {
		const bytes = Buffer.alloc(size, 'abc');
		const path = join(folder, 'a.brik');
		writeFileSync(path, bytes);
		const content = readFile(path);
		expect(content.ok && Buffer.compare(content.bytes, bytes)).toBe(0);
	});
});

describe('a stream', () => {
	it('is read completely', async () => {
		async function* parts() {
			yield Buffer.from('one ');
			yield Buffer.from('two');
		}
		const content = await readStream(parts());
		expect(content.ok && new TextDecoder().decode(content.bytes)).toBe('one two');
	});

	it('is abandoned when it exceeds the limit', async () => {
		let given = 0;
		async function* endless() {
			for (;;) {
				given += 1;
				yield Buffer.alloc(1_000_000);
			}
		}
		const content = await readStream(endless());
		expect(content).toMatchObject({ ok: false, problem: { code: 'tooManyBytes' } });
		expect(given).toBe(21);
	});

	it('may fail', async () => {
		async function* broken() {
			yield Buffer.from('one');
			throw Object.assign(new Error('read'), { code: 'EIO' });
		}
		expect(await readStream(broken())).toEqual({
			ok: false,
			problem: { code: 'unreadable', path: '' }
		});
	});
});
