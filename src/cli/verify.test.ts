import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { seal } from '$lib/exchange/seal';
import type { Army } from '$lib/rules/choices';
import { runCommand } from '../../tests/setup/command';
import { armyOf, seedOf, submission } from '../../tests/setup/league';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-verify-'));
});

afterEach(() => {
	rmSync(folder, { recursive: true });
});

const run = (words: readonly string[], input = '', locale = 'C.UTF-8') =>
	runCommand(folder, words, { input, env: { LC_ALL: locale } });

interface Entry {
	file: string;
	ok: boolean;
	seal?: string;
	verdict?: string;
	reasons?: string[];
	error?: { code: string; message: string; path: string };
}

async function runJson(words: string[], input?: string) {
	const { status, stdout, stderr } = await run(['verify', ...words, '--json'], input);
	return { status, stderr, entries: JSON.parse(stdout) as Entry[] };
}

function write(name: string, content: string | Uint8Array): void {
	const path = join(folder, name);
	mkdirSync(join(path, '..'), { recursive: true });
	writeFileSync(path, content);
}

const plain = (given: object = {}) => JSON.stringify({ ...submission(), ...given });

async function sealed(document: object = submission()): Promise<Uint8Array> {
	const bytes = await seal(document, seedOf(1));
	if (!bytes) throw new Error('No canonical form');
	return bytes;
}

describe('verify --json', () => {
	it('prints a sealed submission exactly as documented', async () => {
		const document = submission({ armies: { A: armyOf(5) } });
		write('a.brik', await sealed(document));
		const { publicKeyOf } = await ed25519();
		const line = (unit: string, rule: string, key: string, points: number) => ({
			unit,
			rule,
			key,
			quantity: 1,
			points
		});
		const entry = {
			file: 'a.brik',
			ok: true,
			seal: 'valid',
			publicKey: base64url(await publicKeyOf(seedOf(1))),
			armies: {
				A: {
					points: 5,
					lines: [
						line('u1', 'PL-CHR-02', 'rank.mercenary', 4),
						line('army', 'PL-WPN-13', 'stock.explosive', 1)
					],
					violations: []
				}
			},
			claims: { A: true },
			verdict: 'accept',
			reasons: []
		};
		const { status, stdout, stderr } = await run(['verify', 'a.brik', '--json']);
		expect(stdout).toBe(`[\n${JSON.stringify(entry)}\n]\n`);
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	});

	it('gives each file of a folder its own verdict, and continues after failures', async () => {
		const good = await sealed();
		const changed = Buffer.from(good)
			.toString()
			.replace(/"signature":"./, '"signature":"_');
		const foreign: Partial<Army> = { rulebook: 'lugpolwars', units: [] };
		const files: Record<string, string | Uint8Array> = {
			'01-good.brik': good,
			'02-plain.brik': plain(),
			'03-total.brik': plain({ claimed: { A: 100, B: 149 } }),
			'04-digest.brik': plain({ rulebookDigest: `sha256:${'0'.repeat(64)}` }),
			'05-heavy.brik': JSON.stringify(submission({ armies: { A: armyOf(151) } })),
			'06-book.brik': JSON.stringify(submission({ armies: { A: armyOf(0, foreign) } })),
			'07-three.brik': plain({ armies: { ...submission().armies, C: {} } }),
			'08-attested.brik': plain({ attestations: {} }),
			'09-signature.brik': changed,
			'10-spaced.brik': `${Buffer.from(good).toString()}\n`,
			'11-foreign.brik': plain({ price: 1 }),
			'12-army.brik': JSON.stringify(armyOf(4)),
			'13-json.brik': '{\n"format": oops',
			'14-large.brik': '{'
		};
		for (const [name, content] of Object.entries(files)) write(`in/${name}`, content);
		truncateSync(join(folder, 'in/14-large.brik'), 10_000_000);
		symlinkSync('01-good.brik', join(folder, 'in/15-link.brik'));
		const { status, entries, stderr } = await runJson(['in', 'in/15-link.brik', 'absent.brik']);
		expect(status).toBe(2);
		expect(stderr).toBe('brikmuster: in/15-link.brik: skipped: symbolic link\n');
		const summaries = entries.map(({ seal, verdict, reasons = [], error }) =>
			error ? `${error.code} ${error.path}`.trim() : [seal, verdict, ...reasons].join(' ')
		);
		expect(summaries).toEqual([
			'valid accept',
			'none accept',
			'none reject CLAIM',
			'none reject DIGEST',
			'none reject LEAGUE_POINTS',
			'none reject RULESET',
			'none reject ARMY_COUNT',
			'none reject ATTESTATION',
			'invalid reject SEAL',
			'invalid reject SEAL',
			'unknownField /price',
			'otherKind',
			'notJson',
			'tooManyBytes',
			'link',
			'notFound'
		]);
	});

	it('reads standard input', async () => {
		expect(await runJson(['-'], plain())).toMatchObject({
			status: 0,
			entries: [{ verdict: 'accept' }]
		});
	});
});

describe('the exit status of verify', () => {
	it.each([
		[['good.brik'], 0],
		[['wrong.brik', 'good.brik'], 1],
		[['absent.brik', 'wrong.brik', 'good.brik'], 2]
	])('for %j is %i, with and without --json', async (words, status) => {
		write('good.brik', plain());
		write('wrong.brik', plain({ attestations: {} }));
		expect((await run(['verify', ...words])).status).toBe(status);
		expect((await runJson(words)).status).toBe(status);
	});
});

const NOT_CHECKED =
	'Checked by the Small League’s regulations. Without --league, the league, season, meeting, player, age and key could not be checked.';

describe('the text of verify', () => {
	const heavy = JSON.stringify(
		submission({ armies: { A: armyOf(151), B: armyOf(8) }, claimed: { A: 149.5, B: 8 } })
	);

	it('names the verdict and every reason, the decisive first, with the next step', async () => {
		write('a.brik', heavy);
		expect(await run(['verify', 'a.brik'])).toEqual({
			status: 1,
			stderr: '',
			stdout: [
				'P 01',
				'a.brik · seniors · not sealed · rejected',
				'',
				'Error',
				'  Army A: 151 points; the league limit is 150. (PL-LIG-01) Reject it and send the reply: the player changes the army and sends it again.',
				'  Army A: stated total 149.5; it costs 151. (PL-LIG-05) Reject it and ask for a new file. The recomputed total is the right one.',
				'',
				'Army A: Armia 151 · 151 points',
				'Army B: Armia 8 · 8 points',
				'',
				NOT_CHECKED,
				''
			].join('\n')
		});
	});

	it('is available in Polish', async () => {
		write('a.brik', heavy);
		write('b.brik', JSON.stringify(armyOf(4)));
		const { stdout, stderr } = await run(['verify', 'a.brik', 'b.brik'], '', 'pl_PL.UTF-8');
		expect(stdout).toContain('a.brik · seniorzy · bez pieczęci · odrzucone\n');
		expect(stdout).toContain(
			'  Armia A: podana suma 149,5; kosztuje 151. (PL-LIG-05) Odrzuć zgłoszenie'
		);
		expect(stderr).toBe('brikmuster: b.brik: To armia. Użyj „Importuj” albo „brikmuster check”.\n');
	});

	it('escapes control characters', async () => {
		write('a.brik', plain({ armies: { A: armyOf(20, { name: 'Armia\u202e' }) } }));
		const { stdout } = await run(['verify', 'a.brik']);
		expect(stdout).toContain('Armia\\u202e');
		expect((await run(['verify', 'a.brik', '--json'])).stdout).not.toContain('\u202e');
	});

	it('refuses a player’s name with direction marks', async () => {
		const player = { ...submission().player, name: 'Jan\u202e' };
		write('a.brik', plain({ player }));
		const { stdout, stderr } = await run(['verify', 'a.brik']);
		expect(stdout).not.toContain('Jan');
		expect(stderr).toContain('The name has invisible characters or direction marks.');
		expect(stderr).toContain('/player/name');
	});
});
