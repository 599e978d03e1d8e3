import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from './setup/command';
import { doorFiles, NAMES, type DoorKind } from './setup/door-files';

const folder = mkdtempSync(join(tmpdir(), 'brikmuster-doors-'));
const files = await doorFiles();
const KINDS = Object.keys(files) as DoorKind[];
for (const kind of KINDS) {
	mkdirSync(join(folder, kind));
	for (const name of NAMES) writeFileSync(join(folder, kind, name), files[kind]);
}
afterAll(() => rmSync(folder, { recursive: true }));

interface Entry {
	ok: boolean;
	error?: { code: string; message: string };
}

const run = (words: readonly string[]) => runCommand(folder, words, { env: { LC_ALL: 'en' } });

/** What the files are, each once: their names must make no difference. */
function wordOf(entries: readonly Entry[]): string {
	const words = entries.map(({ ok, error }) => (ok ? 'read' : (error?.code ?? '')));
	return [...new Set(words)].join();
}

/** What commands for armies make of each kind, then what `verify` makes of it; a word for both if they agree. */
const EXPECTED: Record<DoorKind, string | readonly [string, string]> = {
	army: ['read', 'otherKind'],
	message: ['read', 'otherKind'],
	backup: 'otherKind',
	game: 'otherKind',
	changes: 'otherKind',
	pack: 'otherKind',
	league: 'otherKind',
	copy: 'otherKind',
	submission: ['otherKind', 'read'],
	sealed: ['otherKind', 'read'],
	key: 'otherKind',
	answer: 'otherKind',
	answers: 'otherKind',
	picture: 'pictureFile',
	nothing: 'emptyFile',
	archive: 'archive',
	page: 'webPage',
	link: 'linkText'
};
const LEFT_OUT = new Set(['pictureFile', 'emptyFile', 'archive', 'webPage', 'linkText']);

describe.each(['price', 'check', 'verify'])('brikmuster %s', (command) => {
	const wordFor = (kind: DoorKind): string => {
		const expected = EXPECTED[kind];
		return typeof expected === 'string' ? expected : (expected[command === 'verify' ? 1 : 0] ?? '');
	};

	it('recognizes each kind of file, whatever its name', async () => {
		for (const kind of KINDS) {
			const paths = NAMES.map((name) => join(kind, name));
			const { stdout } = await run([command, ...paths, '--json']);
			const entries = JSON.parse(stdout) as Entry[];
			expect([kind, entries.length, wordOf(entries)]).toEqual([kind, NAMES.length, wordFor(kind)]);
		}
	});

	it('recognizes each kind in a folder, and leaves out what is none of ours', async () => {
		for (const kind of KINDS) {
			const { stdout, stderr } = await run([command, kind, '--json']);
			const entries = JSON.parse(stdout) as Entry[];
			const isLeftOut = LEFT_OUT.has(wordFor(kind));
			const expected = isLeftOut ? 'noArmies' : wordFor(kind);
			const notes = stderr.trim().split('\n').filter(Boolean);
			expect([kind, wordOf(entries)]).toEqual([kind, expected]);
			expect([kind, notes.length]).toEqual([kind, isLeftOut ? NAMES.length : 0]);
		}
	});
});

it.each([
	['league', []],
	['verify', [join('sealed', 'photo.jpg'), '--league']]
])('brikmuster %s names what is no league', async (command, words) => {
	for (const kind of KINDS) {
		const expected = EXPECTED[kind];
		const word = typeof expected === 'string' ? expected : 'otherKind';
		const isLeague = kind === 'league' || kind === 'copy';
		for (const name of NAMES) {
			const { stdout } = await run([command, ...words, join(kind, name), '--json']);
			const [entry] = JSON.parse(stdout) as [Entry];
			expect([kind, name, wordOf([entry])]).toEqual([kind, name, isLeague ? 'read' : word]);
		}
	}
});

it('says where a file of another kind belongs', async () => {
	const { stderr } = await run(['check', join('sealed', 'photo.jpg'), join('backup', '.brik')]);
	expect(stderr).toContain('“brikmuster verify” checks it');
	expect(stderr).toContain('This is a backup.');
});
