import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { runCommand } from './setup/command';
import { league, submission } from './setup/league';
import { outputJsonSchema } from './setup/json-schemas';
import { leagueFileOf } from './setup/signed-file';

const docs = readFileSync('docs/packs.md', 'utf8');
const blocks = (language: string) =>
	[...docs.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)\\n\`\`\`$`, 'gms'))].map(
		([, text = '']) => text
	);
const [pack = '', army = ''] = blocks('json');
const changed = (text: string, change: object) =>
	JSON.stringify({ ...(JSON.parse(text) as object), ...change });

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-packs-'));
	write('kosmos.brikpack', pack);
	write('orbit.brik', army);
});
afterEach(() => {
	rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = (words: string, locale = 'C.UTF-8') =>
	runCommand(folder, words.split(' '), { env: { LC_ALL: locale } });
const runJson = async (words: string) => {
	const { stdout, status } = await run(`${words} --json`);
	return { status, entries: JSON.parse(stdout) as Record<string, unknown>[] };
};

describe('the example of the documentation', () => {
	it.each(blocks('text'))('prints what %s says', async (text) => {
		const [order = '', ...lines] = text.split('\n');
		const { stdout, stderr, status } = await run(order.replace('$ brikmuster ', ''));
		expect(stdout).toBe(`${lines.join('\n')}\n`);
		expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
	});

	it('has every part of the command', () => {
		expect(blocks('text').map((text) => text.split(' ').slice(0, 4).join(' '))).toEqual([
			'$ brikmuster pack check',
			'$ brikmuster price orbit.brik'
		]);
	});
});

describe('--pack', () => {
	it('counts instead of the copy of the army, and says what differs', async () => {
		const { stdout: link } = await run('link orbit.brik');
		expect(link).toContain('#b1.');
		const rows = {
			gear: { 'kas.gatling': { like: 'longRanged', rule: 'KAS-WPN-01', set: { cost: 10 } } }
		};
		write('newer.brikpack', changed(pack, { edition: 4, rows, restrict: [], changes: [] }));
		write('carrying.brik', await carrying());
		const { entries } = await runJson('price carrying.brik --pack newer.brikpack');
		expect(entries).toMatchObject([
			{
				points: 10 + 4 + 1,
				packs: [
					{
						edition: 3,
						known: { edition: 4 },
						otherRows: ['kas.gatling', 'kas.marksman'],
						otherRules: true
					}
				]
			}
		]);
		const { stdout } = await run('check carrying.brik --pack newer.brikpack', 'pl');
		expect(stdout).toContain(
			'Dodatek: Kosmos, wydanie 3 (liczy się wydanie 4 z dodatku; różnice: kas.gatling, kas.marksman; inne zmiany lub ograniczenia)'
		);
	});

	it('says that a copy was not compared without it', async () => {
		write('carrying.brik', await carrying());
		const { stdout, status } = await run('check carrying.brik');
		expect(stdout).toContain('Pack: Kosmos, edition 3 (not compared; --pack names its file)');
		expect(status).toBe(0);
	});

	it('changes no army that uses nothing of the pack', async () => {
		const unit = {
			kind: 'minifig',
			id: 'u1',
			name: 'Ola',
			rank: 'hero',
			gear: [{ item: 'shield' }]
		};
		write('plain.brik', changed(army, { units: [unit] }));
		const plain = await runJson('price plain.brik');
		expect((await runJson('price plain.brik --pack kosmos.brikpack')).entries).toEqual(
			plain.entries
		);
	});

	it('is known to odds and cards, and refused where it has no place', async () => {
		const odds = 'odds orbit.brik --attacker u1 --target u2 --pack kosmos.brikpack';
		expect((await run(`${odds} --json`)).stdout).toContain('"weapon":"kas.gatling"');
		expect((await run('cards orbit.brik -o cards.pdf')).status).toBe(1);
		expect((await run('cards orbit.brik -o cards.pdf --pack kosmos.brikpack')).status).toBe(0);
		const refused = await run('verify orbit.brik --league l.brik --pack kosmos.brikpack');
		expect(refused).toMatchObject({ status: 2 });
		expect(refused.stderr).toContain('A league has its own packs');
		expect((await run('link orbit.brik --pack kosmos.brikpack')).status).toBe(2);
		expect((await run('odds --skill 1d6 --use 3 --pack kosmos.brikpack')).status).toBe(2);
	});

	it('stops at a file that is no pack, with its reason', async () => {
		const { status, stdout, stderr } = await run('price orbit.brik --pack orbit.brik');
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toContain('orbit.brik: This is an army.');
		const { entries } = await runJson('price orbit.brik --pack none.brikpack');
		expect(entries).toMatchObject([{ file: 'none.brikpack', error: { code: 'notFound' } }]);
	});
});

describe('pack check', () => {
	it('finds errors of ready units by the rules of the pack', async () => {
		const unit = { kind: 'minifig', id: 'u1', name: 'Ola', rank: 'mercenary' };
		const units = [{ ...unit, gear: [{ item: 'kas.gatling' }] }];
		write('units.brikpack', changed(pack, { units }));
		const { entries, status } = await runJson('pack check units.brikpack');
		expect(status).toBe(1);
		expect(entries).toMatchObject([{ violations: [{ code: 'PACK_LIMIT', unit: 'u1' }] }]);
		write('twice.brikpack', changed(pack, { units: [unit, unit] }));
		const twice = await runJson('pack check twice.brikpack');
		expect(twice.entries).toMatchObject([{ error: { code: 'duplicateId', path: '/units/1/id' } }]);
	});

	it('refuses what is no pack, and what a pack may not say', async () => {
		write(
			'price.brikpack',
			changed(pack, { changes: [{ table: 'gear', row: 'shield', field: 'cost', value: -1 }] })
		);
		write('large.brikpack', changed(pack, { license: 'x'.repeat(300_000) }));
		const { status, entries } = await runJson(
			'pack check price.brikpack large.brikpack orbit.brik kosmos.brikpack'
		);
		expect(status).toBe(2);
		expect(entries).toMatchObject([
			{ error: { code: 'tooSmall', path: '/changes/0/value' } },
			{ error: { code: 'tooManyBytes' } },
			{ error: { code: 'otherKind' } },
			{ ok: true, name: 'Kosmos' }
		]);
		expect((await run('pack kosmos.brikpack')).stderr).toContain('pack check FILE');
	});
});

/** The army of the documentation as an app saves it: with the rows that it uses. */
async function carrying(): Promise<string> {
	const { underKnownPacks } = await import('$lib/army/carried-packs');
	const known = JSON.parse(pack) as Parameters<typeof underKnownPacks>[1][number];
	const bare = JSON.parse(army) as Parameters<typeof underKnownPacks>[0];
	return JSON.stringify(underKnownPacks(bare, [known]));
}

describe('the JSON Schema of the output', () => {
	const { schema } = outputJsonSchema();
	const schemaOf = (command: string) =>
		fromJSONSchema({ ...schema, anyOf: [{ $ref: `#/$defs/${command}` }] } as never);

	it.each([
		['price', 'price orbit.brik carrying.brik none.brik --pack kosmos.brikpack'],
		['check', 'check orbit.brik --league'],
		['verify', 'verify submission.brik orbit.brik'],
		['pack', 'pack check kosmos.brikpack orbit.brik'],
		['odds', 'odds --skill 1d6 --use 3 --damage 1d6 --armor 4 --mod 1'],
		['odds', 'odds carrying.brik --attacker u1 --target u2'],
		['odds', 'odds carrying.brik --against orbit.brik --matrix'],
		['odds', 'odds none.brik --attacker u1 --target u2'],
		['link', 'link orbit.brik'],
		['link', 'link none.brik'],
		['league', 'league league.brik'],
		['league', 'league orbit.brik']
	])('of %s fits what “brikmuster %s” prints', async (command, words) => {
		write('carrying.brik', await carrying());
		write('submission.brik', JSON.stringify(submission()));
		write('league.brik', await leagueFileOf(league()));
		const { stdout } = await run(`${words} --json`);
		const result = schemaOf(command).safeParse(JSON.parse(stdout));
		expect(result.error?.issues ?? []).toEqual([]);
	});

	it('of open fits too, and refuses other fields', async () => {
		const { stdout: link } = await run('link orbit.brik');
		const { entries } = await runJson(`open ${link.trim()} -o new.brik`);
		expect(schemaOf('open').safeParse(entries).success).toBe(true);
		const other = entries.map((entry) => ({ ...entry, price: 1 }));
		expect(schemaOf('open').safeParse(other).success).toBe(false);
	});
});
