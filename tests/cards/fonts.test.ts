import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const committed = fileURLToPath(new URL('../../src/lib/cards/fonts/', import.meta.url));
const FILES = [
	...['bold.ttf', 'cyrillic.ttf', 'cyrillicBold.ttf', 'display.ttf'],
	...['metrics.json', 'signs.ttf', 'text.ttf']
];

describe('the card fonts', () => {
	let folder: string;

	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'brikmuster-fonts-'));
		await promisify(execFile)(process.execPath, [join(committed, 'make.mjs'), folder]);
	});

	afterAll(() => rmSync(folder, { recursive: true }));

	it('are all built by their script', () => {
		expect(readdirSync(folder).sort()).toEqual(FILES);
		expect(readdirSync(committed).sort()).toEqual([...FILES, 'make.mjs'].sort());
	});

	it.each(FILES)('%s matches the output of the script', (file) => {
		expect(readFileSync(join(committed, file)).equals(readFileSync(join(folder, file)))).toBe(true);
	});
});
