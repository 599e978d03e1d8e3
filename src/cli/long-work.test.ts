import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../tests/setup/command';

const ERASE = '\r\u001b[K';

const unit = (id: string) => ({ kind: 'minifig', id, name: id, rank: 'mercenary' });
const army = JSON.stringify({
	format: 'brikmuster/army',
	version: 1,
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'Rycerze',
	rulebook: 'core2005',
	units: [unit('u1'), unit('u2')]
});

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-long-'));
	for (const name of ['a.brik', 'b.brik', 'c.brik']) writeFileSync(join(folder, name), army);
	// Each look at the clock is a second later, so that all work is long.
	let now = 0;
	vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
});

afterEach(() => {
	vi.restoreAllMocks();
	rmSync(folder, { recursive: true });
});

const run = (words: readonly string[], terminal = true) => runCommand(folder, words, { terminal });

describe('long work on a terminal', () => {
	it.each([
		['price', '.'],
		['check', '.', '--json'],
		['verify', '.', '--json']
	])('counts files: %s %s %s', async (...words) => {
		const { stderr } = await run(words.filter(Boolean));
		const states = ['0 of 3 files', '1 of 3 files', '2 of 3 files', ''];
		expect(stderr).toBe(states.map((state) => ERASE + state).join(''));
	});

	it('has the right Polish words', async () => {
		const { stderr } = await run(['price', 'a.brik', '--locale', 'pl']);
		expect(stderr).toBe(`${ERASE}0 z 1 pliku${ERASE}`);
	});

	it('erases the count before a message', async () => {
		writeFileSync(join(folder, 'b.brik'), '{}');
		const { stderr } = await run(['price', '.']);
		expect(stderr).toContain(`1 of 3 files${ERASE}brikmuster: `);
	});

	it('counts units of a matrix', async () => {
		const { stderr } = await run(['odds', 'a.brik', '--against', 'b.brik', '--matrix']);
		const files = `${ERASE}0 of 1 file${ERASE}`;
		expect(stderr).toBe(`${files}${files}${ERASE}1 of 2 units${ERASE}2 of 2 units${ERASE}`);
	});

	it('says that cards are printed', async () => {
		const { stderr, status } = await run(['cards', 'a.brik', '-o', 'out.pdf']);
		expect({ stderr, status }).toEqual({
			status: 0,
			stderr: `${ERASE}0 of 1 file${ERASE}${ERASE}Printing 1 army …${ERASE}`
		});
	});
});

it('shows nothing where stderr is no terminal', async () => {
	expect((await run(['price', '.'], false)).stderr).toBe('');
});

it('reports each of many files once, in order, also beside a large one', async () => {
	const names = Array.from({ length: 70 }, (_, index) => `m${String(index).padStart(2, '0')}.brik`);
	names.forEach((name) => writeFileSync(join(folder, name), army));
	writeFileSync(join(folder, 'm40.brik'), army + ' '.repeat(1_500_000));
	const { stdout, stderr, status } = await run(['price', '.', '--json'], false);
	const reports = JSON.parse(stdout) as { file: string; ok: boolean }[];
	expect(reports.map(({ file }) => file.replace('./', ''))).toEqual([
		...['a.brik', 'b.brik', 'c.brik'],
		...names
	]);
	expect(reports.filter(({ ok }) => !ok).map(({ file }) => file)).toEqual(['./m40.brik']);
	expect({ stderr, status }).toEqual({ stderr: '', status: 2 });
});
