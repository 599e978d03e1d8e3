import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { carriedPack, comparedPacks, underKnownPacks } from '$lib/army/carried-packs';
import { readArmy } from '$lib/army/format/read';
import { MAXIMUM_PACK, readPack } from '$lib/army/format/read-pack';
import { armyLink } from '$lib/exchange/link';
import { readPackFile } from '$lib/exchange/pack-file';
import { readLinks } from '$lib/exchange/read-link';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { armyUnderRegulation } from '$lib/league/under-regulation';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, RulebookId } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import type { CarriedPack, PackRow } from '$lib/rules/packs/pack';
import { rulebookFor, RULEBOOKS } from '$lib/rules/registry';
import { allUnits } from '$lib/rules/terms';
import { chanceOf } from '../fuzz/chance';
import { mutated } from '../fuzz/mutations';
import { cases, seedOf } from '../setup/cases';
import { anyPackOf, usingRows } from './arbitrary/packs';
import { anyName } from './arbitrary/values';
import { anyArmyOf } from './arbitrary-army';

const RUNS = cases(400, 'ARMIES');
/** Milliseconds for an army with a pack: a hundred times what it takes. */
const MOST_TIME = 2000;
/** Bytes by which the process may grow, however many files it reads. */
const MOST_GROWTH = 500_000_000;

const anyPicks = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 9 });
const anyBook = fc.constantFrom<RulebookId>(...RULEBOOKS);
const anyArmyAndPack = anyBook.chain((book) =>
	fc.record({ army: anyArmyOf(book, 3), pack: anyPackOf(book), picks: anyPicks })
);

/** Freezes a document, so that a write to it throws. */
function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(frozen);
	}
	return value;
}

/** Prices, checks and describes an army; no line but the discount is below 0. */
function checkAll(army: Army): void {
	const { lines, total } = assess(army);
	expect(total).toBe(totalOf(lines));
	for (const { points, key } of lines) {
		if (!Number.isSafeInteger(points)) expect.fail(`${key}: ${points}`);
		if (points < 0 && key !== 'heroDiscount') expect.fail(`${key}: ${points}`);
	}
	const book = rulebookFor(army);
	for (const unit of allUnits(army)) book.profile(army, unit);
}

describe('any pack', () => {
	it('prices, checks and describes what uses it, writes nothing, and survives files and links', async () => {
		await fc.assert(
			fc.asyncProperty(anyArmyAndPack, async ({ army, pack, picks }) => {
				frozen(pack);
				const start = performance.now();
				const own = frozen(underKnownPacks(usingRows(army, pack, picks), [pack]));
				checkAll(own);
				expect(comparedPacks(own, [pack]).every(({ otherRows }) => otherRows.length === 0)).toBe(
					true
				);
				const reading = readArmy(JSON.parse(JSON.stringify(own)));
				expect(reading).toEqual({ ok: true, army: own });
				if (performance.now() - start > MOST_TIME) expect.fail('too slow');
				const opened = readLinks((await armyLink(own, '')) ?? '');
				if (!opened.ok) expect.fail(opened.problem.code);
				expect(opened.armies.map((one) => assess(one).total)).toEqual([assess(own).total]);
			}),
			{ numRuns: RUNS }
		);
	});

	it('never changes the price of an army that does not carry it', () => {
		fc.assert(
			fc.property(anyArmyAndPack, ({ army, pack, picks }) => {
				const before = assess(army);
				const using = usingRows(army, pack, picks);
				assess(underKnownPacks(using, [pack]));
				assess({ ...army, packs: [carriedPack(pack, army)] });
				expect(underKnownPacks(army, [pack])).toBe(army);
				expect(assess(structuredClone(army))).toEqual(before);
			}),
			{ numRuns: RUNS }
		);
	});

	it('is what a league prices with, whatever rows an army claims', () => {
		const core = fc.record({
			army: anyArmyOf('core2005', 3),
			pack: anyPackOf('core2005'),
			other: anyPackOf('core2005'),
			picks: anyPicks
		});
		fc.assert(
			fc.property(core, ({ army, pack, other, picks }) => {
				const using = usingRows(army, pack, picks);
				const regulation = { ...SMALL_LEAGUE, packs: [pack] };
				const priced = (packs: CarriedPack[]) =>
					assess(armyUnderRegulation({ ...using, packs }, regulation)).total;
				expect(priced([carriedPack(other, using)])).toBe(priced([carriedPack(pack, using)]));
			}),
			{ numRuns: RUNS }
		);
	});
});

/** What a hostile file says that its rows have; the format of an army does not know the rulebook. */
const anyHostileRow: fc.Arbitrary<PackRow> = fc.record({
	like: fc.constantFrom('shield', 'longRanged', 'mercenary', 'hero', 'gun', 'none', 'toString'),
	rule: fc.constant('ZZZ-ROW-01'),
	set: fc.dictionary(
		fc.constantFrom(
			'cost',
			'use',
			'armor',
			'damage',
			'range',
			'skill',
			'move',
			'hands',
			'like',
			'rule'
		),
		fc.oneof(fc.integer({ min: -999, max: 999 }), fc.double({ noNaN: true }), anyName)
	)
});

describe('rows that do not fit the rulebook', () => {
	it('are ignored where an army claims them, and never make a price below 0', () => {
		const hostile = fc.record({
			book: anyBook,
			gear: anyHostileRow,
			rank: anyHostileRow,
			name: anyName
		});
		fc.assert(
			fc.property(hostile, ({ book, gear, rank, name }) => {
				const packs: CarriedPack[] = [
					{
						...{ id: '5a0c1f0e-6d0a-4c57-9a52-2f2a7f1d0c22', prefix: 'zzz', name, edition: 1 },
						changes: [{ table: 'gear', row: 'shield', field: 'cost', value: -5 }],
						rows: { gear: { 'zzz.a': gear, 'kas.b': gear }, ranks: { 'zzz.r': rank } },
						restrict: [{ row: '__proto__', ranks: [], requires: 'constructor' }]
					}
				];
				const army: Army = {
					...{ format: 'brikmuster/army', version: 1, name: 'A', rulebook: book, packs },
					id: '11111111-1111-4111-8111-111111111111',
					units: [
						{
							...{ kind: 'minifig', id: 'u1', name: 'Q', rank: 'zzz.r' },
							gear: [{ item: 'zzz.a' }, { item: 'kas.b' }, { item: 'shield' }]
						}
					]
				};
				checkAll(frozen(army));
			}),
			{ numRuns: RUNS }
		);
	});
});

describe('mutated pack files', () => {
	it('are read completely or refused with a reason, in bounded time, and write nothing', () => {
		const files = ['kosmos', 'skirmishers', 'troopers'].map(
			(name) => new Uint8Array(readFileSync(`tests/fixtures/packs/${name}.brikpack`))
		);
		const seed = seedOf(5);
		const keys = Reflect.ownKeys(Object.prototype).length;
		const { rss } = process.memoryUsage();
		let read = 0;
		for (let index = 0; index < cases(2000, 'FILES'); index += 1) {
			const bytes = mutated(files, chanceOf(seed, index));
			const start = performance.now();
			const reading = readPackFile(bytes);
			if (performance.now() - start > MOST_TIME) expect.fail(`file ${index} is slow`);
			if (!reading.ok) {
				expect(reading.problem.path).toMatch(/^(\/|$)/);
				continue;
			}
			read += 1;
			expect(bytes.length).toBeLessThanOrEqual(MAXIMUM_PACK);
			const again = readPack(JSON.parse(JSON.stringify(reading.pack)));
			expect(JSON.stringify(again)).toBe(JSON.stringify(reading));
		}
		expect(process.memoryUsage().rss - rss).toBeLessThan(MOST_GROWTH);
		expect(read).toBeGreaterThan(0);
		expect(Reflect.ownKeys(Object.prototype)).toHaveLength(keys);
	});

	it.each([
		['a prototype', '"names":{"en":{"__proto__":"x"}}', 'forbiddenKey'],
		['a direction mark in a name', '"name":"Kos\\u202emos"', 'hidden'],
		['a direction mark in a text', '"texts":{"en":{"KAS-WPN-01":"\\u202e"}}', 'hidden'],
		['a control character in a text', '"texts":{"en":{"KAS-WPN-01":"\\u0007"}}', 'plainText'],
		['nothing visible in its name', '"name":"\\u200b"', 'invisible'],
		[
			'a number of another kind',
			'"changes":[{"table":"gear","row":"shield","field":"cost","value":"free"}]',
			'wrongType'
		],
		[
			'an endless price',
			'"changes":[{"table":"gear","row":"shield","field":"cost","value":1e999}]',
			'wrongType'
		],
		[
			'a quarter of a point',
			'"changes":[{"table":"gear","row":"shield","field":"cost","value":0.25}]',
			'notAMultiple'
		]
	])('with %s are refused', (_, field, code) => {
		const text = readFileSync('tests/fixtures/packs/kosmos.brikpack', 'utf8');
		const reading = readPackFile(new TextEncoder().encode(text.replace(/\}\s*$/, `,${field}}`)));
		expect(reading).toMatchObject({ ok: false, problem: { code } });
	});
});
