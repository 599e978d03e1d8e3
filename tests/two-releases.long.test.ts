import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureBuilt } from './setup/build.mjs';
import { keptFiles } from './setup/precache.mjs';
import { root } from './setup/run.mjs';

/** What the build reads. The bytes of a build depend on the packages' place, so a link to them would not do. */
const SOURCES = [
	'node_modules',
	'package.json',
	'package-lock.json',
	'src',
	'static',
	'svelte.config.js',
	'tests/setup',
	'tsconfig.json',
	'vite.config.ts'
];

/** The part of the app that a returning visitor may have to load again. */
const MOST = 0.15;

/** What the second release changes: a text and a component of every page. */
const CHANGES = [
	['src/lib/i18n/en/shell.ts', "'Try again'", "'Once more'"],
	['src/lib/ui/Button.svelte', '<button', '<button data-release="2"']
] as const;

const copy = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The size of each file of a build by its path and content. */
function sizesIn(folder: string): Map<string, number> {
	return new Map(
		keptFiles(folder).map((path) => {
			const content = readFileSync(join(folder, path));
			return [`${path} ${content.toString('base64')}`, content.length] as const;
		})
	);
}

/** Copies what the build reads, without caches. */
function copySources() {
	const filter = (path: string) => !/node_modules.\.(?:cache|vite.*)$/.test(path);
	const options = { recursive: true, verbatimSymlinks: true, filter };
	for (const path of SOURCES) cpSync(join(root, path), join(copy, path), options);
}

function buildCopy() {
	const script = ['tests/setup/build.mjs'];
	const { status, stderr } = spawnSync(process.execPath, script, { cwd: copy, encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr);
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

it('a release that changes a text and a component of every page makes a returning visitor load little', async () => {
	await ensureBuilt();
	copySources();
	for (const [file, from, to] of CHANGES) {
		const source = readFileSync(join(copy, file), 'utf8');
		expect(source).toContain(from);
		writeFileSync(join(copy, file), source.replace(from, to));
	}
	buildCopy();
	const before = sizesIn(join(root, 'build'));
	const after = sizesIn(join(copy, 'build'));
	const changedKeys = [...after.keys()].filter((key) => !before.has(key));
	const changed = changedKeys.map((key) => after.get(key) ?? 0);
	const names = new Set([...before.keys()].map((key) => key.split(' ')[0]));
	expect(changed.length).toBeGreaterThan(CHANGES.length);
	// A browser keeps these files by their names for ever.
	const immutable = changedKeys
		.map((key) => key.split(' ')[0] ?? '')
		.filter((path) => path.startsWith('_app/immutable/'));
	expect(immutable.filter((path) => names.has(path))).toEqual([]);
	// It has names of exports of other files, which may change without its other content.
	expect(immutable.map((path) => path.replace(/[^/]*\.js$/, ''))).toContain(
		'_app/immutable/entry/'
	);
	const part = sum(changed) / sum(after.values());
	console.log(`${(part * 100).toFixed(1)} % of the app`);
	expect(part).toBeLessThan(MOST);
});
