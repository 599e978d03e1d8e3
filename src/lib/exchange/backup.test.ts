import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleArmy } from '$lib/army/example';
import { shell } from '$lib/i18n/en/shell';
import type { BackupRecord } from './backup';
import { readBackup, type BackupItem } from './read-backup';
import { backupFileName, writeBackup } from './write-backup';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const army = exampleArmy(ID, shell.example);
/** The last version without digests, which can be written by hand here. */
const HEAD = { format: 'brikmuster/backup', version: 6, build: 'b1', createdAt: 7 };
const WRITTEN = { ...HEAD, version: 8 };
const ARMY = { record: 'army', id: ID, revision: 2, createdAt: 5, savedAt: 6, army };
const REVISION = { record: 'revision', id: ID, revision: 1, savedAt: 5, army };
const THEME = { record: 'preference', key: 'theme', value: 'dark' };
const FILED = { ...ARMY, tags: ['liga'], archivedAt: 8 };
const UNIT = {
	record: 'ownUnit',
	id: 'u',
	savedAt: 6,
	version: 1,
	rulebook: 'core2005',
	unit: { kind: 'minifig', name: 'Straż', rank: 'hero' }
};
const RECORDS = [ARMY, { ...FILED, deletedAt: 9 }, REVISION, UNIT, THEME] as BackupRecord[];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const lines = (...documents: unknown[]) =>
	documents.map((document) => `${JSON.stringify(document)}\n`).join('');
const end = (records: unknown) => ({ record: 'end', records });

async function textOf(records: readonly BackupRecord[]): Promise<string> {
	let text = '';
	for await (const piece of writeBackup({ build: 'b1', createdAt: 7 }, records)) text += piece;
	return text;
}

async function* inChunks(bytes: Uint8Array, length: number) {
	for (let at = 0; at < bytes.length; at += length) {
		yield await Promise.resolve(bytes.subarray(at, at + length));
	}
}

async function read(given: string | Uint8Array, length = 65_536): Promise<BackupItem[]> {
	const bytes = typeof given === 'string' ? bytesOf(given) : given;
	const items: BackupItem[] = [];
	for await (const item of readBackup(inChunks(bytes, length))) items.push(item);
	return items;
}

/** The damaged line of a complete backup, and the number of records read around it. */
async function badIn(given: string | Uint8Array) {
	const items = await read(given);
	expect(items.filter(({ kind }) => kind === 'problem')).toEqual([]);
	const [bad, ...more] = items.filter((item) => item.kind === 'bad');
	if (!bad || more.length > 0) throw new Error('Not one line is damaged');
	const records = items.filter(({ kind }) => kind === 'record').length;
	return { line: bad.line, records, ...bad.problem };
}

/** The final problem of a read, and the number of records before it. */
async function endOf(text: string) {
	const items = await read(text);
	const last = items.at(-1);
	if (last?.kind !== 'problem') throw new Error('The backup was taken');
	const records = items.filter(({ kind }) => kind === 'record').length;
	return { line: last.line, records, ...last.problem };
}

const taken = (records: readonly unknown[], head = WRITTEN) => [
	{ kind: 'head', head },
	...records.map((record, index) => ({ kind: 'record', record, line: index + 2 }))
];

describe('a backup', () => {
	it('is text with one object per line, and counts its records', async () => {
		const written = (await textOf(RECORDS)).trimEnd().split('\n');
		const digest = expect.stringMatching(/^sha256:/) as string;
		const last = { ...end(5), all: digest };
		expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
			WRITTEN,
			...[...RECORDS, last].map((record) => ({ ...record, lineDigest: digest }))
		]);
	});

	it('notices each changed character, names the record and yields the others', async () => {
		const text = await textOf(RECORDS);
		const start = text.indexOf('\n') + 1;
		const places = fc.integer({ min: start, max: text.length - 2 });
		await fc.assert(
			fc.asyncProperty(places, fc.constantFrom('5', 'x', '"', ' '), async (place, character) => {
				fc.pre(text[place] !== '\n' && text[place] !== character);
				const changed = text.slice(0, place) + character + text.slice(place + 1);
				const items = await read(changed);
				const line = text.slice(0, place).split('\n').length;
				const isEnd = line === RECORDS.length + 2;
				const kept = taken(RECORDS).filter((_, index) => index + 1 !== line);
				expect(items.filter(({ kind }) => kind !== 'bad' && kind !== 'problem')).toEqual(
					isEnd ? taken(RECORDS) : kept
				);
				expect(items.find(({ kind }) => kind === 'bad')).toMatchObject({ line });
			}),
			{ numRuns: 300 }
		);
	});

	it('notices a record in place of another, and a changed head', async () => {
		const [written, other] = [await textOf(RECORDS), await textOf([FILED as BackupRecord])];
		const [, foreign = ''] = other.split('\n');
		const all = written.split('\n');
		const head = JSON.stringify({ ...WRITTEN, createdAt: 8 });
		for (const changed of [all.with(1, foreign), all.with(0, head)]) {
			const items = await read(changed.join('\n'));
			expect(items.at(-1)).toEqual({
				kind: 'bad',
				problem: { code: 'altered', path: '' },
				line: RECORDS.length + 2
			});
		}
	});

	it('may be empty', async () => {
		expect(await read(await textOf([]))).toEqual(taken([]));
	});

	it('has a file name that sorts by date', () => {
		expect(backupFileName('2026-03-01')).toBe('brikmuster-2026-03-01.brikbackup');
	});

	const anyId = fc
		.string({ minLength: 1, maxLength: 80, unit: 'binary' })
		.filter((id) => id.length <= 80);
	const time = fc.nat();
	const anyRecord = fc.oneof(
		fc.record(
			{
				record: fc.constant('army' as const),
				id: anyId,
				revision: fc.nat(),
				createdAt: time,
				savedAt: time,
				deletedAt: time,
				army: fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }).filter(isAllowed)
			},
			{ requiredKeys: ['record', 'id', 'revision', 'createdAt', 'savedAt', 'army'] }
		),
		fc.record({
			record: fc.constant('preference' as const),
			key: fc.constantFrom('theme', 'a', 'z'.repeat(40)),
			value: fc.string({ maxLength: 50 })
		})
	) as fc.Arbitrary<BackupRecord>;

	function isAllowed(value: unknown): boolean {
		return !/__proto__|"constructor"|"prototype"/.test(JSON.stringify(value));
	}

	it('reads back unchanged, wherever the chunks end', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(anyRecord, { maxLength: 6 }),
				fc.integer({ min: 1, max: 400 }),
				async (records, length) => {
					const text = await textOf(records);
					const plain = JSON.parse(JSON.stringify(records)) as unknown[];
					expect(await read(text, length)).toEqual(taken(plain));
				}
			),
			{ numRuns: 200 }
		);
	});

	it('is readable without a final line break, with Windows line breaks, and after a byte order mark', async () => {
		const text = await textOf(RECORDS);
		const same = taken(RECORDS);
		expect(await read(text.trimEnd())).toEqual(same);
		expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(same);
		expect(await read(`\uFEFF${text}`)).toEqual(same);
	});

	it('yields records before the stream has ended', async () => {
		async function* stuck() {
			yield await Promise.resolve(bytesOf(lines(HEAD, ARMY, REVISION)));
			throw new Error('The file is gone');
		}
		const items: BackupItem[] = [];
		const reading = async () => {
			for await (const item of readBackup(stuck())) items.push(item);
		};
		await expect(reading()).rejects.toThrow('The file is gone');
		expect(items).toEqual(taken([ARMY, REVISION], HEAD));
	});
});

describe('a truncated backup', () => {
	it('at any byte ends with a problem, and yields nothing that was not written', async () => {
		const bytes = bytesOf(await textOf(RECORDS));
		const whole = taken(RECORDS);
		// The final line break is not part of the content.
		for (let length = 0; length < bytes.length - 1; length += 1) {
			const items = await read(bytes.subarray(0, length));
			expect(items.at(-1)?.kind).toBe('problem');
			const before = items.slice(0, -1).filter(({ kind }) => kind !== 'bad');
			expect(before).toEqual(whole.slice(0, before.length));
		}
	});

	it.each([
		['its end', lines(HEAD, ARMY, REVISION), 3, 2],
		['all but its head', lines(HEAD), 1, 0],
		['a record', lines(HEAD, ARMY, end(2)), 3, 1]
	])('lacks %s', async (_, text, line, records) => {
		expect(await endOf(text)).toEqual({ code: 'cutOff', path: '', line, records });
	});

	it('within a line names that line', async () => {
		const text = lines(HEAD, ARMY) + lines(REVISION).slice(0, 50);
		expect(await endOf(text)).toEqual({ code: 'notJson', path: '', line: 3, records: 1 });
	});
});

describe('a backup with wrong structure', () => {
	it.each([
		['a record too many', lines(HEAD, ARMY, REVISION, end(1)), 4, 2],
		['a record behind its end', lines(HEAD, ARMY, end(1), REVISION), 4, 1],
		['two ends', lines(HEAD, ARMY, end(1), end(1)), 4, 1],
		['two backups in one file', lines(HEAD, end(0), HEAD, end(0)), 3, 0]
	])('is rejected: %s', async (_, text, line, records) => {
		expect(await endOf(text)).toMatchObject({ line, records });
	});

	it.each([
		['nothing', ''],
		['an empty line', `\n${lines(HEAD, end(0))}`],
		['no head', lines(ARMY, end(1))],
		['an army file', JSON.stringify(army, null, '\t')],
		['an army file in one line', lines(army)],
		['another format', lines({ ...HEAD, format: 'brikmuster/league' }, end(0))],
		['null', 'null\n'],
		['a list', '[]\n'],
		['no JSON', 'PK\u0003\u0004'],
		['one line of 2 MB', 'x'.repeat(21_000_000)],
		['nested brackets', '['.repeat(100_000)]
	])('is not recognized: %s', async (_, text) => {
		expect(await endOf(text)).toEqual({ code: 'noBackup', path: '', line: 1, records: 0 });
	});

	it.each([
		['a tag', { ...ARMY, tags: ['liga'] }, 'unknownField'],
		['an archive', { ...ARMY, archivedAt: 8 }, 'unknownField'],
		['a unit', UNIT, undefined]
	])('of version 1 has %s, which came with version 2', async (_, record, code) => {
		const text = lines({ ...HEAD, version: 1 }, record, end(1));
		const problem = await badIn(text);
		expect(problem).toMatchObject({ line: 2, records: 0 });
		if (code) expect(problem.code).toBe(code);
	});

	it('is newer than this app', async () => {
		const text = lines({ ...HEAD, version: 9, sealed: true }, end(0));
		expect(await endOf(text)).toMatchObject({ code: 'newerBackup', version: 9 });
	});

	it.each([
		['a version of nothing', { ...HEAD, version: 0 }, 'notAllowed', '/version'],
		['a version as text', { ...HEAD, version: '1' }, 'notAllowed', '/version'],
		['no version', { ...HEAD, version: undefined }, 'missing', '/version'],
		['a field that heads do not have', { ...HEAD, by: 'me' }, 'unknownField', '/by'],
		['half a millisecond', { ...HEAD, createdAt: 0.5 }, 'wrongType', '/createdAt'],
		['a day that no calendar has', { ...HEAD, createdAt: 8.64e15 + 1 }, 'tooLarge', '/createdAt'],
		['a build of a page', { ...HEAD, build: 'b'.repeat(81) }, 'length', '/build']
	])('has a head with %s', async (_, head, code, path) => {
		expect(await endOf(lines(head, end(0)))).toMatchObject({ code, path, line: 1 });
	});

	it.each([
		['of an unknown kind', { record: 'battle', id: 'x' }, 'malformed', '/record'],
		['of no kind', { id: ID }, 'malformed', '/record'],
		['that is a list', [ARMY], 'wrongType', ''],
		['with a field of its own', { ...ARMY, price: 3 }, 'unknownField', '/price'],
		['without its army', { ...ARMY, army: undefined }, 'missing', '/army'],
		['without an id', { ...ARMY, id: '' }, 'tooSmall', '/id'],
		['with a long id', { ...ARMY, id: 'x'.repeat(81) }, 'length', '/id'],
		['before the beginning', { ...ARMY, savedAt: -1 }, 'tooSmall', '/savedAt'],
		['after the last day', { ...ARMY, deletedAt: 8.64e15 + 1 }, 'tooLarge', '/deletedAt'],
		['with half a revision', { ...REVISION, revision: 0.5 }, 'wrongType', '/revision'],
		['with a deleted revision', { ...REVISION, deletedAt: 1 }, 'unknownField', '/deletedAt'],
		['of a preference by no name', { ...THEME, key: '../x' }, 'malformed', '/key'],
		['of a preference with a number', { ...THEME, value: 1 }, 'wrongType', '/value'],
		['of a preference like a book', { ...THEME, value: 'x'.repeat(1001) }, 'length', '/value'],
		['of an end without a count', end(undefined), 'missing', '/records']
	])('with a record %s: the others are read', async (_, record, code, path) => {
		const text = lines(HEAD, ARMY, record, REVISION, end(3));
		expect(await badIn(text)).toMatchObject({ code, path, line: 3, records: 2 });
	});

	it.each([
		['__proto__', '{"record":"army","__proto__":{"polluted":1}}', '/__proto__'],
		['__proto__', '{"army":{"a":[{"__pro\\u0074o__":1}]}}', '/army/a/0/__proto__'],
		['constructor', '{"army":{"constructor":{}}}', '/army/constructor'],
		['prototype', '{"record":"end","prototype":1}', '/prototype']
	])('has the key %s in %s', async (field, line, path) => {
		expect(await badIn(`${lines(HEAD, ARMY)}${line}\n${lines(REVISION, end(3))}`)).toEqual({
			code: 'forbiddenKey',
			path,
			field,
			line: 3,
			records: 2
		});
		expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
	});

	it.each([
		['longer than any army', 'x'.repeat(21_000_000), 'lineTooLong'],
		['empty', '', 'notJson'],
		['no text', '\u0000', 'notJson'],
		['deep', '['.repeat(5000), 'tooDeep']
	])('with a line that is %s: the others are read', async (_, line, code) => {
		const text = `${lines(HEAD, ARMY)}${line}\n${lines(REVISION, end(3))}`;
		expect(await badIn(text)).toMatchObject({ code, line: 3, records: 2 });
	});

	it('with bytes that are not valid UTF-8', async () => {
		const broken = bytesOf(lines(HEAD, THEME, ARMY, end(2)));
		broken[lines(HEAD).length + 30] = 0xff;
		expect(await badIn(broken)).toMatchObject({ code: 'notText', line: 2, records: 1 });
	});
});
