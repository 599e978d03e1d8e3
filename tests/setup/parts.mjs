import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * What `npm test` and `npm run test:long` run. A test belongs to the long part by its mark: the end of its file's name,
 * `.long.test.ts`, or the tag `@long` in the browser. Tests that draw random cases run in both, each time with other
 * cases.
 *
 * @typedef {{ vitest: string[], playwright: string[], env: Record<string, string> }} Part
 */

const NAME = '.long.test.ts';
const TAG = '@long';

/** All files of Vitest's tests, relative to the repository. */
function testFiles() {
	return ['src', 'tests'].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			.map((path) => join(folder, path).replaceAll('\\', '/'))
			.filter((path) => path.endsWith('.test.ts'))
	);
}

/** Whether a test draws random cases, whose number depends on the part. */
function drawsCases(/** @type {string} */ path) {
	return /from '[./]+setup\/cases'/.test(readFileSync(join(root, path), 'utf8'));
}

/** The files of the long part. */
const longFiles = testFiles().filter((path) => path.endsWith(NAME) || drawsCases(path));

/** @type {{ short: Part, long: Part }} */
export const parts = {
	// vite.config.ts leaves out the long files.
	short: { vitest: [], playwright: ['--grep-invert', TAG], env: { PART: 'short' } },
	long: { vitest: longFiles, playwright: ['--grep', TAG], env: { PART: 'long' } }
};
