import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyDigest } from '$lib/army/format/digest';
import { exampleArmy } from '$lib/army/example';
import { problems as en } from '$lib/i18n/en/problems';
import { shell } from '$lib/i18n/en/shell';
import { problems as pl } from '$lib/i18n/pl/problems';
import { assess } from '$lib/rules/assessment/assess';
import { readBrik, type BrikProblem, type BrikReading } from './brik';
import { writeBrik } from './write-brik';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const good = exampleArmy(ID, shell.example);
const minifig = { kind: 'minifig', id: 'u1', name: 'Zawisza', rank: 'hero' };
const plain = { ...good, units: [minifig] };
const DIGEST = `sha256:${'0'.repeat(63)}f`;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (document: unknown) => readBrik(bytesOf(JSON.stringify(document)));

function problemIn(reading: BrikReading): BrikProblem {
	if (reading.ok) throw new Error('The file was taken');
	return reading.problem;
}
const refused = (text: string) => problemIn(readBrik(bytesOf(text)));

describe('a valid file', () => {
	it('is read unchanged', () => {
		expect(readBrik(bytesOf(writeBrik(good)))).toEqual({ ok: true, army: good });
	});

	it('may begin with a byte order mark', () => {
		expect(readBrik(bytesOf(`\uFEFF${writeBrik(good)}`)).ok).toBe(true);
	});
});

describe('bytes that are not a document', () => {
	it.each([
		['the end missing', '{\n\t"format": "brikmuster/army",\n\t"version": 1', 3],
		['a comma missing', '{\n\t"a": 1\n\t"b": 2\n}\n', 3],
		['a word that is no value', '{\n\t"a": 1,\n\t"b": yes,\n\t"c": 3\n}\n', 3],
		['a comma too many', '{\n\t"a": [\n\t\t1,\n\t]\n}\n', 4],
		['text behind the end', '{\n\t"a": 1\n}\n}\n\n\n', 4],
		['a text that is not closed', '{\n\t"a": "b\n}\n', 2]
	])('report their line: %s', (_, text, line) => {
		expect(refused(text)).toEqual({ code: 'notJson', path: '', line });
	});

	it('report their line in a long file', () => {
		const lines = writeBrik(good).split('\n');
		const broken = lines.with(40, `${lines[40]} oops`).join('\n');
		expect(refused(broken)).toEqual({ code: 'notJson', path: '', line: 41 });
	});

	it.each(['format: brikmuster/army', 'undefined'])('are not JSON: %j', (text) => {
		expect(refused(text)).toMatchObject({ code: 'notJson', path: '' });
	});

	it.each([
		['a lone byte of UTF-8', [0x7b, 0xc5, 0x7d]],
		['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
		['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
		['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]]
	])('are not text: %s', (_, bytes) => {
		expect(problemIn(readBrik(new Uint8Array(bytes)))).toEqual({ code: 'notText', path: '' });
	});

	it.each(['null', '[]', '7', '"brikmuster/army"', '{}', '{"format":"brikmuster/x"}'])(
		'are not an army: %s',
		(text) => {
			expect(refused(text)).toEqual({ code: 'notAnArmy', path: '' });
		}
	);

	it.each([
		['{"format":"brikmuster/league"}', 'league'],
		['{"format":"brikmuster/backup","version":7}\n{}', 'backup'],
		[`{"format":"brikmuster/game","name":"${' '.repeat(6_000_000)}"}`, 'game']
	])('are of another kind of ours: %.50s', (text, kind) => {
		expect(refused(text)).toEqual({ code: 'otherKind', path: '', kind });
	});
});

describe('the size of a file', () => {
	const padded = (document: object, bytes: number) => JSON.stringify(document).padEnd(bytes);
	const jpeg = (index: number): [string, string] => [
		`sha256:${index.toString(16).padStart(64, '0')}`,
		`data:image/jpeg;base64,${'A'.repeat(260_000)}`
	];
	const photos = Object.fromEntries(Array.from({ length: 20 }, (_, index) => jpeg(index)));

	it('may be exactly 1 MB', () => {
		expect(readBrik(bytesOf(padded(good, 1_000_000))).ok).toBe(true);
		const bytes = 1_000_001;
		expect(refused(padded(good, bytes))).toEqual({
			code: 'tooManyBytes',
			path: '',
			bytes,
			limit: 1_000_000
		});
	});

	it('is rejected at 5 MB before parsing', () => {
		const problem = refused('x'.repeat(5_000_000));
		expect(problem).toMatchObject({ code: 'tooManyBytes', limit: 1_000_000 });
	});

	it('may be larger with photos', () => {
		const text = JSON.stringify({ ...good, photos });
		expect(text.length).toBeGreaterThan(5_000_000);
		expect(readBrik(bytesOf(text)).ok).toBe(true);
	});

	it('never exceeds 20 MB', () => {
		const problem = refused(padded({ ...good, photos }, 20_000_001));
		expect(problem).toMatchObject({ code: 'tooManyBytes', limit: 20_000_000 });
	});
});

describe('malicious files', () => {
	it.each([
		['arrays', '['.repeat(100_000)],
		['closed arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
		['objects', '{"a":'.repeat(100_000)],
		['arrays behind text', `{"name":"\\"","units":${'['.repeat(100_000)}`]
	])('with 100,000 nested %s are rejected', (_, text) => {
		expect(refused(text)).toMatchObject({ code: 'tooDeep' });
	});

	it('with brackets inside strings are accepted', () => {
		const notes = '[{"'.repeat(1000);
		expect(read({ ...plain, notes }).ok).toBe(true);
	});

	it.each([
		['{"__proto__":{"polluted":1}}', '/__proto__', '__proto__'],
		['{"\\u005f\\u005fproto__":{"polluted":1}}', '/__proto__', '__proto__'],
		['{"constructor":{"prototype":{"polluted":1}}}', '/constructor', 'constructor'],
		['{"a":[{"b":{"prototype":{"polluted":1}}}]}', '/a/0/b/prototype', 'prototype'],
		['{"units":[{"__proto__":{"polluted":1}}]}', '/units/0/__proto__', '__proto__'],
		['{"rulings":{"__pro\\u0074o__":[1]}}', '/rulings/__proto__', '__proto__']
	])('with %s are rejected', (text, path, field) => {
		expect(refused(text)).toEqual({ code: 'forbiddenKey', path, field });
		expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
	});

	it.each(['/rulings', '/units/0', '/units/0/gear/0', '/photos', '/stock'])(
		'with __proto__ in an otherwise valid army are rejected: %s',
		(path) => {
			const full = { ...good, rulings: {}, photos: {} };
			const target = path.slice(1).split('/');
			const text = JSON.stringify(full, function (this: unknown, key, value: unknown) {
				const holder = value as Record<string, unknown>;
				return key === target.at(-1) && typeof value === 'object'
					? { ...holder, TRAP: { polluted: 1 } }
					: value;
			}).replaceAll('TRAP', '__proto__');
			expect(refused(text)).toMatchObject({ code: 'forbiddenKey', field: '__proto__' });
			expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
		}
	);
});

describe('an army of an unknown version', () => {
	it('is newer', () => {
		const problem = problemIn(read({ ...plain, version: 2 }));
		expect(problem).toEqual({ code: 'newerVersion', path: '/version', version: 2 });
	});

	it('has an unknown field', () => {
		const units = [{ ...minifig, price: 3 }];
		expect(problemIn(read({ ...plain, units }))).toEqual({
			code: 'unknownField',
			path: '/units/0/price',
			field: 'price'
		});
	});

	const vehicle = { kind: 'creation', id: 'u2', name: 'Wóz', form: 'vehicle', size: 2 };
	const figure = { kind: 'figure', id: 'u2', name: 'Boromir', stature: 'good' };
	const withUnit = (unit: object) => ({ ...plain, units: [minifig, unit] });
	const withChoice = (choice: object) => withUnit({ ...minifig, id: 'u2', ...choice });
	it.each([
		['lugpolwars', { ...plain, rulebook: 'lugpolwars' }],
		['quickwars', { ...plain, rulebook: 'quickwars' }],
		['skirmish', { ...plain, rulebook: 'skirmish', units: [figure] }],
		['a creation', withUnit(vehicle)],
		['a figure', withUnit(figure)],
		['a rider', withChoice({ mount: 'u1' })],
		['magic', withChoice({ magic: { level: 1, shield: 1 } })],
		['abilities', withChoice({ abilities: { healing: true, weaponMaster: ['heavyHand'] } })],
		['a photo', withChoice({ portrait: { photo: DIGEST } })],
		['summons', { ...plain, reserve: { summons: [{ ...minifig, id: 's1' }], unspent: 0.5 } }],
		['photos', { ...plain, photos: { [DIGEST]: 'data:image/jpeg;base64,AAAA' } }]
	])('is read: %s', (_, document) => {
		expect(read(document)).toEqual({ ok: true, army: document });
	});

	const house = (change: object) => ({
		...plain,
		houseRules: {
			changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2, ...change }]
		}
	});

	it('is read with house rules that change a price or a statistic', () => {
		expect(read(house({})).ok).toBe(true);
		expect(read(house({ value: 1.5 })).ok).toBe(true);
		expect(read(house({ field: 'parry', value: '2d6+1' })).ok).toBe(true);
	});

	it.each([
		['an unknown table', { table: 'potions' }, 'notAllowed', 'table'],
		['the prototype for a table', { table: 'constructor' }, 'notAllowed', 'table'],
		['a table of another rulebook', { table: 'vehicles' }, 'notAllowed', 'table'],
		['an unknown row', { row: 'handWeapon' }, 'notAllowed', 'row'],
		['an unknown field', { field: 'weight' }, 'notAllowed', 'field'],
		['a rule', { field: 'rule', value: 'PL-WPN-01' }, 'notAllowed', 'field'],
		['quarters of a point', { value: 1.25 }, 'notAMultiple', 'value'],
		['a price as text', { value: '2' }, 'wrongType', 'value'],
		['a number for dice', { field: 'parry', value: 2 }, 'wrongType', 'value'],
		['text that is no dice', { field: 'parry', value: 'a lot' }, 'wrongType', 'value'],
		['half a use', { field: 'use', value: 1.5 }, 'wrongType', 'value'],
		['less than nothing', { value: -1 }, 'tooSmall', 'value'],
		['a fortune', { value: 1000 }, 'tooLarge', 'value']
	])('is rejected with house rules that name %s', (_, change, code, field) => {
		const path = `/houseRules/changes/0/${field}`;
		expect(problemIn(read(house(change)))).toMatchObject({ code, path });
	});

	it.each([
		['magic of level 0', withChoice({ magic: { level: 0, areaSpells: [], summoning: false } })],
		['abilities not learned', withChoice({ abilities: { healing: false, weaponMaster: [] } })],
		['an empty reserve', { ...plain, reserve: { summons: [], unspent: 0 } }],
		['house rules without a change', { ...plain, houseRules: { name: 'Domowe', changes: [] } }],
		['no photos', { ...plain, photos: {} }],
		['a drawn portrait', withChoice({ portrait: { figure: { skin: 'yellow' } } })]
	])('is priced when it only spells out a default: %s', (_, document) => {
		expect(read(document).ok).toBe(true);
	});
});

describe('arbitrary bytes', () => {
	function isAnswered(bytes: Uint8Array): void {
		const reading = readBrik(bytes);
		if (reading.ok) {
			expect(armyDigest(reading.army)).toMatch(/^sha256:[0-9a-f]{64}$/);
			expect(assess(reading.army).total).toBeGreaterThanOrEqual(0);
			return;
		}
		for (const problems of [en, pl]) {
			const tell = problems[reading.problem.code] as (problem: BrikProblem) => string;
			const text = tell(reading.problem);
			expect(text.trim()).not.toBe('');
			expect(text).not.toMatch(/undefined|NaN|null|\[object/);
		}
	}

	type Json = Record<string, unknown> | unknown[];
	/** All objects and arrays of a document, including itself. */
	function containers(value: unknown): Json[] {
		if (typeof value !== 'object' || value === null) return [];
		return [value as Json, ...Object.values(value).flatMap(containers)];
	}
	const KEYS = ['mount', 'count', 'name', 'id', 'magic', 'units', '__proto__', 'price', '0'];
	const mutation = fc.record({
		at: fc.nat(),
		key: fc.oneof(fc.nat(), fc.constantFrom(...KEYS)),
		value: fc.oneof(
			fc.jsonValue({ maxDepth: 2 }),
			fc.constantFrom(-1, 0.5, 1e21, '', 'u1', 'x'.repeat(81), '\ud800'),
			fc.constant(undefined)
		)
	});
	type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

	function mutate(document: unknown, { at, key, value }: Mutation): void {
		const all = containers(document);
		const holder = all[at % all.length];
		if (!holder) return;
		const keys = Object.keys(holder);
		const field = typeof key === 'string' ? key : keys[key % Math.max(1, keys.length)];
		if (field === undefined) return;
		if (value === undefined) Reflect.deleteProperty(holder, field);
		else
			Object.defineProperty(holder, field, {
				value,
				enumerable: true,
				configurable: true,
				writable: true
			});
	}

	it('are handled: random ones', () => {
		fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), isAnswered), { numRuns: 500 });
	});

	it('are handled: random JSON', () => {
		fc.assert(
			fc.property(fc.json(), (text) => isAnswered(bytesOf(text))),
			{ numRuns: 500 }
		);
		const army = fc.dictionary(fc.constantFrom(...Object.keys(good), 'price'), fc.jsonValue());
		fc.assert(
			fc.property(army, (fields) => isAnswered(bytesOf(JSON.stringify({ ...good, ...fields })))),
			{ numRuns: 500 }
		);
	});

	it('are handled: a valid file with changed fields', () => {
		fc.assert(
			fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
				const document: unknown = structuredClone(good);
				for (const change of mutations) mutate(document, change);
				isAnswered(bytesOf(JSON.stringify(document)));
			}),
			{ numRuns: 2000 }
		);
	});

	it('are handled: a valid file with changed bytes', () => {
		const file = bytesOf(writeBrik(good));
		const flips = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), {
			minLength: 1,
			maxLength: 5
		});
		fc.assert(
			fc.property(flips, fc.nat(file.length), (changes, end) => {
				const bytes = file.slice();
				for (const [at, byte] of changes) bytes[at] = byte;
				isAnswered(bytes);
				isAnswered(bytes.subarray(0, end));
			}),
			{ numRuns: 500 }
		);
	});
});
