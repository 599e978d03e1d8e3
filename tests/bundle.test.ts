import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBundle, fingerprint } from '../bin/bundle.js';
import { stampedBundle } from '../bin/stamp.js';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'brikmuster-bundle-'));
	write('package-lock.json', '{}');
	write('bin/command.js', '');
	write('src/lib/answer.ts', 'export const answer: number = 42;\n');
	write('src/hub/hub.ts', '');
	write(
		'src/cli/main.ts',
		"import { answer } from '$lib/answer';\nexport const main = async () => [answer, (await import('./later')).later];\n"
	);
	write('src/cli/later.ts', "export const later = 'later';\n");
	// Like SvelteKit's projects before their first run.
	write('tsconfig.json', '{ "extends": "./.svelte-kit/tsconfig.json" }');
});

afterEach(() => {
	rmSync(root, { recursive: true });
});

function write(path: string, content: string): string {
	const file = join(root, path);
	mkdirSync(join(file, '..'), { recursive: true });
	writeFileSync(file, content);
	return file;
}

const cache = () => join(root, 'node_modules/.cache/brikmuster/cli');

async function answerOf(bundle: string): Promise<unknown> {
	const { main } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as {
		main: () => Promise<unknown>;
	};
	return main();
}

describe('the fingerprint of the sources', () => {
	it.each([
		['a change', () => write('src/lib/answer.ts', 'export const answer: number = 43;\n')],
		['a new file', () => write('src/lib/deep/other.ts', '')],
		['a change of the hub', () => write('src/hub/hub.ts', 'export {};')],
		['a font', () => write('src/lib/fonts/text.ttf', '')],
		['a table', () => write('src/lib/fonts/metrics.json', '{}')],
		['a removal', () => rmSync(join(root, 'src/cli/later.ts'))],
		['other packages', () => write('package-lock.json', '{ }')],
		['a changed build script', () => write('bin/command.js', '//')]
	])('changes with %s', (_, change) => {
		const before = fingerprint(root);
		change();
		expect(fingerprint(root)).not.toBe(before);
	});

	it.each([
		['a test', () => write('src/lib/answer.test.ts', '')],
		['a component', () => write('src/lib/ui/Button.svelte', '')],
		['a new modification time only', () => utimesSync(join(root, 'src/lib/answer.ts'), 1, 1)]
	])('does not change with %s', (_, change) => {
		const before = fingerprint(root);
		change();
		expect(fingerprint(root)).toBe(before);
	});
});

describe('the stamp of a bundle', () => {
	/** Builds, and calls again until all sources are old enough for a stamp. */
	async function stamped(): Promise<string> {
		await expect.poll(async () => (await ensureBundle(root), stampedBundle(root))).toBeDefined();
		return stampedBundle(root) ?? '';
	}

	it('names the bundle without reading the sources', async () => {
		const bundle = await ensureBundle(root);
		expect(await stamped()).toBe(bundle);
	});

	it.each([
		['a change', () => write('src/lib/answer.ts', 'export const answer: number = 433;\n')],
		['a change of the lazily loaded code', () => write('src/cli/later.ts', '')],
		['a new file beside the sources', () => write('src/lib/answer.js', '')],
		['a removal', () => rmSync(join(root, 'src/cli/later.ts'))],
		['another name', () => renameSync(join(root, 'bin/command.js'), join(root, 'bin/other.js'))],
		['other packages', () => write('package-lock.json', '{ }')],
		['a changed build script', () => write('bin/command.js', '//')]
	])('does not hold after %s', async (_, change) => {
		await stamped();
		change();
		expect(stampedBundle(root)).toBeUndefined();
	});

	it('does not hold after a change that keeps size and modification time', async () => {
		await stamped();
		const file = join(root, 'src/lib/answer.ts');
		const { atime, mtime } = statSync(file);
		writeFileSync(file, readFileSync(file, 'utf8').replace('42', '43'));
		utimesSync(file, atime, mtime);
		expect(stampedBundle(root)).toBeUndefined();
		expect(await answerOf(await ensureBundle(root))).toEqual([43, 'later']);
	});

	it('is renewed without a build when only times have changed', async () => {
		const bundle = await ensureBundle(root);
		await stamped();
		utimesSync(join(root, 'src/lib/answer.ts'), 1, 1);
		writeFileSync(bundle, '// kept');
		await stamped();
		expect(readFileSync(bundle, 'utf8')).toBe('// kept');
	});

	it('is not believed if the bundle is gone', async () => {
		await stamped();
		rmSync(cache(), { recursive: true });
		expect(await answerOf(await ensureBundle(root))).toEqual([42, 'later']);
	});

	it('is ignored if it is broken', async () => {
		await stamped();
		write('node_modules/.cache/brikmuster/command.json', '{');
		expect(stampedBundle(root)).toBeUndefined();
	});
});

describe('the bundle', () => {
	it('runs on its own, including lazily loaded code', async () => {
		const bundle = await ensureBundle(root);
		rmSync(join(root, 'src'), { recursive: true });
		expect(await answerOf(bundle)).toEqual([42, 'later']);
	});

	it('is built once for the same sources', async () => {
		const bundle = await ensureBundle(root);
		writeFileSync(bundle, '// kept');
		expect(await ensureBundle(root)).toBe(bundle);
		expect(readdirSync(cache())).toHaveLength(1);
		rmSync(bundle);
	});

	it('is rebuilt for other sources', async () => {
		const before = await ensureBundle(root);
		write('src/lib/answer.ts', 'export const answer = 43;\n');
		const after = await ensureBundle(root);
		expect(await answerOf(after)).toEqual([43, 'later']);
		// Another process may still be loading parts of the old one.
		expect(existsSync(before)).toBe(true);
	});

	it('is deleted if it is old and from other sources', async () => {
		const before = await ensureBundle(root);
		const twoHoursAgo = Date.now() / 1000 - 7200;
		utimesSync(join(before, '..'), twoHoursAgo, twoHoursAgo);
		write('src/lib/answer.ts', 'export const answer = 43;\n');
		await ensureBundle(root);
		expect(existsSync(before)).toBe(false);
	});

	it('can be built by several processes at once', async () => {
		const bundles = await Promise.all([1, 2, 3].map(() => ensureBundle(root)));
		expect(new Set(bundles).size).toBe(1);
		expect(readdirSync(cache())).toHaveLength(1);
		expect(await answerOf(bundles[0] ?? '')).toEqual([42, 'later']);
	});

	it('leaves nothing incomplete after an error in the sources', async () => {
		write('src/cli/main.ts', 'export const main = (');
		await expect(ensureBundle(root)).rejects.toThrow(/main\.ts/);
		expect(existsSync(cache()) ? readdirSync(cache()) : []).toEqual([]);
	});
});
