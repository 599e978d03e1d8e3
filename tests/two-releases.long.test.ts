import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptFiles } from './setup/precache.mjs';
import { root } from './setup/run.mjs';

/** What the build reads. */
const SOURCES = [
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

let copy: string;

/** Builds the copy; returns the size of each file by its path and content. */
function build(): Map<string, number> {
	const { status, stderr } = spawnSync(process.execPath, ['tests/setup/build.mjs'], {
		cwd: copy,
		encoding: 'utf8'
	});
	if (status !== 0) throw new Error(stderr);
	const folder = join(copy, 'build');
	return new Map(
		keptFiles(folder).map((path) => {
			const content = readFileSync(join(folder, path));
			return [`${path} ${content.toString('base64')}`, content.length] as const;
		})
	);
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

describe('a release that changes little', () => {
	let before: Map<string, number>;
	beforeAll(() => {
		copy = mkdtempSync(join(tmpdir(), 'release-'));
		for (const path of SOURCES) cpSync(join(root, path), join(copy, path), { recursive: true });
		symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
		before = build();
	});
	afterAll(() => rmSync(copy, { recursive: true, force: true }));

	it.each([
		['a text of every page', 'src/lib/i18n/en/shell.ts', "'Try again'", "'Once more'"],
		['a component of every page', 'src/lib/ui/Button.svelte', '<button', '<button data-release="2"']
	])('makes a returning visitor load little after a change of %s', (_, file, from, to) => {
		const path = join(copy, file);
		const source = readFileSync(path, 'utf8');
		expect(source).toContain(from);
		writeFileSync(path, source.replace(from, to));
		const after = build();
		writeFileSync(path, source);
		const changed = [...after].filter(([key]) => !before.has(key)).map(([, size]) => size);
		expect(changed.length).toBeGreaterThan(1);
		expect(sum(changed) / sum(after.values())).toBeLessThan(MOST);
	});
});
