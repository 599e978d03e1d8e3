import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './setup/run.mjs';
import { BOOK, MENTIONS, OF_COMBAT, remainingSources } from './setup/without-a-rulebook';

describe(`the sources without the folder of ${BOOK}`, () => {
	it('never name it', () => {
		const named = remainingSources()
			.filter(([path]) => !OF_COMBAT.includes(path) && !path.endsWith('.test.ts'))
			.filter(([, text]) => new RegExp(`\\b${BOOK}\\b`).test(text));
		expect(named.map(([path]) => path)).toEqual([]);
	});

	it.each(MENTIONS)('lack a part of %s', (path, gone) => {
		expect(readFileSync(join(root, path), 'utf8')).toMatch(new RegExp(gone.source, 'm'));
	});
});
