import { describe, expect, it } from 'vitest';
import { CHAPTERS, SOURCE_OF, type RuleId, type SourceId } from '$lib/rules/citations';
import { core2005 } from '$lib/rules/books/core2005';
import type { RepairStep, ViolationCode } from '$lib/rules/violation';
import type { BackupProblem } from '$lib/exchange/read-backup';
import type { FindingCode } from '$lib/league/finding';
import { FINDINGS, VIOLATIONS } from '../../../tests/setup/text-cases';
import { armies as enArmies } from './en/armies';
import { builder as enBuilder } from './en/builder';
import { cards as enCards } from './en/cards';
import { cli as enCli } from './en/cli';
import { combatRules as enCombatRules } from './en/combat-rules';
import { data as enData } from './en/data';
import { hub as enHub } from './en/hub';
import { leagueJoin as enLeagueJoin } from './en/league-join';
import { leagueRoom as enLeagueRoom } from './en/league-room';
import { leagues as enLeagues } from './en/leagues';
import { odds as enOdds } from './en/odds';
import { planning as enPlanning } from './en/planning';
import { play as enPlay } from './en/play';
import { portrait as enPortrait } from './en/portrait';
import { problems as enProblems } from './en/problems';
import { publication as enPublication } from './en/publication';
import { rules as enRules } from './en/rules';
import { shell as enShell } from './en/shell';
import { table as enTable } from './en/table';
import { templates as enTemplates } from './en/templates';
import { twoPhones as enTwoPhones } from './en/two-phones';
import { armies as plArmies } from './pl/armies';
import { builder as plBuilder } from './pl/builder';
import { cards as plCards } from './pl/cards';
import { cli as plCli } from './pl/cli';
import { combatRules as plCombatRules } from './pl/combat-rules';
import { data as plData } from './pl/data';
import { hub as plHub } from './pl/hub';
import { leagueJoin as plLeagueJoin } from './pl/league-join';
import { leagueRoom as plLeagueRoom } from './pl/league-room';
import { leagues as plLeagues } from './pl/leagues';
import { odds as plOdds } from './pl/odds';
import { planning as plPlanning } from './pl/planning';
import { play as plPlay } from './pl/play';
import { portrait as plPortrait } from './pl/portrait';
import { problems as plProblems } from './pl/problems';
import { publication as plPublication } from './pl/publication';
import { rules as plRules } from './pl/rules';
import { shell as plShell } from './pl/shell';
import { table as plTable } from './pl/table';
import { templates as plTemplates } from './pl/templates';
import { twoPhones as plTwoPhones } from './pl/two-phones';

const en = {
	...enShell,
	...enBuilder,
	portrait: enPortrait,
	armies: enArmies,
	problems: enProblems,
	cards: enCards,
	cli: enCli,
	combatRules: enCombatRules,
	data: enData,
	hub: enHub,
	leagueJoin: enLeagueJoin,
	leagueRoom: enLeagueRoom,
	leagues: enLeagues,
	odds: enOdds,
	table: enTable,
	planning: enPlanning,
	play: enPlay,
	publication: enPublication,
	templates: enTemplates,
	twoPhones: enTwoPhones
};
const pl: typeof en = {
	...plShell,
	...plBuilder,
	portrait: plPortrait,
	armies: plArmies,
	problems: plProblems,
	cards: plCards,
	cli: plCli,
	combatRules: plCombatRules,
	data: plData,
	hub: plHub,
	leagueJoin: plLeagueJoin,
	leagueRoom: plLeagueRoom,
	leagues: plLeagues,
	odds: plOdds,
	table: plTable,
	planning: plPlanning,
	play: plPlay,
	publication: plPublication,
	templates: plTemplates,
	twoPhones: plTwoPhones
};
type Messages = typeof en;

const languages = [
	['en', en, enRules],
	['pl', pl, plRules]
] as const;

/** Needs no translation, like a modifier in a table. */
const BARE_NUMBER = /^[+−]?\d+$/;

/** Texts that are intentionally equal in both languages: names, abbreviations, punctuation around a name. */
const SAME = new Set([
	'table.board.standingOf',
	'table.aftermath.army',
	'table.aftermath.unit',
	'table.effects.inches',
	'table.end.achieved',
	'table.help.inches',
	'table.menu.minutes',
	'odds.editions.2005',
	'odds.editions.2010',
	'odds.editions.2020',
	'odds.editions.quickwars',
	'odds.editions.lugpolwars',
	'adding.toMount',
	'app.name',
	'cards.card.ofFigure',
	'cards.page.tokenSizes.mm',
	'cards.page.tokenSizes.inch',
	'app.papers.a4',
	'app.papers.letter',
	'app.title',
	'fill.more',
	'fill.spends',
	'fill.upgrade',
	'fill.withRow',
	'commands.compare.at',
	'commands.history.count',
	'commands.history.number',
	'editors.numbered',
	'home.rulebooks.core2005',
	'home.rulebooks.lugpolwars',
	'home.rulebooks.quickwars',
	'newArmy.limits',
	'ownRules.change',
	'ownRules.cost',
	'ownRules.fields.cost',
	'ownRules.tables.abilities.rows.pilot',
	'publication.contradictions.pair',
	'publication.page.city',
	'publication.page.result',
	'play.events.quick',
	'play.log.rule',
	'play.rolled',
	'play.rolledFlat',
	'cards.abilities.pilot.title',
	'cards.card.copies',
	'leagues.namesakes.junior',
	'leagues.namesakes.senior',
	'leagues.player.self.as',
	'leagues.player.send.fileName',
	'cards.card.part',
	'cards.card.times',
	'leagues.referee.story.army',
	'leagues.referee.story.armyDigest',
	'leagues.referee.story.points',
	'cards.list.page',
	'cards.page.format',
	'cards.page.formatNotes.bridge',
	'cards.page.formatNotes.large',
	'cards.page.formatNotes.mini',
	'cards.page.formatNotes.poker',
	'cards.page.formatNotes.sixes',
	'cards.page.formatNotes.tarot',
	'cards.page.formats.mini',
	'cards.page.formats.tarot',
	'cards.page.named',
	'cards.sheets.rulers.centimeters',
	'leagues.season.games.result',
	'leagues.season.people.categories.junior',
	'leagues.season.people.categories.senior',
	'leagues.season.standings.box',
	'leagues.season.walkovers.boxOf',
	'combatRules.readings.editions.2005',
	'combatRules.readings.rulings.pilotScale.readings.flat',
	'repaired.priced',
	'portrait.photo.zoomed',
	'profile.figure.orMore',
	'profile.magic.rolled',
	'example.hero',
	'presets.berserker',
	'presets.goblin',
	'presets.grenadier',
	'presets.ninja',
	'presets.pilot',
	'presets.troll',
	'publication.rules.rulings.pilotScale.readings.flat',
	'rulings.pilotScale.readings.flat',
	'terms.ledger.pilot',
	'terms.measures.inches',
	'terms.rulebooks.core2005',
	'terms.rulebooks.lugpolwars',
	'terms.rulebooks.quickwars',
	'terms.abilities.pilot',
	'unit.change'
]);

type ProblemCode = BackupProblem['code'] | 'otherKind';
const PROBLEMS: { [C in ProblemCode]: Parameters<(typeof enProblems)[C]>[0] } = {
	tooManyBytes: { code: 'tooManyBytes', path: '', bytes: 5_000_000, limit: 1_500_000 },
	otherKind: { code: 'otherKind', path: '', kind: 'backup' },
	notText: { code: 'notText', path: '' },
	notJson: { code: 'notJson', path: '', line: 41 },
	tooDeep: { code: 'tooDeep', path: '', limit: 32 },
	forbiddenKey: { code: 'forbiddenKey', path: '/a', field: '__proto__' },
	notAnArmy: { code: 'notAnArmy', path: '' },
	newerVersion: { code: 'newerVersion', path: '/version', version: 7 },
	unknownField: { code: 'unknownField', path: '/price', field: 'price' },
	missing: { code: 'missing', path: '/name' },
	wrongType: { code: 'wrongType', path: '/name', expected: 'string' },
	notAllowed: { code: 'notAllowed', path: '/rulebook', allowed: ['core2005', 'skirmish'] },
	tooSmall: { code: 'tooSmall', path: '/units/0/count', minimum: 1 },
	tooLarge: { code: 'tooLarge', path: '/units/0/count', maximum: 999 },
	tooMany: { code: 'tooMany', path: '/units', maximum: 2000 },
	notAMultiple: { code: 'notAMultiple', path: '/limits/points', of: 0.5 },
	plainText: { code: 'plainText', path: '/name' },
	length: { code: 'length', path: '/name', minimum: 1, maximum: 80 },
	malformed: { code: 'malformed', path: '/id' },
	samePlayer: { code: 'samePlayer', path: '/protocols/0/dark/player' },
	duplicateId: { code: 'duplicateId', path: '/units/1/id', id: 'u1' },
	unknownReference: { code: 'unknownReference', path: '/units/0/mount', id: 'u9' },
	noBackup: { code: 'noBackup', path: '' },
	newerBackup: { code: 'newerBackup', path: '', version: 7 },
	lineTooLong: { code: 'lineTooLong', path: '', limit: 1_500_000 },
	streamTooLong: { code: 'streamTooLong', path: '', limit: 1_500_000 },
	badSignature: { code: 'badSignature', path: '/signature' },
	otherLeague: { code: 'otherLeague', path: '/entry/league' },
	otherPrivatePart: { code: 'otherPrivatePart', path: '/privatePart' },
	cutOff: { code: 'cutOff', path: '' },
	altered: { code: 'altered', path: '' },
	hidden: { code: 'hidden', path: '/name' },
	invisible: { code: 'invisible', path: '/name' },
	photoTooLarge: { code: 'photoTooLarge', path: '/photos/a', pixels: 2048, kilobytes: 200 },
	photosTooLarge: { code: 'photosTooLarge', path: '/photos', megapixels: 500 }
};

const REPAIRS: Record<RepairStep['kind'], RepairStep[]> = {
	stow: [1, 3].map((count) => ({ kind: 'stow', gear: 0, item: 'shield', count })),
	drop: [1, 3].map((count) => ({ kind: 'drop', gear: 0, item: 'shield', count })),
	set: [
		{ kind: 'set', path: '/size', field: 'size', value: 2 },
		{ kind: 'set', path: '/propulsion/0/speed', field: 'speed', value: 16 },
		{ kind: 'set', path: '/weapons/0/count', field: 'count', value: 1 }
	],
	remove: [
		{ kind: 'remove', path: '/magic', target: 'magic' },
		{ kind: 'remove', path: '/units/0/mount', target: 'mount' },
		{ kind: 'remove', path: '/limits', target: 'limits' }
	],
	rank: [{ kind: 'rank', rank: 'mercenary' }],
	enable: [{ kind: 'enable', supplement: 'healing' }],
	field: [{ kind: 'field' }]
};

/** One value for every parameter of the interface texts. */
const GIVEN = {
	address: 'https://a.example/',
	known: 'roomBytes',
	kind: 'PDF',
	...Object.fromEntries(
		[
			'bonus',
			'outcomes',
			'page',
			'place',
			'name',
			'when',
			'points',
			'limit',
			'path',
			'step',
			'time',
			'rule',
			'item',
			'what'
		]
			.concat([
				'statistic',
				'before',
				'after',
				'build',
				'dice',
				'word',
				'command',
				'level',
				'inches'
			])
			.concat([
				'bonus',
				'braced',
				'odds',
				'day',
				'result',
				'fallen',
				'fielded',
				'kills',
				'steadiness',
				'run',
				'speed',
				'studs',
				'carried',
				'size',
				'number',
				'use',
				'digest',
				'text',
				'share'
			])
			.concat(['field', 'id', 'key', 'verdict', 'seal'])
			.concat([
				'edit',
				'category',
				'army',
				'player',
				'league',
				'points',
				'limit',
				'least',
				'most',
				'value'
			])
			.concat(['used', 'allowed', 'all', 'file', 'letters', 'steps', 'part', 'of', 'chosen'])
			.concat(['missing', 'index', 'medium', 'label', 'ruling', 'reading', 'reason'])
			.concat(['right', 'down', 'sum', 'claimed', 'title', 'version'])
			.concat(['who', 'target', 'against', 'patient', 'figure', 'other', 'mount', 'squad'])
			.concat(['side', 'sides', 'game', 'action', 'attack', 'weapon', 'event', 'faces'])
			.concat(['played', 'present', 'absent', 'lost', 'win', 'loss', 'primary', 'secondary'])
			.concat(['days', 'months', 'minutes', 'usual', 'zone', 'from', 'age', 'games', 'city'])
			.concat(['scenario', 'light', 'dark', 'season', 'tables', 'rounds', 'boxes', 'names'])
			.concat([
				'amount',
				'total',
				'need',
				'successes',
				'difficulty',
				'radius',
				'turns',
				'totals',
				'done'
			])
			.concat([
				'success',
				'healed',
				'standing',
				'left',
				'round',
				'moved',
				'speed',
				'sides',
				'goal',
				'when',
				'known',
				'edition',
				'book'
			])
			.map((parameter) => [parameter, `<${parameter}>`])
	),
	chance: { kind: 'times', times: 7, of: 12 },
	count: 7,
	figures: 7,
	times: 7
};

/** Every message of a catalogue by path; functions are called with all test cases. */
function spoken(catalogue: Messages): Map<string, string[]> {
	const found = new Map<string, string[]>();
	const speak = (path: string, message: unknown) => {
		if (typeof message === 'string') found.set(path, [message]);
		else if (typeof message === 'function') found.set(path, answers(path, message as Speaker));
		else
			Object.entries(message as object).forEach(([key, inner]) =>
				speak(path ? `${path}.${key}` : key, inner)
			);
	};
	speak('', catalogue);
	return found;
}

/** Numbers with signs for halves and inches. */
const SIGNS = ['149½', '½', '−½', '1″', '2″', '5″', '22″', '2½″', '1,5″', '(1d6)″'];

type Speaker = (given: unknown) => string;
/** What to do next about a finding is one text for each audience. */
function steps(about: string, code: string, tell: (given: unknown) => unknown): string[] {
	if (about === 'army')
		return VIOLATIONS[code as ViolationCode].map((params) => String(tell(params)));
	return FINDINGS[code as FindingCode].flatMap(
		(params) => Object.values(tell(params) as object) as string[]
	);
}

function answers(path: string, tell: Speaker): string[] {
	const [area, code = '', finding = '', name = ''] = path.split('.');
	if (area === 'leagues' && code === 'findings') {
		return FINDINGS[finding as FindingCode].map((params) => tell(params));
	}
	if (area === 'leagues' && code === 'steps') return steps(finding, name, tell);
	if (area === 'violations') return VIOLATIONS[code as ViolationCode].map((params) => tell(params));
	if (area === 'problems') return [tell(PROBLEMS[code as ProblemCode])];
	if (area === 'repairs') {
		return REPAIRS[code as RepairStep['kind']].flatMap((step) => [
			tell({ step, before: 4 }),
			tell({ step, before: 4, what: 'Q' })
		]);
	}
	if (path === 'thing') return VIOLATIONS.WRONG_BOOK.map((params) => tell(params));
	if (path === 'spoken') return SIGNS.map((text) => tell({ text }));
	return [tell(GIVEN)];
}

function shape(message: unknown): unknown {
	if (typeof message !== 'object' || message === null) return typeof message;
	return Object.fromEntries(Object.entries(message).map(([key, inner]) => [key, shape(inner)]));
}

const ruleTexts = (texts: typeof enRules) => [
	...Object.values(texts.chapters),
	...Object.values(texts.sources),
	...Object.values(texts.rules).flatMap(({ title, text }) => [title, text])
];
const ids: RuleId[] = Object.values(CHAPTERS).flat();
const books: SourceId[] = [...new Set(Object.values(SOURCE_OF))];

describe('the catalogues', () => {
	it('have no overlapping keys in areas that are merged', () => {
		const areas = [enShell, enBuilder].flatMap((area) => Object.keys(area));
		expect(areas).toEqual([...new Set(areas)]);
		expect(areas).not.toContain('portrait');
		expect(areas).not.toContain('problems');
		expect(areas).not.toContain('cli');
		expect(areas).not.toContain('combatRules');
		expect(areas).not.toContain('data');
		expect(areas).not.toContain('league');
		expect(areas).not.toContain('templates');
	});

	it('have the same keys, and functions for the same keys', () => {
		expect(shape(pl)).toEqual(shape(en));
	});

	it.each(languages)('have no empty or undefined values in texts: %s', (_, messages) => {
		for (const [path, texts] of spoken(messages)) {
			for (const text of texts) {
				expect(text.trim(), path).not.toBe('');
				expect(text, path).not.toMatch(/undefined|NaN|\[object|null/);
			}
		}
	});

	it('are completely translated to Polish', () => {
		const polish = spoken(pl);
		const same = [...spoken(en)]
			.filter(([path, texts]) => texts.some((text, index) => text === polish.get(path)?.[index]))
			.filter(([, texts]) => !texts.every((text) => BARE_NUMBER.test(text)))
			.map(([path]) => path);
		expect(same.sort()).toEqual([...SAME].sort());
	});

	it('use the same parameters in both languages', () => {
		const polish = spoken(pl);
		const named = (texts: string[] = []) =>
			texts.map((text) => (text.match(/<\w+>/g) ?? []).sort());
		for (const [path, texts] of spoken(en))
			expect(named(polish.get(path)), path).toEqual(named(texts));
	});

	it.each(languages)('have no straight quotes and no brand: %s', (_, messages, rules) => {
		const texts = [...spoken(messages).values()].flat().concat(ruleTexts(rules));
		expect(texts.length).toBeGreaterThan(300);
		expect(texts.filter((text) => /["']/.test(text))).toEqual([]);
		expect(texts.filter((text) => /lego/i.test(text))).toEqual([]);
	});

	it('use the quotation marks of each language', () => {
		const text = (messages: Messages) => [...spoken(messages).values()].flat().join(' ');
		expect(text(pl)).not.toMatch(/“/);
		expect(text(en)).not.toMatch(/„/);
	});

	it('have no English decimal halves in Polish', () => {
		const { LEAGUE_POINTS, LIMIT_POINTS } = pl.violations;
		expect(LEAGUE_POINTS({ points: 150.5, limit: 150 })).toContain('150,5');
		expect(pl.violations.MEASURE({ size: 4, measured: 2.2 })).toContain('2,2″');
		expect(LIMIT_POINTS({ points: 100.5, limit: 99.5 })).toMatch(/100,5.*99,5/);
		expect(pl.problems.tooManyBytes(PROBLEMS.tooManyBytes)).toContain('1,5 MB');
		expect(en.problems.tooManyBytes(PROBLEMS.tooManyBytes)).toContain('1.5 MB');
	});

	it('have no decimal points in Polish texts of rules and screens', () => {
		const pointed = [...spoken(pl)]
			.flatMap(([path, texts]) => texts.map((text) => `${path}: ${text}`))
			.filter((text) => /\d\.\d/.test(text));
		expect(pointed).toEqual([]);
	});

	it('have no English decimals for half-points in Polish', () => {
		expect(pl.problems.notAMultiple(PROBLEMS.notAMultiple)).not.toContain('0.5');
	});
});

describe('plural forms', () => {
	it.each([
		[0, '0 figurek', '0 błędów'],
		[1, '1 figurka', '1 błąd'],
		[2, '2 figurki', '2 błędy'],
		[4, '4 figurki', '4 błędy'],
		[5, '5 figurek', '5 błędów'],
		[12, '12 figurek', '12 błędów'],
		[21, '21 figurek', '21 błędów'],
		[22, '22 figurki', '22 błędy'],
		[112, '112 figurek', '112 błędów'],
		[122, '122 figurki', '122 błędy']
	])('in Polish: %i', (count, figures, problems) => {
		expect(pl.home.figures({ count })).toBe(figures);
		expect(pl.importing.preview({ figures: count })).toContain(figures);
		expect(pl.army.problems({ count })).toBe(problems);
	});

	it.each([
		[1, '1 figure', '1 error'],
		[0, '0 figures', '0 errors'],
		[2, '2 figures', '2 errors'],
		[21, '21 figures', '21 errors']
	])('in English: %i', (count, figures, problems) => {
		expect(en.home.figures({ count })).toBe(figures);
		expect(en.importing.preview({ figures: count })).toContain(figures);
		expect(en.army.problems({ count })).toBe(problems);
	});

	it.each([
		[1, 1, 'wymagają 1 ręki, a figurka ma 1 rękę'],
		[3, 2, 'wymagają 3 rąk, a figurka ma 2 ręce'],
		[22, 20, 'wymagają 22 rąk, a figurka ma 20 rąk'],
		[5, 0, 'wymagają 5 rąk, a figurka ma 0 rąk']
	])('hands in Polish: %i of %i', (needed, hands, sentence) => {
		expect(pl.violations.HANDS({ reason: 'tooMany', needed, hands })).toContain(sentence);
	});
});

describe('text for screen readers', () => {
	it.each([
		['149½', '149 and a half', '149 i pół'],
		['½', 'one half', 'pół'],
		['+½ CP', '+one half CP', '+pół CP'],
		['1″', '1 inch', '1 cal'],
		['2″', '2 inches', '2 cale'],
		['5″ → 4″', '5 inches → 4 inches', '5 cali → 4 cale'],
		['11″', '11 inches', '11 cali'],
		['2½″', '2 and a half inches', '2 i pół cala'],
		['2,5″', '2,5 inches', '2,5 cala'],
		['(1d6+2)″', '(1d6+2) inches', '(1d6+2) cali'],
		['Gun 3', 'Gun 3', 'Gun 3']
	])('%s', (text, english, polish) => {
		expect(en.spoken({ text })).toBe(english);
		expect(pl.spoken({ text })).toBe(polish);
	});

	it('has no signs left in any text of the screens', () => {
		for (const [, messages] of languages) {
			const texts = [...spoken(messages).values()].flat();
			const heard = texts.map((text) => messages.spoken({ text }));
			expect(texts.filter((text) => /[½″]/.test(text)).length).toBeGreaterThan(10);
			expect(heard.filter((text) => /[½″]/.test(text))).toEqual([]);
		}
	});
});

describe('the rules', () => {
	it.each(languages)('all have a title and a text: %s', (_, __, { rules, chapters }) => {
		expect(Object.keys(rules).sort()).toEqual([...ids].sort());
		expect(Object.keys(chapters).sort()).toEqual(Object.keys(CHAPTERS).sort());
		for (const id of ids) {
			expect(rules[id].title.trim(), id).not.toBe('');
			expect(rules[id].text.trim().length, id).toBeGreaterThan(30);
		}
	});

	it('are translated to Polish', () => {
		const same = ids.filter((id) => enRules.rules[id].text === plRules.rules[id].text);
		expect(same).toEqual([]);
	});

	it.each(languages)('name the source book of each chapter: %s', (_, __, { sources }) => {
		expect(Object.keys(sources).sort()).toEqual([...books].sort());
		expect(new Set(Object.values(sources)).size).toBe(books.length);
		for (const book of books) expect(sources[book].trim(), book).not.toBe('');
	});

	it('have translated book titles in Polish', () => {
		expect(books.filter((book) => enRules.sources[book] === plRules.sources[book])).toEqual([]);
	});

	it('cited by prices all exist', () => {
		const cited = (value: unknown): string[] => {
			if (typeof value !== 'object' || value === null) return [];
			const own = 'rule' in value ? [String(value.rule)] : [];
			return [...own, ...Object.values(value).flatMap(cited)];
		};
		const found = cited(core2005.tables);
		expect(found.length).toBeGreaterThan(15);
		expect(found.filter((rule) => !(ids as string[]).includes(rule))).toEqual([]);
	});

	it('are listed once, in their own chapter', () => {
		for (const [chapter, rules] of Object.entries(CHAPTERS)) {
			const prefix = chapter === 'NS' ? 'NS-' : `PL-${chapter}-`;
			expect(rules.every((rule) => rule.startsWith(prefix))).toBe(true);
			expect(new Set(rules).size).toBe(rules.length);
		}
	});
});
