import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { runCommand, script, startCommand, type Surroundings } from '../../tests/setup/command';

const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };

let folder: string;

// The first call builds the bundle.
beforeAll(() => {
	expect(startCommand(tmpdir(), ['--help'])).toMatchObject({ status: 0, stderr: '' });
});

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-cli-'));
});

afterEach(() => {
	rmSync(folder, { recursive: true });
});

const run = (words: readonly string[], surroundings?: Surroundings) =>
	runCommand(folder, words, surroundings);

interface Entry {
	file: string;
	ok: boolean;
	name?: string;
	points?: number;
	violations?: { code: string; severity: string }[];
	error?: { code: string; message: string; path: string };
}

/** Runs the command with `--json` and reads its array. */
async function runJson(words: string[], surroundings?: Surroundings) {
	const { status, stdout, stderr } = await run([...words, '--json'], surroundings);
	return { status, stderr, entries: JSON.parse(stdout) as Entry[] };
}

/** A .brik text with two mercenaries of 4 CP, a heavy hand weapon of 3 CP, and the given fields. */
function brik(given: object = {}): string {
	const unit = { kind: 'minifig', id: 'u1', name: 'Zbrojny', rank: 'mercenary', count: 2 };
	return JSON.stringify({
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'Rycerze',
		rulebook: 'core2005',
		units: [{ ...unit, gear: [{ item: 'heavyHand' }] }],
		...given
	});
}

const hero = { kind: 'minifig', id: 'h1', name: 'Zawisza', rank: 'hero' };
const oneHanded = brik({ units: [{ ...hero, hands: 1, gear: [{ item: 'twoHanded' }] }] });
const doubtful = brik({ units: [{ ...hero, gear: [{ item: 'bodyArmor', count: 2 }] }] });
const broken = '{\n\t"format": oops\n}\n';

function write(name: string, content = brik()): string {
	const path = join(folder, name);
	mkdirSync(join(path, '..'), { recursive: true });
	writeFileSync(path, content);
	return path;
}

function writeOversized(name: string) {
	truncateSync(write(name), 20_000_001);
}

describe('--json', () => {
	it('prints the ledger exactly as documented', async () => {
		write('a.brik', brik({ stock: { explosives: 3 } }));
		const line = (unit: string, rule: string, key: string, quantity: number, points: number) => ({
			unit,
			rule,
			key,
			quantity,
			points
		});
		const entry = {
			file: 'a.brik',
			ok: true,
			name: 'Rycerze',
			rulebook: 'core2005',
			points: 17,
			lines: [
				line('u1', 'PL-CHR-02', 'rank.mercenary', 2, 8),
				line('u1', 'PL-WPN-02', 'gear.heavyHand', 2, 6),
				line('army', 'PL-WPN-13', 'stock.explosive', 3, 3)
			],
			violations: []
		};
		const { status, stdout, stderr } = await run(['price', 'a.brik', '--json']);
		expect(stdout).toBe(`[\n${JSON.stringify(entry)}\n]\n`);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	});

	it('prints violations without repairs', async () => {
		write('a.brik', oneHanded);
		const { entries } = await runJson(['check', 'a.brik']);
		const [first] = entries[0]?.violations ?? [];
		expect(first).toEqual({
			code: 'HANDS',
			rule: 'PL-WPN-20',
			severity: 'error',
			unit: 'h1',
			path: '/units/0/gear',
			params: { reason: 'tooMany', needed: 2, hands: 1 }
		});
		expect(Object.keys(first ?? {})).toEqual([
			'code',
			'rule',
			'severity',
			'unit',
			'path',
			'params'
		]);
	});

	it('prints the exact reason why a file was rejected', async () => {
		write('a.brik', brik({ magie: 1 }));
		const { status, stdout, stderr } = await run(['price', 'a.brik', '--json']);
		const error = {
			code: 'unknownField',
			message: 'The file contains an unknown field: “magie”.',
			path: '/magie'
		};
		expect(stdout).toBe(`[\n${JSON.stringify({ file: 'a.brik', ok: false, error })}\n]\n`);
		expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
	});
});

describe('the exit status', () => {
	const files = { 'good.brik': brik(), 'doubt.brik': doubtful, 'wrong.brik': oneHanded };
	const cases: [string[], number][] = [
		[['good.brik'], 0],
		[['doubt.brik'], 0],
		[['wrong.brik'], 1],
		[['wrong.brik', 'good.brik'], 1],
		[['absent.brik'], 2],
		[['absent.brik', 'wrong.brik', 'good.brik'], 2]
	];

	it.each(cases)(
		'of %j is %i, with and without --json, for price as for check',
		async (words, status) => {
			Object.entries(files).forEach(([name, content]) => write(name, content));
			for (const command of ['price', 'check']) {
				expect((await run([command, ...words])).status, command).toBe(status);
				expect((await run([command, ...words, '--json'])).status, `${command} --json`).toBe(status);
			}
		}
	);
});

describe('the actual command', () => {
	it('prints and exits as the one inside this process', async () => {
		write('good.brik');
		write('wrong.brik', oneHanded);
		for (const words of [
			['price', 'good.brik', '-'],
			['check', 'wrong.brik', '--json'],
			['weigh']
		]) {
			const surroundings = { input: doubtful, env: { LANG: 'pl_PL.UTF-8', LC_ALL: '' } };
			const outcome = await run(words, surroundings);
			expect(startCommand(folder, words, surroundings)).toEqual(outcome);
			expect(outcome.stdout + outcome.stderr).not.toBe('');
		}
	});
});

describe('--league', () => {
	const many = [{ ...hero, rank: 'mercenary', count: 40 }];

	it('adds the limits of the league only', async () => {
		write('a.brik', brik({ units: many }));
		expect(await runJson(['check', 'a.brik'])).toMatchObject({
			status: 0,
			entries: [{ violations: [] }]
		});
		const { status, entries } = await runJson(['check', '--league', 'a.brik']);
		expect(status).toBe(1);
		expect(entries[0]?.violations?.map(({ code }) => code)).toEqual(['LEAGUE_POINTS']);
	});

	it.each([{ profile: 'own', points: 10 }, { profile: 'league' }])(
		'is not enabled by limits in the file: %j',
		async (limits) => {
			write('a.brik', brik({ units: many, limits }));
			for (const command of ['price', 'check']) {
				expect((await runJson([command, 'a.brik'])).entries[0]?.violations).toEqual([]);
			}
		}
	);
});

describe('files that cannot be read', () => {
	it('do not stop the others', async () => {
		write('a.brik');
		write('broken.brik', broken);
		writeOversized('huge.brik');
		mkdirSync(join(folder, 'folder.brik/inner'), { recursive: true });
		execFileSync('mkfifo', [join(folder, 'pipe.brik')]);
		symlinkSync('a.brik', join(folder, 'link.brik'));
		const names = ['broken', 'huge', 'folder', 'pipe', 'link', 'absent', 'a'];
		const words = names.map((name) => `${name}.brik`);
		const { status, entries } = await runJson(['check', ...words, 'a.brik/b', 'x'.repeat(300)]);
		expect(status).toBe(2);
		expect(entries.map(({ ok, error }) => (ok ? 'read' : error?.code))).toEqual([
			'notJson',
			'tooManyBytes',
			'noArmies',
			'notAFile',
			'link',
			'notFound',
			'read',
			'notFound',
			'unreadable'
		]);
		expect(entries[1]?.error?.message).toBe('The file is too large: more than 20 MB.');
	});

	it('are reported on stderr when the report is text', async () => {
		write('a.brik');
		write('broken.brik', broken);
		const { stdout, stderr } = await run(['check', 'broken.brik', 'a.brik']);
		expect(stderr).toBe(
			'brikmuster: broken.brik: The file is damaged: line 2 is not valid JSON.\n'
		);
		expect(stdout).toContain('Rycerze');
		expect(stdout).not.toContain('broken');
	});

	it('are reported with the path in the file', async () => {
		write('a.brik', brik({ units: [{ ...hero, price: 3 }] }));
		expect((await run(['check', 'a.brik'])).stderr).toContain(
			'(location in the file: /units/0/price)'
		);
	});
});

describe('a folder', () => {
	it('expands to its files, sorted by name', async () => {
		for (const name of ['b.brik', 'a.brik', 'B.brik', 'ą.brik', 'a10.brik', 'a9.brik']) {
			write(`armies/${name}`);
		}
		write('armies/inner/deep.brik');
		write('armies/notes.txt', 'Hello');
		write('armies/._a.brik', 'of macOS');
		const { status, entries } = await runJson(['check', 'armies']);
		expect(status).toBe(0);
		expect(entries.map(({ file }) => file)).toEqual(
			['B', 'a', 'a10', 'a9', 'b', 'ą'].map((name) => join('armies', `${name}.brik`))
		);
	});

	it('is searched for armies of any name, and says which files it skips', async () => {
		write('armies/a.brik.txt');
		write('armies/b');
		write('armies/notes.txt', 'Hello');
		write('armies/empty.json', '');
		write('armies/link.txt', `https://example.org/open#b1.${'A'.repeat(30)}`);
		writeFileSync(join(folder, 'armies/x.zip'), Uint8Array.of(0x50, 0x4b, 3, 4));
		const { status, entries, stderr } = await runJson(['check', 'armies']);
		expect(status).toBe(0);
		expect(entries.map(({ file }) => file)).toEqual(['armies/a.brik.txt', 'armies/b']);
		const skipped = stderr.trim().split('\n');
		expect(skipped.map((line) => line.split(/: skipped: /)[0])).toEqual(
			['empty.json', 'link.txt', 'notes.txt', 'x.zip'].map((name) => `brikmuster: armies/${name}`)
		);
		expect(stderr).toContain('This is an archive such as a ZIP file. Unpack it');
	});

	it('may have a trailing slash, or be the current folder', async () => {
		write('armies/a.brik');
		write('b.brik');
		const files = ({ entries }: { entries: Entry[] }) => entries.map(({ file }) => file);
		expect(files(await runJson(['check', 'armies/']))).toEqual(['armies/a.brik']);
		expect(files(await runJson(['check', '.']))).toEqual(['./b.brik']);
	});

	it('skips links and says so', async () => {
		write('secret.brik', broken);
		write('armies/a.brik');
		symlinkSync('../secret.brik', join(folder, 'armies/link.brik'));
		const { status, entries, stderr } = await runJson(['check', 'armies']);
		expect(entries.map(({ file }) => file)).toEqual(['armies/a.brik']);
		expect(stderr).toBe('brikmuster: armies/link.brik: skipped: symbolic link\n');
		expect(status).toBe(0);
	});

	it('is not followed when it is a link', async () => {
		write('armies/a.brik');
		symlinkSync('armies', join(folder, 'link'));
		expect(await runJson(['check', 'link'])).toMatchObject({
			status: 2,
			entries: [{ file: 'link', error: { code: 'link' } }]
		});
	});

	it('may contain other files', async () => {
		write('armies/b.brik');
		mkdirSync(join(folder, 'armies/a.brik'));
		execFileSync('mkfifo', [join(folder, 'armies/c.brik')]);
		const { status, entries } = await runJson(['check', 'armies']);
		expect(status).toBe(0);
		expect(entries).toMatchObject([{ file: 'armies/b.brik', ok: true }]);
	});

	it.each([
		['empty', () => mkdirSync(join(folder, 'armies'))],
		['of other files', () => write('armies/notes.txt', 'Hello')],
		[
			'of links',
			() => (mkdirSync(join(folder, 'armies')), symlinkSync('../x', join(folder, 'armies/x.brik')))
		]
	])('is rejected when it has no army: %s', async (_, make) => {
		make();
		const { status, stdout, stderr } = await run(['price', 'armies']);
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toContain(
			'brikmuster: armies: No file in this folder is one that this command reads.\n'
		);
		expect(await runJson(['price', 'armies'])).toMatchObject({
			status: 2,
			entries: [{ file: 'armies', ok: false, error: { code: 'noArmies', path: '' } }]
		});
	});

	it('of 200 armies is reported completely', async () => {
		for (let index = 0; index < 200; index += 1) {
			const name = String(index).padStart(3, '0');
			write(`armies/${name}.brik`, index === 77 ? broken : brik({ name: `Army ${name}` }));
		}
		const { status, entries } = await runJson(['price', 'armies']);
		expect(status).toBe(2);
		expect(entries).toHaveLength(200);
		expect(entries[77]?.ok).toBe(false);
		expect(entries.at(-1)).toMatchObject({ name: 'Army 199', points: 14 });
		const { stdout } = startCommand(folder, ['price', 'armies']);
		expect(stdout.match(/^Army \d{3}$/gm)).toHaveLength(199);
		expect(stdout.endsWith('\n')).toBe(true);
	});
});

describe('standard input', () => {
	it('is read for -', async () => {
		const { status, entries } = await runJson(['price', '-'], { input: brik() });
		expect(status).toBe(0);
		expect(entries).toMatchObject([{ file: '-', ok: true, points: 14 }]);
	});

	it('gives the same content when it is named twice, among files', async () => {
		write('a.brik');
		const { entries } = await runJson(['price', '-', 'a.brik', '-'], { input: oneHanded });
		expect(entries.map(({ points }) => points)).toEqual([15, 14, 15]);
	});

	it.each([
		['nothing', '', 'emptyFile'],
		['too much', ' '.repeat(20_000_001), 'tooManyBytes']
	])('may be rejected: %s', async (_, input, code) => {
		const { status, entries } = await runJson(['price', '-'], { input });
		expect(status).toBe(2);
		expect(entries[0]?.error?.code).toBe(code);
	});

	it('is not read unless it is named', async () => {
		write('a.brik');
		const child = spawn(process.execPath, [script, 'price', 'a.brik'], {
			cwd: folder,
			env: environment,
			stdio: ['pipe', 'ignore', 'ignore'],
			timeout: 60_000
		});
		const [status] = (await once(child, 'exit')) as [number | null];
		expect(status).toBe(0);
	});
});

describe('the text report', () => {
	const army = brik({
		name: 'Znad Wisły',
		units: [
			{ ...hero, gear: [{ item: 'heavyHand' }, { item: 'shield' }] },
			{ kind: 'minifig', id: 'u2', name: 'Łucznik', rank: 'mercenary', count: 12, hands: 1 },
			{ kind: 'minifig', id: 'u3', name: 'Strażnik', rank: 'mercenary', hands: 1 }
		].map((unit, index) => (index === 2 ? { ...unit, gear: [{ item: 'twoHanded' }] } : unit)),
		rulings: { oddSpeed: 'up', pilotScale: 'size' },
		stock: { explosives: 3 }
	});

	it('of price has the cost breakdown in columns, and the violations', async () => {
		write('a.brik', army);
		const { status, stdout } = await run(['price', 'a.brik']);
		expect(stdout).toBe(
			[
				'Znad Wisły',
				'a.brik · BrikWars PL-2005 · 74 points · 1 error',
				'Custom rulings: Price of odd speeds: whole 2″ steps, rounded up',
				'',
				'Zawisza                                   15',
				'  Hero                   PL-CHR-02        11',
				'  Heavy hand weapon      PL-WPN-02         3',
				'  Shield                 PL-WPN-07         1',
				'Łucznik × 12                              48',
				'  Mercenary              PL-CHR-02  × 12  48',
				'Strażnik                                   8',
				'  Mercenary              PL-CHR-02         4',
				'  Two-handed weapon      PL-WPN-03         4',
				'Army                                       3',
				'  Explosive, army stock  PL-WPN-13  × 3    3',
				'Total                                     74',
				'',
				'Error',
				'  Strażnik: Items in hand need 2 hands; the figure has 1 hand. (PL-WPN-20)',
				''
			].join('\n')
		);
		expect(status).toBe(1);
	});

	it('of check has no cost breakdown', async () => {
		write('a.brik', army);
		expect((await run(['check', 'a.brik'])).stdout).toBe(
			[
				'Znad Wisły',
				'a.brik · BrikWars PL-2005 · 74 points · 1 error',
				'Custom rulings: Price of odd speeds: whole 2″ steps, rounded up',
				'',
				'Error',
				'  Strażnik: Items in hand need 2 hands; the figure has 1 hand. (PL-WPN-20)',
				''
			].join('\n')
		);
	});

	it('separates armies by an empty line', async () => {
		write('a.brik');
		const one = 'Rycerze\na.brik · BrikWars PL-2005 · 14 points · Legal\n';
		expect((await run(['check', 'a.brik', 'a.brik'])).stdout).toBe(`${one}\n${one}`);
	});

	it('has no colors in a pipe', async () => {
		write('a.brik', army);
		expect((await run(['price', 'a.brik'], { env: { FORCE_COLOR: '1' } })).stdout).not.toContain(
			'\u001b'
		);
	});
});

describe('control characters', () => {
	const name = 'a\u001b[31m\u202e\u009b.brik';

	it('are escaped in text', async () => {
		write(name, brik({ name: 'Rycerze\u202e' }));
		write('broken\u0007.brik', broken);
		const { stdout, stderr } = await run(['price', name, 'broken\u0007.brik', '\u202eabsent']);
		expect(stdout).toContain('Rycerze\\u202e\n');
		expect(stdout).toContain('a\\u001b[31m\\u202e\\u009b.brik · ');
		expect(stderr).toContain('broken\\u0007.brik: ');
		expect(stderr).toContain('\\u202eabsent: ');
		expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
	});

	it('are escaped in JSON, and keep their value when parsed', async () => {
		write(name, brik({ name: 'Rycerze\u202e' }));
		const { stdout } = await run(['price', name, '--json']);
		expect(stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
		expect(JSON.parse(stdout)).toMatchObject([{ file: name, name: 'Rycerze\u202e' }]);
	});

	it('are escaped when they are in an option', async () => {
		expect((await run(['price', '--\u001b[2J'])).stderr).toContain('--\\u001b[2J');
	});
});

describe('the language', () => {
	const polish = 'Plik nie istnieje.';
	const english = 'The file does not exist.';

	it.each<[string, string[], Record<string, string>, string]>([
		['the option', ['--locale', 'pl'], { LC_ALL: 'en_US.UTF-8' }, polish],
		['the option with =', ['--locale=en'], { LC_ALL: 'pl_PL.UTF-8' }, english],
		['LC_ALL', [], { LC_ALL: 'pl_PL.UTF-8', LANG: 'en_US.UTF-8' }, polish],
		['LANG', [], { LC_ALL: '', LANG: 'pl_PL.UTF-8' }, polish],
		['nothing', [], { LC_ALL: '' }, english]
	])('is set by %s', async (_, words, env, message) => {
		expect((await run(['price', 'absent', ...words], { env })).stderr).toContain(message);
		const { entries } = await runJson(['price', 'absent', ...words], { env });
		expect(entries[0]?.error?.message).toBe(message);
	});

	it('applies to the whole report', async () => {
		write('a.brik', oneHanded);
		const { stdout } = await run(['price', 'a.brik', '--locale', 'pl']);
		expect(stdout).toMatch(/^a\.brik · BrikWars PL-2005 · 15 punktów · 1 błąd$/m);
		expect(stdout).toMatch(/^ {2}Bohater +PL-CHR-02 +11$/m);
		expect(stdout).toMatch(/^Razem +15$/m);
		expect(stdout).toContain('Zawisza: Trzymane przedmioty wymagają 2 rąk');
		expect(stdout).not.toMatch(/Hero|Total|points/);
	});

	it('does not change the JSON of an army', async () => {
		write('a.brik', oneHanded);
		const of = async (locale: string) =>
			(await run(['check', 'a.brik', '--json', '--locale', locale])).stdout;
		expect(await of('pl')).toBe(await of('en'));
	});
});

describe('an invalid command line', () => {
	it.each([
		[[], 'Missing command: price, check, verify, odds, cards, pack, link, open, league or hub.'],
		[
			['weigh', 'a.brik'],
			'Unknown command weigh; use price, check, verify, odds, cards, pack, link, open, league or hub.'
		],
		[['price'], 'price: missing input. Name a .brik file, a folder or - (standard input).'],
		[
			['check', '--json'],
			'check: missing input. Name a .brik file, a folder or - (standard input).'
		],
		[['price', 'a.brik', '--jsn'], 'Unknown option --jsn.'],
		[['price', 'a.brik', '--league'], 'price does not accept the option --league.'],
		[['check', 'a.brik', '--locale', 'de'], 'Unknown language “de”; use pl or en.']
	])('%j is explained', async (words, message) => {
		write('a.brik');
		expect(await run(words)).toEqual({
			status: 2,
			stdout: '',
			stderr: `brikmuster: ${message}\nUsage: brikmuster --help\n`
		});
	});

	it('is explained in Polish', async () => {
		expect((await run(['weigh', '--locale', 'pl'])).stderr).toBe(
			'brikmuster: Nieznane polecenie weigh; dostępne: price, check, verify, odds, cards, pack, link, open, league i hub.\nPomoc: brikmuster --help\n'
		);
	});
});

describe('help and version', () => {
	it.each([['--help'], ['-h'], ['price', '--help']])('are shown: %s', async (...words) => {
		const { status, stdout, stderr } = await run(words);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		const options = ['--league', '--json', '-o', '--paper', '--layout', '--sides', '--edge'];
		for (const word of ['price', 'check', 'cards', ...options, '--locale']) {
			expect(stdout).toContain(word);
		}
	});

	it('are shown in Polish', async () => {
		expect((await run(['--help', '--locale', 'pl'])).stdout).toContain('standardowe wejście');
	});

	it('include the version number', async () => {
		expect(await run(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
	});
});

describe('a reader that closes early', () => {
	it.each([[[]], [['--json']]])('is not an error: %j', async (words) => {
		const units = Array.from({ length: 300 }, (_, index) => ({ ...hero, id: `h${index}` }));
		for (let index = 0; index < 40; index += 1) write(`armies/${index}.brik`, brik({ units }));
		const child = spawn(process.execPath, [script, 'price', 'armies', ...words], {
			cwd: folder,
			env: environment,
			stdio: ['ignore', 'pipe', 'pipe'],
			timeout: 60_000
		});
		const stderr = text(child.stderr);
		const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
		await once(child.stdout, 'data');
		child.stdout.destroy();
		expect(await exit).toEqual([0, null]);
		expect(await stderr).toBe('');
	});
});
