import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './setup/run.mjs';
import { BOOK, OWN_FILES, remainingSources } from './setup/without-a-rulebook';

const tree = mkdtempSync(join(tmpdir(), 'brikmuster-without-a-rulebook-'));

/** Runs a package's program in the tree; throws its output if it fails. */
function run(file: string, ...words: string[]): void {
	const { status, stdout } = spawnSync(
		process.execPath,
		[join(tree, 'node_modules', file), ...words],
		{ cwd: tree, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } }
	);
	if (status !== 0) throw new Error(stdout);
}

/** Paths of all files below the given folders. */
function filesOf(...folders: string[]): string[] {
	return folders.flatMap((folder) =>
		readdirSync(join(tree, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => relative(tree, join(parentPath, name)))
	);
}

const textOf = (file: string) => readFileSync(join(tree, file), 'utf8');

beforeAll(() => {
	const configs = readdirSync(root).filter((name) => /\.(ts|js|json)$/.test(name));
	const parts = ['src', 'static', 'tests/setup', 'bin', '.svelte-kit'];
	for (const part of [...parts, ...configs]) {
		// Of what SvelteKit writes, only its types are needed.
		const filter = (path: string) => !/\.svelte-kit.(?:output|\.svelte-check)/.test(path);
		cpSync(join(root, part), join(tree, part), { recursive: true, filter });
	}
	symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
	for (const file of OWN_FILES) rmSync(join(tree, file), { recursive: true });
	for (const [file, text] of remainingSources()) writeFileSync(join(tree, file), text);
	// Keep only the tests of the other rulebooks.
	for (const file of filesOf('src', 'tests').filter((name) => name.endsWith('.test.ts'))) {
		const ofRules = file.startsWith('src/lib/rules/');
		if (!ofRules || textOf(file).includes(BOOK)) rmSync(join(tree, file));
	}
});
afterAll(() => rmSync(tree, { recursive: true }));

describe(`the tree without the folder of ${BOOK}`, () => {
	it('type-checks', { timeout: 300_000 }, () => {
		// Components name no rulebook, as without-a-rulebook.test.ts shows; checking them takes four times as long.
		const config = {
			extends: './tsconfig.json',
			include: ['src/lib/**/*.ts', 'src/cli/**/*.ts', 'src/*.d.ts', '.svelte-kit/*.d.ts']
		};
		writeFileSync(join(tree, 'tsconfig.engine.json'), JSON.stringify(config));
		expect(() =>
			run('@typescript/native/bin/tsc', '--noEmit', '-p', 'tsconfig.engine.json')
		).not.toThrow();
	});

	it('passes the tests of the other rulebooks', { timeout: 300_000 }, () => {
		const words = ['run', '--project', 'engine', 'src/lib/rules'];
		expect(() => run('vitest/vitest.mjs', ...words)).not.toThrow();
	});
});
