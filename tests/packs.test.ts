import { describe, expect, it } from 'vitest';
import { carriedPack, comparedPacks, otherRows, underKnownPacks } from '$lib/army/carried-packs';
import { removeGear, renameUnit } from '$lib/army/edits/edits';
import { armyDigest, packDigest, rulebookDigest } from '$lib/army/format/digest';
import { readArmy } from '$lib/army/format/read';
import { readPack } from '$lib/army/format/read-pack';
import { formatDice } from '$lib/dice/notation';
import { armyLink } from '$lib/exchange/link';
import { readLinks } from '$lib/exchange/read-link';
import * as en from '$lib/i18n/en/terms';
import { named, withPackNames } from '$lib/i18n/named';
import * as pl from '$lib/i18n/pl/terms';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Gear, Minifig, Unit } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { pathOf } from '$lib/rules/violation';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { armyUnderRegulation, checkRuleset } from '$lib/league/under-regulation';
import { rulebookFor, rulebookOf } from '$lib/rules/registry';
import { packDocument, packOf } from './setup/packs';

const kosmos = packOf('kosmos');

const marksman: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Zoja',
	rank: 'kas.marksman',
	gear: [{ item: 'kas.gatling' }]
};

function army(units: Unit[], change: Partial<Army> = {}): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '11111111-1111-4111-8111-111111111111',
		name: 'A',
		rulebook: 'core2005',
		units,
		...change
	};
}
const withPack = (units: Unit[], pack = kosmos, change: Partial<Army> = {}) =>
	underKnownPacks(army(units, { rulebook: pack.extends, ...change }), [pack]);
const codes = (of: Army) => assess(of).violations.map(({ code }) => code);
const price = (of: Army) => assess(of).total / 2;

describe('an army with a pack', () => {
	it('is priced with the rows of the pack, and its lines cite the rules of the pack', () => {
		const { lines, total } = assess(withPack([marksman]));
		expect(total / 2).toBe(6 + 8);
		expect(lines.map(({ rule, key }) => [rule, key])).toEqual([
			['KAS-CHR-01', 'rank.kas.marksman'],
			['KAS-WPN-01', 'gear.kas.gatling']
		]);
	});

	it('has the statistics of its rows and the behavior of the printed ones', () => {
		const it = withPack([marksman]);
		const profile = rulebookFor(it).profile(it, marksman);
		if (profile?.kind !== 'minifig') throw new Error('no minifig');
		expect(profile.skill && formatDice(profile.skill)).toBe('1d8');
		expect(profile.move).toBe(5);
		expect(profile.attacks).toMatchObject([
			{ item: 'kas.gatling', like: 'longRanged', use: 4, reach: { inches: 10 } }
		]);
	});

	it('needs both hands for what is like a weapon for both hands, and excludes what it excludes', () => {
		const both = { ...marksman, gear: [...(marksman.gear ?? []), { item: 'shortHand' } as const] };
		expect(codes(withPack([both]))).toEqual(['HANDS', 'EXCLUSIVE']);
	});

	it('carries only the rows that it uses, and their names', () => {
		const [carried] = withPack([marksman]).packs ?? [];
		expect(carried?.rows).toEqual({
			gear: { 'kas.gatling': kosmos.rows?.gear?.['kas.gatling'] },
			ranks: { 'kas.marksman': kosmos.rows?.ranks?.['kas.marksman'] }
		});
		expect(carried?.names?.en).toEqual({ 'kas.gatling': 'Gatling', 'kas.marksman': 'Marksman' });
		expect(carried?.changes).toEqual(kosmos.changes);
		expect(carried).not.toHaveProperty('texts');
	});

	it('survives writing and reading, with prices of 0', () => {
		const free = packOf('kosmos', {
			rows: {
				ranks: { 'kas.marksman': { like: 'mercenary', rule: 'KAS-CHR-01', set: { cost: 0 } } }
			},
			restrict: [],
			names: {}
		});
		const before = withPack([{ ...marksman, gear: [] }], free);
		const reading = readArmy(JSON.parse(JSON.stringify(before)));
		expect(reading).toEqual({ ok: true, army: before });
		expect(price(before)).toBe(0);
		expect(armyDigest(before)).not.toBe(armyDigest(withPack([{ ...marksman, gear: [] }])));
	});

	it('changes printed prices, for itself only', () => {
		const shielded: Minifig = { ...marksman, rank: 'mercenary', gear: [{ item: 'shield' }] };
		const carried = [carriedPack(kosmos, army([shielded]))];
		expect(price(army([shielded], { packs: carried }))).toBe(6);
		expect(price(army([shielded]))).toBe(5);
		expect(rulebookOf('core2005').tables.gear?.shield).toMatchObject({ cost: 1 });
	});

	it.each([
		['rows, names and frame of three rows', {}, 400],
		['a change and two restrictions too', kosmos, 510]
	])('adds to a link, for %s, a limited number of characters', async (_, rules, most) => {
		const laser: Unit = {
			kind: 'creation',
			id: 'u2',
			name: 'Wóz',
			form: 'vehicle',
			size: 4,
			weapons: [{ type: 'kas.laser', level: 1 }]
		};
		const printed: Unit[] = [
			{ ...marksman, rank: 'mercenary', gear: [{ item: 'longRanged' }] },
			{ ...laser, weapons: [{ type: 'gun', level: 1 }] }
		];
		const { changes = [], restrict = [] } = rules as Partial<Pack>;
		const own = withPack([marksman, laser], packOf('kosmos', { changes, restrict }));
		const length = async (of: Army) => ((await armyLink(of, '')) ?? '').length;
		expect((await length(own)) - (await length(army(printed)))).toBeLessThanOrEqual(most);
	});

	it('is the same army behind a link, whose rows are compared one by one', async () => {
		const own = withPack([marksman]);
		const reading = readLinks((await armyLink(own, '')) ?? '');
		if (!reading.ok) throw new Error(reading.problem.code);
		const [opened] = reading.armies;
		if (!opened) throw new Error('no army');
		expect(assess(opened)).toEqual(assess({ ...own, units: opened.units }));
		expect(opened.packs?.[0]).not.toHaveProperty('digest');
		expect(comparedPacks(opened, [kosmos])).toMatchObject([
			{ otherRows: [], hasOtherRules: false }
		]);
		expect(underKnownPacks(opened, [kosmos]).packs).toEqual(own.packs);
		const book = rulebookOf('core2005');
		expect(rulebookDigest(book, opened)).not.toBe(rulebookDigest(book, {}));
	});
});

describe('a row that nobody knows', () => {
	const lost = army([{ ...marksman, abilities: { weaponMaster: [{ item: 'kas.gatling' }] } }]);

	it('costs nothing, is an error and survives saving', () => {
		const reading = readArmy(JSON.parse(JSON.stringify(lost)));
		expect(reading).toEqual({ ok: true, army: lost });
		expect(price(lost)).toBe(0);
		expect(new Set(codes(lost))).toEqual(new Set(['PACK_ROW']));
		expect(rulebookFor(lost).profile(lost, marksman)).toMatchObject({ kind: 'minifig' });
	});

	it('keeps its place through edits and a link', async () => {
		const gear: Gear[] = [
			{ item: 'shield' },
			{ item: 'kas.gatling', name: 'Ula' },
			{ item: 'bodyArmor' }
		];
		const before = army([{ ...marksman, count: 2, gear }]);
		const renamed = removeGear({ id: 'u1', name: 'Zoja' }, 2).apply(
			renameUnit({ id: 'u1', name: 'Zoja' }, 'Ala').apply(before)
		);
		const reading = readLinks((await armyLink(renamed, '')) ?? '');
		if (!reading.ok) throw new Error(reading.problem.code);
		const [unit] = reading.armies[0]?.units ?? [];
		expect(unit).toMatchObject({ name: 'Ala', rank: 'kas.marksman', gear: gear.slice(0, 2) });
		const { lines } = assess(before);
		expect(lines.map(({ key, points }) => [key, points / 2])).toEqual([
			['gear.shield', 2],
			['gear.bodyArmor', 4]
		]);
		const paths = assess(before)
			.violations.filter(({ code }) => code === 'PACK_ROW')
			.map(pathOf);
		expect(paths).toEqual(['/units/0/rank', '/units/0/gear/1']);
	});

	it.each(['core2005', 'lugpolwars', 'quickwars'] as const)(
		'has no other error in %s',
		(rulebook) => {
			expect(new Set(codes({ ...lost, rulebook, units: [marksman] }))).toEqual(
				new Set(['PACK_ROW'])
			);
		}
	);
});

describe('the restrictions of a pack', () => {
	const limited = (unit: Minifig, change: Partial<Pack>) =>
		assess(withPack([unit], packOf('kosmos', change)))
			.violations.filter(({ code }) => code === 'PACK_LIMIT')
			.map(({ params, rule }) => [rule, 'reason' in params && params.reason]);

	it.each<[string, Partial<Minifig>, object[]]>([
		['rank', { rank: 'mercenary' }, [{ row: 'kas.gatling', ranks: ['kas.marksman'] }]],
		['requires', {}, [{ row: 'kas.gatling', requires: 'shield' }]],
		['excludes', {}, [{ row: 'kas.gatling', excludes: 'kas.marksman' }]],
		[
			'perUnit',
			{ gear: [{ item: 'kas.gatling', count: 2 }] },
			[{ row: 'kas.gatling', perUnit: 1 }]
		],
		['perArmy', { count: 3 }, [{ row: 'kas.gatling', perArmy: 2 }]]
	])('say %s', (reason, change, restrict) => {
		const found = limited({ ...marksman, ...change }, { restrict: restrict as Pack['restrict'] });
		expect(found).toEqual([['KAS-WPN-01', reason]]);
	});

	it('withdraw a printed row', () => {
		const halberdier: Minifig = { ...marksman, gear: [{ item: 'twoHanded' }] };
		expect(limited(halberdier, {})).toEqual([['PL-WPN-03', 'withdrawn']]);
	});
});

describe('several sources of changes', () => {
	it('count in their order, which an information says', () => {
		const houseRules = { changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 5 }] };
		const shielded: Minifig = { ...marksman, gear: [{ item: 'shield' }] };
		const own = withPack([shielded], kosmos, { houseRules });
		expect(price(own)).toBe(6 + 5);
		expect(codes(own)).toEqual(['PACK_ORDER']);
	});

	it('may not have one prefix', () => {
		const [carried] = withPack([marksman]).packs ?? [];
		if (!carried) throw new Error('no pack');
		const other = { ...carried, id: '22222222-2222-4222-8222-222222222222', name: 'Other' };
		const found = assess(army([marksman], { packs: [carried, other] })).violations;
		expect(found.find(({ code }) => code === 'PACK_PREFIX')?.params).toMatchObject({
			name: 'Other',
			other: 'Kosmos'
		});
	});
});

describe('digests', () => {
	it('of a rulebook change with packs and not without', () => {
		const book = rulebookOf('core2005');
		const own = withPack([marksman]);
		expect(rulebookDigest(book, { packs: [] })).toBe(rulebookDigest(book, {}));
		expect(rulebookDigest(book, own)).not.toBe(rulebookDigest(book, {}));
		expect(armyDigest(army([marksman], { packs: [] }))).toBe(armyDigest(army([marksman])));
	});

	it('of a pack ignore names and texts, and find other rows', () => {
		expect(packDigest(packOf('kosmos', { names: {}, texts: {} }))).toBe(packDigest(kosmos));
		const dearer = packOf('kosmos', {
			rows: {
				...kosmos.rows,
				gear: {
					...kosmos.rows?.gear,
					'kas.gatling': { like: 'longRanged', rule: 'KAS-WPN-01', set: { cost: 9 } }
				}
			}
		});
		expect(packDigest(dearer)).not.toBe(packDigest(kosmos));
		const [carried] = withPack([marksman]).packs ?? [];
		expect(carried && otherRows(carried, dearer)).toEqual(['kas.gatling']);
		expect(carried && otherRows(carried, kosmos)).toEqual([]);
	});
});

describe('a pack file', () => {
	const gear = (row: object) => ({
		rows: { gear: { 'kas.gatling': row } },
		restrict: [],
		names: {}
	});

	it.each<[string, object, string]>([
		['the prefix of another pack', { prefix: 'abc' }, '/rows/gear/kas.gatling'],
		['a row like none', gear({ like: 'laser', rule: 'KAS-WPN-01' }), '/rows/gear/kas.gatling/like'],
		[
			'a price below 0',
			gear({ like: 'shield', rule: 'KAS-WPN-01', set: { cost: -1 } }),
			'/rows/gear/kas.gatling/set/cost'
		],
		[
			'a number that the printed row does not have',
			gear({ like: 'shield', rule: 'KAS-WPN-01', set: { armor: '1d6' } }),
			'/rows/gear/kas.gatling/set/armor'
		],
		[
			'a rule of the book',
			gear({ like: 'shield', rule: 'PL-WPN-07' }),
			'/rows/gear/kas.gatling/rule'
		],
		[
			'a rank like the hero',
			{
				rows: { ranks: { 'kas.lord': { like: 'hero', rule: 'KAS-CHR-01' } } },
				restrict: [],
				names: {}
			},
			'/rows/ranks/kas.lord/like'
		],
		[
			'one id in two tables',
			{
				rows: {
					gear: { 'kas.a': { like: 'shield', rule: 'KAS-WPN-01' } },
					ranks: { 'kas.a': { like: 'officer', rule: 'KAS-CHR-01' } }
				},
				restrict: [],
				names: {}
			},
			'/rows/ranks/kas.a'
		],
		[
			'a look of a rank',
			{
				rows: { ranks: { 'kas.scout': { like: 'officer', rule: 'KAS-CHR-01', look: 'rifle' } } },
				restrict: [],
				names: {}
			},
			'/rows/ranks/kas.scout/look'
		],
		['an unknown row in a restriction', { restrict: [{ row: 'kas.none' }] }, '/restrict/0'],
		[
			'an unknown change',
			{ changes: [{ table: 'gear', row: 'x', field: 'cost', value: 1 }] },
			'/changes/0/row'
		]
	])('is refused with %s', (_, change, path) => {
		const reading = readPack({ ...(packDocument('kosmos') as object), ...change });
		expect(reading).toMatchObject({ ok: false, problem: { path } });
	});
});

describe('published lists that the printed tables could not express', () => {
	it('price three kinds of figures and four kinds of guns', () => {
		const pack = packOf('skirmishers');
		const units = (['har.soldier', 'har.marksman', 'har.shield'] as const).map(
			(rank, index): Minifig => ({
				kind: 'minifig',
				id: `u${index}`,
				name: rank,
				rank,
				gear: [
					{ item: (['har.pistol', 'har.rifle', 'har.carbine'] as const)[index] ?? 'har.pistol' }
				]
			})
		);
		expect(price(withPack(units, pack))).toBe(3 + 2 + 5 + 6 + 5 + 4);
		expect(codes(withPack(units, pack))).toEqual([]);
	});

	it('price three kinds of troopers under LUGPolWars', () => {
		const pack = packOf('troopers');
		const units = (['tro.scout', 'tro.trooper', 'tro.breaker'] as const).map(
			(rank, index): Minifig => ({
				kind: 'minifig',
				id: `u${index}`,
				name: rank,
				rank,
				gear: [{ item: index === 2 ? 'tro.cannon' : 'tro.blaster' }]
			})
		);
		const own = withPack(units, pack);
		expect(price(own)).toBe(3 + 3 + 5 + 3 + 9 + 6);
		const profile = units[2] && rulebookFor(own).profile(own, units[2]);
		if (profile?.kind !== 'minifig') throw new Error('no minifig');
		expect(formatDice(profile.armor)).toBe('2d6');
		expect(profile.attacks[0]?.damage && formatDice(profile.attacks[0].damage)).toBe('2d6+2');
	});
});

describe('names of a pack', () => {
	const texts = { pl, en };
	const namesOf = (language: 'pl' | 'en', pack: Pack) => {
		const units: Unit[] = [
			{ ...marksman, gear: [{ item: 'kas.gatling' }, { item: 'kas.grenade' }] }
		];
		const { terms } = withPackNames(
			{ terms: texts[language] },
			withPack(units, pack).packs,
			language
		);
		return ['gear.kas.gatling', 'gear.kas.grenade', 'rank.kas.marksman'].map((key) =>
			named(terms.ledger, key)
		);
	};

	it('are in the language of the reader, or the one that the pack has', () => {
		expect(namesOf('en', kosmos)).toEqual(['Gatling', 'Granat plazmowy', 'Marksman']);
		expect(namesOf('pl', kosmos)).toEqual([
			'Karabin obrotowy',
			'Granat plazmowy',
			'Strzelec wyborowy'
		]);
	});

	it('are those of the printed rows with the name of the pack, if it has none', () => {
		const [gatling] = namesOf('en', packOf('kosmos', { names: {} }));
		expect(gatling).toBe(`${en.gear.longRanged} (Kosmos)`);
	});
});

describe('a league without packs', () => {
	it('takes no price from the packs of an army, and rejects them', () => {
		const cheap = packOf('kosmos', {
			changes: [{ table: 'ranks', row: 'hero', field: 'cost', value: 0 }]
		});
		const hero: Minifig = { ...marksman, rank: 'hero', gear: [] };
		const claimed = army([hero], { packs: [carriedPack(cheap, army([hero]))] });
		expect(price(claimed)).toBe(0);
		expect(price(armyUnderRegulation(claimed, SMALL_LEAGUE))).toBe(11);
		expect(checkRuleset('A', claimed, SMALL_LEAGUE, [])).toMatchObject([
			{ code: 'RULESET', params: { reason: 'furtherPack', name: 'Kosmos', edition: 3 } }
		]);
	});
});
