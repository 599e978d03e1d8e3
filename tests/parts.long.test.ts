import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parts, type Part } from './setup/parts.mjs';
import { root } from './setup/run.mjs';

/** What a package's program lists, as JSON. */
function listed(script: string, words: readonly string[], part?: Part): unknown {
	const own = { PART: undefined, VITEST: undefined, NODE_ENV: undefined };
	const env = { ...process.env, ...own, ...part?.env };
	const program = [join('node_modules', script), ...words];
	return JSON.parse(execFileSync(process.execPath, program, { cwd: root, encoding: 'utf8', env }));
}

interface Suite {
	readonly specs?: readonly { id: string }[];
	readonly suites?: readonly Suite[];
}
const idsOf = ({ specs = [], suites = [] }: Suite): string[] => [
	...specs.map(({ id }) => id),
	...suites.flatMap(idsOf)
];

/** The browser tests of a part, or all of them. */
function browserTests(part?: Part): string[] {
	const words = ['test', '--list', '--reporter=json', ...(part?.playwright ?? [])];
	return idsOf(listed('@playwright/test/cli.js', words, part) as Suite).sort();
}

/** The files of unit tests of a part, or all of them. */
function unitTests(part?: Part): string[] {
	// A word after `--json` is the path of a file to write.
	const words = ['list', ...(part?.vitest ?? []), '--filesOnly', '--json'];
	const files = listed('vitest/vitest.mjs', words, part);
	return (files as { file: string }[]).map(({ file }) => file).sort();
}

describe('npm test and npm run test:long', () => {
	it('together run each browser test once', () => {
		const short = browserTests(parts.short);
		const long = browserTests(parts.long);
		expect([...short, ...long].sort()).toEqual(browserTests());
		expect(short.length).toBeLessThan(110);
	});

	it('together run each file of unit tests, and both run only those that draw random cases', () => {
		const short = unitTests(parts.short);
		const long = unitTests(parts.long);
		expect([...new Set([...short, ...long])].sort()).toEqual(unitTests());
		const both = long.filter((file) => short.includes(file));
		expect(both).toEqual(long.filter((file) => !file.endsWith('.long.test.ts')));
		expect(both.length).toBeGreaterThan(20);
	});
});
