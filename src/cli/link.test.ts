import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { readBrik } from '$lib/exchange/brik';
import { armyLink } from '$lib/exchange/link';
import { runCommand } from '../../tests/setup/command';

const root = fileURLToPath(new URL('../../', import.meta.url));
const good = readFileSync(join(root, 'tests/fixtures/links/thirty-units.brik'));
const reading = readBrik(good);
if (!reading.ok) throw new Error(reading.problem.code);
const { army } = reading;
const digest = armyDigest(linkedArmy(army));

let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-link-'));
	writeFileSync(at('a.brik'), good);
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = (words: readonly string[], { input = '', locale = 'en' } = {}) =>
	runCommand(folder, words, { input, env: { LC_ALL: locale } });

/** The points, and the code and severity of each violation. */
async function checked(file: string) {
	const [entry] = JSON.parse((await run(['price', file, '--json'])).stdout) as [
		{ points: number; violations: { code: string; severity: string }[] }
	];
	const pairs = entry.violations.map(({ code, severity }) => `${severity} ${code}`);
	return { points: entry.points, pairs: [...new Set(pairs)].sort() };
}

describe('brikmuster link and open', () => {
	it('restore the army with its points, violations and digest', async () => {
		const link = await armyLink(army, 'https://example.org/brik');
		expect(await run(['link', 'a.brik', '--base', 'https://example.org/brik/'])).toEqual({
			status: 0,
			stdout: `${link}\n`,
			stderr: ''
		});
		expect(await run(['open', link ?? '', '-o', 'b.brik'])).toEqual({
			status: 0,
			stdout: `${army.name} · ${digest}\n`,
			stderr: ''
		});
		expect(await checked('b.brik')).toEqual(await checked('a.brik'));
		const back = readBrik(readFileSync(at('b.brik')));
		expect(back.ok && armyDigest(back.army)).toBe(digest);
		expect((await run(['link', 'b.brik', '--base', 'https://example.org/brik'])).stdout).toBe(
			`${link}\n`
		);
	});

	it('accept standard input', async () => {
		const { stdout } = await run(['link', '-'], { input: good.toString() });
		expect(stdout).toMatch(/^\/open#b1\.[\w-]+\n$/);
		expect((await run(['open', '-', '-o', 'b.brik'], { input: `My army: ${stdout}` })).status).toBe(
			0
		);
		expect(existsSync(at('b.brik'))).toBe(true);
	});

	it('accept the texts of QR codes, and name those that are missing', async () => {
		const [, letters = ''] = (await run(['link', 'a.brik'])).stdout.trim().split('#b1.');
		const middle = Math.floor(letters.length / 2);
		const head = `B1/${digest.slice(7, 15)}`;
		const first = `${head}/1/2/${letters.slice(0, middle)}`;
		const second = `${head}/2/2/${letters.slice(middle)}`;
		const refused = await run(['open', second, '-o', 'b.brik']);
		expect([refused.status, refused.stderr]).toEqual([
			2,
			'brikmuster: Code 1 of 2 is missing. Add its text.\n'
		]);
		expect(
			(await run(['open', '-', '-o', 'b.brik'], { input: `${second}\n${first}` })).status
		).toBe(0);
		expect(await checked('b.brik')).toEqual(await checked('a.brik'));
	});

	it('report the same as JSON', async () => {
		const linked = await run(['link', 'a.brik', '--json']);
		const [entry] = JSON.parse(linked.stdout) as [{ link: string }];
		const { name, rulebook } = army;
		expect(entry).toEqual({ file: 'a.brik', ok: true, name, link: entry.link, digest });
		const opened = await run(['open', entry.link, '-o', 'b.brik', '--json']);
		expect(JSON.parse(opened.stdout)).toEqual([
			{ file: 'b.brik', ok: true, name, rulebook, digest }
		]);
	});

	it('exit with 0 for an army with violations', async () => {
		const units = [
			{ kind: 'minifig', id: 'x', name: 'A', rank: 'hero', hands: 0, gear: [{ item: 'twoHanded' }] }
		];
		writeFileSync(at('w.brik'), JSON.stringify({ ...army, units, squads: [] }));
		const { status, stdout } = await run(['link', 'w.brik']);
		expect(status).toBe(0);
		expect((await run(['open', stdout, '-o', 'b.brik'])).status).toBe(0);
		expect(await checked('b.brik')).toEqual(await checked('w.brik'));
		expect((await checked('b.brik')).pairs).toContain('error HANDS');
	});
});

describe('failures', () => {
	const bomb = () => `b1.${deflateRawSync(Buffer.alloc(50_000_000, ' ')).toString('base64url')}`;
	const proto = `b1.${deflateRawSync('{"__proto__":{}}').toString('base64url')}`;

	it.each<[string, () => string, string, string]>([
		[
			'a newer link',
			() => 'https://e.org/open#b2.abc',
			'This link was made by a newer version of Brikmuster. Update the app, then open the link again.',
			'Ten link utworzono w nowszej wersji Brikmustra. Zaktualizuj aplikację i otwórz go ponownie.'
		],
		[
			'an incomplete link',
			() => 'https://e.org/open#b1.abc',
			'This link is incomplete: its end is missing. Copy the whole link and try again.',
			'Ten link jest niepełny: brakuje jego końca. Skopiuj cały link i spróbuj ponownie.'
		],
		[
			'no link',
			() => 'a.brik',
			'This is not an army link, a shared list or the text of army codes. Army links contain “#b1.” followed by many letters.',
			'To nie jest link do armii, lista ani tekst kodów. Taki link zawiera „#b1.”, a po nim wiele liter.'
		],
		[
			'a link that inflates to 50 MB',
			bomb,
			'This army is too large: more than 1 MB.',
			'Ta armia jest za duża: ponad 1 MB.'
		],
		[
			'a forbidden key',
			() => proto,
			'This army contains a forbidden field: “__proto__”. (location in the link: /__proto__)',
			'Ta armia zawiera niedozwolone pole: „__proto__”. (miejsce w linku: /__proto__)'
		]
	])('%s is rejected in both languages, and nothing is written', async (_, link, en, pl) => {
		const tell = (locale: string) => run(['open', '-', '-o', 'b.brik'], { input: link(), locale });
		expect(await tell('en')).toEqual({ status: 2, stdout: '', stderr: `brikmuster: ${en}\n` });
		expect(await tell('pl')).toEqual({ status: 2, stdout: '', stderr: `brikmuster: ${pl}\n` });
		expect(readdirSync(folder)).toEqual(['a.brik']);
	});

	it('several armies are written into several files', async () => {
		const { stdout: first } = await run(['link', 'a.brik']);
		const other = (await armyLink({ ...army, name: 'Druga' }, '')) ?? '';
		const input = `Pierwsza: ${first}\nDruga: <${other}>`;
		const { status, stdout } = await run(['open', '-', '-o', 'out.brik'], { input });
		expect(status).toBe(0);
		expect(stdout).toMatch(/ · out\.brik · sha256:.*\nDruga · out-2\.brik · sha256:/);
		expect(readBrik(readFileSync(at('out-2.brik')))).toMatchObject({ army: { name: 'Druga' } });
	});

	it('an existing file is never overwritten', async () => {
		const { stdout: link } = await run(['link', 'a.brik']);
		writeFileSync(at('b.brik'), '');
		expect(await run(['open', link, '-o', 'b.brik'])).toEqual({
			status: 2,
			stdout: '',
			stderr: 'brikmuster: b.brik: This file already exists. It was not changed.\n'
		});
		expect(readFileSync(at('b.brik'), 'utf8')).toBe('');
		expect((await run(['open', link, '-o', 'no/b.brik'])).stderr).toBe(
			'brikmuster: no/b.brik: The output folder does not exist.\n'
		);
	});

	it('a file that is not an army has no link, as text and as JSON', async () => {
		writeFileSync(at('c.brik'), '{}');
		expect(await run(['link', 'c.brik'])).toEqual({
			status: 2,
			stdout: '',
			stderr: 'brikmuster: c.brik: This is not a Brikmuster army.\n'
		});
		const { status, stdout } = await run(['link', 'c.brik', '--json']);
		expect(status).toBe(2);
		expect(JSON.parse(stdout)).toMatchObject([{ ok: false, error: { code: 'notAnArmy' } }]);
		writeFileSync(at('second.txt'), good);
		expect((await run(['link', '.'])).stderr).toContain(
			'brikmuster: .: link takes one army at a time; this folder has more.\n'
		);
		const refused = await run(['open', 'b2.AAAAAAAAAAAAAAAAAAAA', '-o', 'b.brik', '--json']);
		expect(JSON.parse(refused.stdout)).toMatchObject([
			{ file: 'b.brik', ok: false, error: { code: 'newerLink', path: '' } }
		]);
	});
});
