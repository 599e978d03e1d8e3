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
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BOOK = 'quickwars';
/** The template of that rulebook. */
const TEMPLATE = 'carpet';

const root = fileURLToPath(new URL('..', import.meta.url));
const tree = mkdtempSync(join(tmpdir(), 'brikmuster-without-a-rulebook-'));

/** Files that may name the rulebook, with the parts to remove. */
const MENTIONS: readonly (readonly [file: string, gone: RegExp])[] = [
	['src/lib/rules/registry.ts', new RegExp(`^.*\\b${BOOK}\\b.*\\n`, 'gm')],
	['src/lib/rules/choices.ts', new RegExp(`^\\t${BOOK}: .*\\n`, 'gm')],
	['src/lib/army/ready/units.ts', new RegExp(`^.*\\b${BOOK}\\b.*\\n`, 'gm')],
	['src/lib/army/templates/index.ts', new RegExp(`^.*\\b${TEMPLATE}\\b.*\\n`, 'gm')],
	...['en', 'pl'].flatMap((language) => [
		[`src/lib/i18n/${language}/rulebooks.ts`, new RegExp(`^\\t${BOOK}: .*\\n`, 'gm')] as const,
		[`src/lib/i18n/${language}/templates.ts`, blockOf(TEMPLATE)] as const
	])
];

/** Files that name the rules of combat of the same name, which stay without the rulebook. */
const OF_COMBAT = [
	'src/cli/choices.ts',
	'src/lib/rules/rulebook/combat-rules.ts',
	'src/lib/combat/editions/index.ts',
	'src/lib/combat/fighting/index.ts',
	'src/lib/combat/editions/charges.ts',
	'src/lib/combat/editions/close.ts',
	'src/lib/play/check/rules-of-combat.ts',
	'src/lib/play/procedures/attack/charge.ts',
	'src/lib/play/procedures/withdraw.ts',
	...['en', 'pl'].flatMap((language) =>
		['cli', 'odds'].map((area) => `src/lib/i18n/${language}/${area}.ts`)
	)
];

function blockOf(key: string): RegExp {
	return new RegExp(`^\\t${key}: \\{\\n(?:\\t\\t.*\\n)*\\t\\},?\\n`, 'm');
}

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
		cpSync(join(root, part), join(tree, part), { recursive: true });
	}
	symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
	rmSync(join(tree, 'src/lib/rules/books', BOOK), { recursive: true });
	rmSync(join(tree, 'src/lib/army/ready', `${BOOK}.ts`));
	rmSync(join(tree, 'src/lib/army/templates', `${TEMPLATE}.ts`));
	for (const [file, gone] of MENTIONS) {
		const before = textOf(file);
		const after = before.replace(gone, '');
		expect(after, file).not.toBe(before);
		writeFileSync(join(tree, file), after);
	}
	// Keep only the tests of the other rulebooks.
	for (const file of filesOf('src', 'tests').filter((name) => name.endsWith('.test.ts'))) {
		const ofRules = file.startsWith('src/lib/rules/');
		if (!ofRules || textOf(file).includes(BOOK)) rmSync(join(tree, file));
	}
});
afterAll(() => rmSync(tree, { recursive: true }));

describe(`the tree without the folder of ${BOOK}`, () => {
	it('never names it', () => {
		const source = filesOf('src').filter(
			(file) => /\.(ts|svelte)$/.test(file) && !OF_COMBAT.includes(file)
		);
		expect(source.filter((file) => new RegExp(`\\b${BOOK}\\b`).test(textOf(file)))).toEqual([]);
	});

	it('type-checks', { timeout: 300_000 }, () => {
		// Components name no rulebook, as the test above shows; checking them takes four times as long.
		const config = {
			extends: './tsconfig.json',
			include: ['src/lib/**/*.ts', 'src/cli/**/*.ts', 'src/*.d.ts', '.svelte-kit/*.d.ts']
		};
		writeFileSync(join(tree, 'tsconfig.engine.json'), JSON.stringify(config));
		expect(() => run('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.engine.json')).not.toThrow();
	});

	it('passes the tests of the other rulebooks', { timeout: 300_000 }, () => {
		const words = ['run', '--project', 'engine', 'src/lib/rules'];
		expect(() => run('vitest/vitest.mjs', ...words)).not.toThrow();
	});
});
