import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PHOTO_BYTES } from '$lib/army/format/limits';
import { documentDigest } from '$lib/army/format/digest';
import { photoDigest } from '$lib/army/photos/jpeg';
import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { signEntry } from '$lib/exchange/league-entry';
import { writeLeagueStream, type LeaguePart } from '$lib/exchange/league-stream';
import { seal } from '$lib/exchange/seal';
import type { League } from '$lib/league/league-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { catalogues } from '../../tests/setup/catalogues';
import { pdfjs } from '../../tests/cards/reading/pdfjs';
import { runCommand } from '../../tests/setup/command';
import { jpegOf } from '../../tests/setup/jpeg';
import { Author, founding, reported } from '../../tests/setup/league-entries';
import { leagueFileOf, signedFile } from '../../tests/setup/signed-file';
import {
	armyOf,
	idOf,
	JAN,
	league,
	LEAGUE,
	OLA,
	player,
	protocol,
	seedOf,
	submission,
	walkover
} from '../../tests/setup/league';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-league-'));
});

afterEach(() => {
	rmSync(folder, { recursive: true });
});

const run = (words: string, locale = 'C.UTF-8') =>
	runCommand(folder, words.split(' '), { env: { LC_ALL: locale } });
const put = (name: string, content: string | Uint8Array) =>
	writeFileSync(join(folder, name), content);
const putLeague = async (given: Partial<League> = {}) =>
	put('l.brik', await leagueFileOf(league(given)));
const { refusals } = catalogues.en.leagues;
const written = (name: string) => readFileSync(join(folder, name), 'utf8');

/** A file of a signed league that photos make as large as this. */
async function largeFile(bytes: number): Promise<Buffer> {
	const seed = seedOf(1);
	const author = new Author(base64url(await (await ed25519()).publicKeyOf(seed)), null);
	const first = author.write(founding);
	const signed = await signEntry(first, seed);
	if (!signed) throw new Error('Not signed');
	const parts: LeaguePart[] = [{ kind: 'entry', digest: first.digest, signed }];
	for (let number = 0; (number * PHOTO_BYTES * 4) / 3 < bytes; number += 1) {
		const jpeg = new Uint8Array(PHOTO_BYTES);
		const header = jpegOf(number);
		jpeg.set(header.subarray(0, -2));
		jpeg.set(header.subarray(-2), PHOTO_BYTES - 2);
		parts.push({ kind: 'photo', digest: photoDigest(jpeg), jpeg });
	}
	const pieces: string[] = [];
	const head = { founding: first.digest, id: LEAGUE, name: 'Liga' };
	for await (const piece of writeLeagueStream(head, parts)) pieces.push(piece);
	return Buffer.from(pieces.join(''));
}

describe('brikmuster league', () => {
	it('prints the standings of the latest season', async () => {
		await putLeague({ protocols: [protocol()] });
		const { status, stdout, stderr } = await run('league l.brik');
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		const lines = stdout.split('\n');
		expect(lines.slice(0, 2)).toEqual([
			'Mała Liga znad Wisły',
			'Season 2026-1 · until September 1, 2026'
		]);
		expect(lines.slice(3)).toEqual([
			'Seniors (light side / dark side)',
			'    Player  Points  Battle  Capture the Flag  Transport or Ambush',
			'1.  P 01         7   7 / –             – / –                – / –',
			'2.  P 02         3   – / 3             – / –                – / –',
			''
		]);
	});

	it('reads a league, and checks its entries', async () => {
		const text = (await leagueFileOf(league({ protocols: [protocol()] }))).split('\n');
		put('l.brik', text.join('\n'));
		const { status, stdout, stderr } = await run('league l.brik');
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		expect(stdout).toMatch(/1\. {2}P 01 +7/);
		const forged = text.map((line) =>
			line.includes('"report"') ? line.replace(/"signature":"../, '"signature":"AA') : line
		);
		const at = 1 + text.findIndex((line) => line.includes('"report"'));
		put('l.brik', forged.join('\n'));
		const left = await run('league l.brik');
		expect(left.stdout).not.toMatch(/1\. {2}P 01 +7/);
		expect(left.stderr).toMatch(/^brikmuster: l\.brik: line \d+ is left out: .*\n$/);
		expect(JSON.parse((await run('league l.brik --json')).stdout)).toMatchObject([
			{ refused: [{ line: at, code: 'badSignature' }] }
		]);
		put('l.brik', text.slice(0, -2).join('\n'));
		expect(await run('league l.brik')).toMatchObject({ status: 2 });
	});

	it('reads a league with photos of 21 MB as a stream, also from standard input', async () => {
		const bytes = await largeFile(21_000_000);
		put('l.brik', bytes);
		const [fromFile, fromInput] = [
			await run('league l.brik'),
			await runCommand(folder, ['league', '-'], { input: bytes.toString() })
		];
		expect(fromFile).toMatchObject({ status: 0, stderr: '' });
		expect(fromFile.stdout.split('\n')[0]).toBe('Mała Liga znad Wisły');
		expect(fromInput).toEqual(fromFile);
		put('cut.brik', bytes.subarray(0, -20));
		expect((await run('league cut.brik')).status).toBe(2);
	});

	it('prints JSON with the standings of all seasons', async () => {
		await putLeague({
			seasons: [
				{ id: '2025-1', opened: '2025-03-01' },
				{ id: '2026-1', opened: '2026-03-01' }
			],
			protocols: [protocol()]
		});
		const { status, stdout } = await run('league l.brik --json');
		const [entry] = JSON.parse(stdout) as [
			{ seasons: { id: string; standings: Record<string, { name: string; total: number }[]> }[] }
		];
		expect(status).toBe(0);
		expect(entry).toMatchObject({ file: 'l.brik', ok: true, id: LEAGUE, contradictions: [] });
		const totals = entry.seasons.map(({ id, standings }) => [
			id,
			standings.senior?.map(({ name, total }) => `${name} ${total}`)
		]);
		expect(totals).toEqual([
			['2025-1', ['P 01 0', 'P 02 0']],
			['2026-1', ['P 01 7', 'P 02 3']]
		]);
	});

	it('exits with 1 while a game has two reports, and with 0 once one is annulled', async () => {
		const { anna, bolek, textOf } = await signedFile();
		const one = anna.write(reported());
		const other = bolek.write(reported({ id: idOf(5, 2), outcome: 'dark' }));
		put('l.brik', await textOf([one, other]));
		const { status, stdout } = await run('league l.brik --page p.html');
		expect(status).toBe(1);
		expect(stdout).toContain(
			'Battle, P 01 – P 02: the game has several reports, so none of them counts yet.\n'
		);
		expect(written('p.html')).toContain('One game has contradictory entries');
		const json = await run('league l.brik --json');
		expect(JSON.parse(json.stdout)).toMatchObject([
			{
				contradictions: [{ kind: 'contested', entries: [idOf(5, 1), idOf(5, 2)] }],
				seasons: [{ standings: { senior: [{ total: 0 }, { total: 0 }] } }]
			}
		]);
		const annulled = bolek.write({ kind: 'annulment', entry: other.digest });
		put('l.brik', await textOf([one, other, annulled]));
		const settled = await run('league l.brik');
		expect(settled.status).toBe(0);
		expect(settled.stdout).toMatch(/1\. {2}P 01 +7/);
	});

	it('says that standings are provisional while a game has a report and a walkover', async () => {
		const { anna, bolek, textOf } = await signedFile();
		const report = anna.write(reported());
		const missed = bolek.write({ kind: 'walkover', record: walkover(), replaces: [] });
		put('l.brik', await textOf([report, missed]));
		const { status, stdout } = await run('league l.brik --page p.html');
		expect(status).toBe(1);
		expect(stdout).toContain('The standings are provisional: # game'.replace('#', '1'));
		expect(stdout).toContain('Battle, P 01 – P 02: the game has a result and a walkover');
		expect(written('p.html')).toContain('The standings are provisional: 1 game');
		expect(written('p.html')).toContain('Tabela jest tymczasowa: 1 gra');
		const json = await run('league l.brik --json');
		expect(JSON.parse(json.stdout)).toMatchObject([
			{
				contradictions: [{ kind: 'suspended' }],
				seasons: [{ provisional: true, standings: { senior: [{ total: 0 }, { total: 0 }] } }]
			}
		]);
		put('l.brik', await textOf([report]));
		const decided = await run('league l.brik --page q.html --json');
		expect(JSON.parse(decided.stdout)).toMatchObject([{ seasons: [{ provisional: false }] }]);
		expect(written('q.html')).not.toContain('provisional');
	});

	it('writes the CSV, the page and the calendar, and replaces only files of their kind', async () => {
		await putLeague({ protocols: [protocol()] });
		const words = 'league l.brik --csv t.csv --page p.html --ics c.ics';
		expect(await run(words)).toMatchObject({ status: 0, stderr: '' });
		expect(written('t.csv')).toMatch(/^\uFEFFCategory,Place,Player,Points,/);
		expect(written('t.csv')).toContain('\r\nSeniors,1,P 01,7,7,,,,,\r\n');
		expect(written('p.html')).toMatch(/^<!doctype html>\n<html lang="en">/);
		expect(written('c.ics')).toMatch(/^BEGIN:VCALENDAR\r\n/);
		expect(await run(words, 'pl_PL.UTF-8')).toMatchObject({ status: 0, stderr: '' });
		expect(written('t.csv')).toContain('\r\nSeniorzy;1;P 01;7;7;;;;;\r\n');
		expect(written('p.html')).toContain('<html lang="pl">');
		const refused = await run('league l.brik --csv l.brik --page p.html');
		expect(refused).toMatchObject({ status: 2, stdout: '' });
		expect(refused.stderr).toContain('l.brik: This file already exists and is no CSV file.');
	});

	it('reports on the season that is asked for', async () => {
		const seasons = [
			{ id: '2025-1', opened: '2025-03-01' },
			{ id: '2026-1', opened: '2026-03-01' }
		];
		await putLeague({ seasons, protocols: [protocol()] });
		const { status, stdout } = await run('league l.brik --season 2025-1 --standings --page p.html');
		expect(status).toBe(0);
		expect(stdout).toMatch(/Season 2025-1[^]*P 01 +0/);
		expect(written('p.html')).toContain('Season 2025-1');
		const unknown = await run('league l.brik --season 2024-1');
		expect(unknown).toMatchObject({ status: 2, stdout: '' });
		expect(unknown.stderr).toContain('no season “2024-1”. Its seasons: 2025-1, 2026-1.');
	});

	it('writes the standings as a PDF', async () => {
		await putLeague({ protocols: [protocol()] });
		const { status, stdout } = await run('league l.brik --pdf t.pdf');
		expect({ status, stdout }).toEqual({
			status: 0,
			stdout: 'Mała Liga znad Wisły\nSeason 2026-1 · until September 1, 2026\n'
		});
		const { pages } = await pdfjs.read(join(folder, 't.pdf'));
		const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
		expect(text).toMatch(/1\. P 01 7 – – – – – 7/);
	});

	it.each([
		['league absent.brik', 'absent.brik: The file does not exist.'],
		['league a.brik', 'a.brik: This is an army. Use “Import”, or “brikmuster check”.'],
		[
			'league old.brik',
			`old.brik: ${refusals.oldLeague({ field: '', id: '' })} (location in the file: /version)`
		],
		['league', 'league: missing input. Name a .brik file, a folder or - (standard input).'],
		['league a b', 'league takes one league at a time; unexpected: b.'],
		['league a --csv', 'The option --csv needs a value.'],
		['league a --page --json', 'The option --page needs a value.'],
		['league a --season', 'The option --season needs a value.'],
		['price a --csv b', 'price does not accept the option --csv.']
	])('refuses %s', async (words, message) => {
		put('a.brik', JSON.stringify(armyOf(4)));
		put('old.brik', JSON.stringify(league()));
		const { status, stderr } = await run(words);
		expect(status).toBe(2);
		expect(stderr).toContain(`brikmuster: ${message}\n`);
	});
});

describe('verify --league', () => {
	const verdictOf = async (file: object | Uint8Array, given: Partial<League>) => {
		put('s.brik', file instanceof Uint8Array ? file : JSON.stringify(file));
		await putLeague(given);
		const { stdout, status } = await run('verify s.brik --league l.brik --json');
		const [{ verdict, reasons } = { verdict: '', reasons: [] }] = JSON.parse(stdout) as {
			verdict: string;
			reasons: string[];
		}[];
		return [status, verdict, ...reasons].join(' ');
	};

	it('uses the regulation of the league', async () => {
		const regulation = { ...SMALL_LEAGUE, limits: { points: 200, speed: 12 } };
		const heavy = submission({ armies: { A: armyOf(200) } });
		expect(await verdictOf(heavy, { regulation })).toBe('0 accept');
		expect(await verdictOf(heavy, {})).toBe('1 reject LEAGUE_POINTS');
	});

	it('uses its players, seasons and meetings', async () => {
		expect(await verdictOf(submission(), { players: [player(JAN), player(OLA)] })).toBe('0 accept');
		const junior = [player(JAN, { category: 'junior' }), player(OLA)];
		expect(await verdictOf(submission(), { players: junior })).toBe('1 reject PLAYER');
		expect(await verdictOf(submission({ season: '2020-1' }), {})).toBe('1 reject ADDRESS');
		expect(await verdictOf(submission({ meeting: idOf(2, 9) }), {})).toBe('1 reject ADDRESS');
		expect(await verdictOf(submission({ league: idOf(1, 9) }), {})).toBe('1 reject ADDRESS');
	});

	it('uses its keys, and those of submissions that it accepted', async () => {
		const { publicKeyOf } = await ed25519();
		const sealed = async (seed: number) =>
			(await seal(submission(), seedOf(seed))) ?? new Uint8Array();
		const own = await sealed(1);
		const publicKey = base64url(await publicKeyOf(seedOf(1)));
		const registered = { players: [player(JAN, { publicKey }), player(OLA)] };
		expect(await verdictOf(own, registered)).toBe('0 accept');
		expect(await verdictOf(await sealed(2), registered)).toBe('1 reject SEAL');
		expect(await verdictOf(submission(), registered)).toBe('1 reject SEAL');
		const accepted = {
			submissions: [
				{
					id: idOf(8, 1),
					player: JAN,
					meeting: null,
					digest: documentDigest(submission()),
					file: JSON.parse(new TextDecoder().decode(own)) as unknown,
					decision: 'accept' as const,
					reasons: [],
					decidedOn: '2026-03-05'
				}
			]
		};
		expect(await verdictOf(await sealed(2), accepted)).toBe('1 reject SEAL');
		expect(await verdictOf(own, accepted)).toBe('0 accept');
	});

	it('refuses a league that cannot be read', async () => {
		put('s.brik', JSON.stringify(submission()));
		const { status, stdout, stderr } = await run('verify s.brik --league s.brik');
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toMatch(/^brikmuster: s\.brik: This is a league submission\./);
		const json = await run('verify s.brik --league s.brik --json');
		expect(JSON.parse(json.stdout)).toMatchObject([{ ok: false, error: { code: 'otherKind' } }]);
	});

	it('says without a league what was not checked', async () => {
		put('s.brik', JSON.stringify(submission()));
		await putLeague();
		const without = await run('verify s.brik');
		expect(without.stdout).toContain(
			'\nChecked by the Small League’s regulations. Without --league'
		);
		expect((await run('verify s.brik --league l.brik')).stdout).not.toContain('--league');
	});
});

describe('a walkover', () => {
	it('gives the absent player the points of another league', async () => {
		const { scoring } = SMALL_LEAGUE;
		const regulation = {
			...SMALL_LEAGUE,
			scoring: { ...scoring, walkover: { present: 6, absent: 2, alreadyPlayed: -1 } }
		};
		await putLeague({ regulation, walkovers: [walkover()] });
		const { stdout } = await run('league l.brik');
		expect(stdout).toMatch(/1\. {2}P 01 +6 +6 \/ –/);
		expect(stdout).toMatch(/2\. {2}P 02 +2 +– \/ 2/);
	});
});
