import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type PrintSettings } from '$lib/cards/layout/settings';
import {
	readArguments,
	type CardsOrder,
	type UsageError,
	type Order,
	type ReportOrder
} from './arguments';

const wishOf = (line: string) => readArguments(line.split(' ').filter(Boolean)).wish;
const plain = { command: 'price', files: ['a.brik'], json: false, league: false } as const;

describe('a command', () => {
	it.each<[string, Partial<ReportOrder>]>([
		['price a.brik', {}],
		['price a.brik --json', { json: true }],
		['--json price a.brik', { json: true }],
		['price b - a/', { files: ['b', '-', 'a/'] }],
		['price -- --json', { files: ['--json'] }],
		['check a.brik', { command: 'check' }],
		['check --league a.brik', { command: 'check', league: true }]
	])('is parsed: %s', (line, expected) => {
		expect(wishOf(line)).toEqual({ kind: 'order', order: { ...plain, ...expected } });
	});

	it.each<[string, Partial<Omit<CardsOrder, 'settings'>> & Partial<PrintSettings>]>([
		['cards a.brik -o b.pdf', {}],
		['-o b.pdf cards a.brik', {}],
		['cards a.brik --output b.pdf', {}],
		['cards a.brik --output=b.pdf', {}],
		['cards - -o ./-', { files: ['-'], output: './-' }],
		['cards a.brik b.brik -o b.pdf', { files: ['a.brik', 'b.brik'] }],
		['cards a.brik -o b.pdf --what roster', { what: 'roster' }],
		[
			'cards a.brik -o b.pdf --what tokens --token-shape square --token-size 1in',
			{ what: 'tokens', tokenShape: 'square', tokenSize: 'inch' }
		],
		['cards a.brik -o b.pdf --what bill', { what: 'ledger' }],
		['cards a.brik -o b.pdf --paper letter', { paper: 'letter' }],
		['cards a.brik -o b.pdf --paper=a4 --layout 2x3 --sides 2 --edge long', {}],
		['cards a.brik -o b.pdf --layout 3x3', { format: 'poker' }],
		['cards a.brik -o b.pdf --layout hero', { format: 'large' }],
		['cards a.brik -o b.pdf --layout fold', { format: 'folded' }],
		['cards a.brik -o b.pdf --sides 1', { sides: 'one' }],
		['cards a.brik -o b.pdf --sides 1 --edge short', { sides: 'one' }],
		['cards a.brik -o b.pdf --edge short', { sides: 'shortEdge' }],
		['cards a.brik -o b.pdf --per figure', { per: 'figure' }],
		['cards a.brik -o b.pdf --contents bill', { contents: ['bill'] }],
		['cards a.brik -o b.pdf --contents bill,stats', { contents: ['stats', 'bill'] }],
		['cards a.brik -o b.pdf --ink-saving --crop', { saving: true, cropMarks: true }],
		['cards a.brik -o b.pdf --layout tarot', { format: 'tarot' }],
		[
			'cards a.brik -o b.pdf --layout 70.5x110',
			{ format: 'own', ownSize: { width: 70.5, height: 110 } }
		],
		['cards a.brik -o b.pdf --sides fronts', { sides: 'fronts' }],
		['cards a.brik -o b.pdf --gutter 2.5 --margin 10', { gutter: 2.5, margin: 10 }],
		['cards a.brik -o b.pdf --copies 3 --one-per-page', { copies: 3, onePerPage: true }],
		['cards a.brik -o b.pdf --fill --registration', { filled: true, registration: true }],
		['cards a.brik -o b.pdf --cut c.svg', { cutOutput: 'c.svg' }],
		['cards a.brik -o b.pdf --base https://e.org', { base: 'https://e.org' }],
		['cards a.brik -o b.pdf --back color', { backs: 'color' }],
		['cards a.brik -o b.pdf --back B.JPG', { backs: 'picture', backPicture: 'B.JPG' }],
		['cards a.brik -o b.pdf --what test --edge short', { what: 'offset', sides: 'shortEdge' }],
		['cards a.brik -o b.pdf --what blank --blank creation', { what: 'blanks', blank: 'creation' }],
		['cards a.brik -o b.pdf --units u1,u2', { units: ['u1', 'u2'] }],
		['cards a.brik -o b.pdf --colors squad', { coloring: { by: 'squad', player: 'blue' } }],
		['cards a.brik -o b.pdf --colors red', { coloring: { by: 'player', player: 'red' } }],
		[
			'cards a.brik -o b.pdf --bleed --offset=-0.5,10',
			{ bleed: true, backOffset: { x: -0.5, y: 10 } }
		],
		['cards a.brik -o b.pdf --offset=−0.5,10', { backOffset: { x: -0.5, y: 10 } }],
		[
			'cards a.brik -o b.pdf --layout 70,5x110 --gutter 2,5',
			{ format: 'own', ownSize: { width: 70.5, height: 110 }, gutter: 2.5 }
		]
	])('for cards is parsed: %s', (line, expected) => {
		const usual = {
			command: 'cards',
			files: ['a.brik'],
			output: 'b.pdf',
			what: 'cards',
			per: 'auto',
			contents: ['stats', 'rules'],
			coloring: { by: 'rank', player: 'blue' }
		};
		const settings: PrintSettings = { ...DEFAULT_SETTINGS, cropMarks: false };
		const isSetting = ([name]: [string, unknown]) => Object.hasOwn(settings, name);
		const given = Object.entries(expected);
		const order = {
			...usual,
			...Object.fromEntries(given.filter((entry) => !isSetting(entry))),
			settings: { ...settings, ...Object.fromEntries(given.filter(isSetting)) }
		};
		expect(wishOf(line)).toEqual({ kind: 'order', order });
	});

	const link = { command: 'link', file: 'a.brik', base: '', json: false } as const;
	const open = { command: 'open', link: '/open#b1.A', output: 'b.brik', json: false } as const;

	it.each<[string, Order]>([
		['link a.brik', link],
		['link - --json', { ...link, file: '-', json: true }],
		['link a.brik --base https://example.org', { ...link, base: 'https://example.org' }],
		['link a.brik --base=http://e.org/x//', { ...link, base: 'http://e.org/x' }],
		['open /open#b1.A -o b.brik', open],
		['open - --output b.brik --json', { ...open, link: '-', json: true }]
	])('for links is parsed: %s', (line, order) => {
		expect(wishOf(line)).toEqual({ kind: 'order', order });
	});

	const dice = {
		command: 'odds',
		question: {
			kind: 'dice',
			form: 'attack',
			skill: { rolls: [{ count: 1, sides: 6 }], bonus: 1 },
			use: 3,
			modifiers: [-5, 2],
			situation: {}
		},
		json: false
	} as const;
	const units = {
		command: 'odds',
		question: { kind: 'units', file: 'a.brik', attacker: 'u1', target: 'u2', situation: {} },
		json: false
	} as const;

	it.each<[string, Order]>([
		['odds --skill 1d6+1 --use 3 --mod -5 --mod=2', dice],
		['odds --mod=-5 --mod +2 --use 3 --skill 1k6+1 --edition 2010', { ...dice, rules: '2010' }],
		['odds a.brik --attacker u1 --target u2 --json', { ...units, json: true }],
		[
			'odds a.brik --attacker u1 --target u2 --weapon bow --against b.brik --situation distance=9,5 --situation still=yes',
			{
				...units,
				question: {
					...units.question,
					weapon: 'bow',
					against: 'b.brik',
					situation: { distance: 9.5, still: true }
				}
			}
		],
		[
			'odds a.brik --against b.brik --matrix',
			{
				...units,
				question: { kind: 'matrix', file: 'a.brik', against: 'b.brik', situation: {} }
			}
		]
	])('for odds is parsed: %s', (line, order) => {
		expect(wishOf(line)).toEqual({ kind: 'order', order });
	});

	it('can have a language', () => {
		expect(readArguments(['price', 'a', '--locale', 'pl']).language).toBe('pl');
		expect(readArguments(['--locale=en', 'weigh']).language).toBe('en');
		expect(readArguments(['price', 'a']).language).toBeUndefined();
	});
});

describe('requests for help or the version', () => {
	it.each([
		['--help', 'help'],
		['-h', 'help'],
		['weigh --help', 'help'],
		['--version', 'version'],
		['--version --help', 'help']
	])('%s', (line, kind) => {
		expect(wishOf(line)).toEqual({ kind });
	});
});

describe('misuse', () => {
	it.each<[string, UsageError['code'], string]>([
		['', 'noCommand', ''],
		['--json', 'noCommand', ''],
		['toString a.brik', 'unknownCommand', 'toString'],
		['weigh a.brik', 'unknownCommand', 'weigh'],
		['price', 'noFile', 'price'],
		['check --league', 'noFile', 'check'],
		['price a --jsn', 'unknownOption', '--jsn'],
		['price a -x', 'unknownOption', '-x'],
		['price a --__proto__', 'unknownOption', '--__proto__'],
		['price a --no-json', 'unknownOption', '--no-json'],
		['--help --jsn', 'unknownOption', '--jsn'],
		['price a --json=no', 'takesNoValue', '--json'],
		['price a --locale', 'unknownLanguage', ''],
		['price a --locale=', 'unknownLanguage', ''],
		['price a --locale --json', 'unknownLanguage', '--json'],
		['price a --locale de', 'unknownLanguage', 'de'],
		['cards -o b.pdf', 'noFile', 'cards'],
		['cards a -o', 'noOutput', ''],
		['cards a -o -', 'noOutput', '-'],
		['cards a -o --paper a4', 'noOutput', '--paper'],
		['cards a --output=', 'noOutput', ''],
		['link', 'noFile', 'link'],
		['open -o b.brik', 'noLink', 'open'],
		['open b1.A -o', 'noOutput', ''],
		['link a --base', 'badBase', ''],
		['link a --base example.org', 'badBase', 'example.org'],
		['link a --base file:///tmp', 'badBase', 'file:///tmp'],
		['link a --base javascript:alert(1)', 'badBase', 'javascript:alert(1)'],
		['link a --base https://e.org/?a', 'badBase', 'https://e.org/?a'],
		['link a --base https://e.org/#b1.', 'badBase', 'https://e.org/#b1.'],
		['link a --base https://me@e.org', 'badBase', 'https://me@e.org'],
		['cards a -o b.pdf --what tickets', 'unknownWhat', 'tickets'],
		['cards a -o b.pdf --paper a5', 'unknownPaper', 'a5'],
		['cards a -o b.pdf --paper A4', 'unknownPaper', 'A4'],
		['cards a -o b.pdf --paper toString', 'unknownPaper', 'toString'],
		['cards a -o b.pdf --layout 4x4', 'unknownLayout', '4x4'],
		['cards a -o b.pdf --layout', 'unknownLayout', ''],
		['cards a -o b.pdf --layout 43x60', 'unknownLayout', '43x60'],
		['cards a -o b.pdf --layout 70x271', 'unknownLayout', '70x271'],
		['cards a -o b.pdf --layout toString', 'unknownLayout', 'toString'],
		['cards a -o b.pdf --gutter 21', 'badGutter', '21'],
		['cards a -o b.pdf --margin x', 'badMargin', 'x'],
		['cards a -o b.pdf --copies 0', 'badCopies', '0'],
		['cards a -o b.pdf --copies 1.5', 'badCopies', '1.5'],
		['cards a -o b.pdf --cut c.pdf', 'badCut', 'c.pdf'],
		['cards a -o b.pdf --colors pink', 'unknownColors', 'pink'],
		['cards a -o b.pdf --back b.png', 'unknownBack', 'b.png'],
		['cards a -o b.pdf --sides 3', 'unknownSides', '3'],
		['cards a -o b.pdf --blank squad', 'unknownBlank', 'squad'],
		['cards a -o b.pdf --units u1,', 'badUnits', 'u1,'],
		['cards a -o b.pdf --edge left', 'unknownEdge', 'left'],
		['odds --skill 1d6 --use 3 --edition 2015', 'unknownEdition', '2015'],
		['odds --skill d --use 3', 'badDice', 'd'],
		['odds --skill 61d6 --use 3', 'badDice', '61d6'],
		['odds --skill 1d1000 --use 3', 'badDice', '1d1000'],
		['odds --skill 1d6 --use three', 'badUse', 'three'],
		['odds --skill 1d6 --use 3 --mod x', 'badModifier', 'x'],
		['odds a --attacker u1 --target u2 --situation still', 'badSituation', 'still'],
		['odds a --attacker= --target u2', 'noValue', '--attacker'],
		['odds --attackers 0 --skill 1d6 --use 3 --damage 1d6 --armor 4', 'badNumber', '0'],
		['odds --roll 1d6', 'alsoNeeded', '--at-least'],
		['odds --momentum 1d6 --opposition 1d6 --skill 1d6', 'notTogether', '--skill'],
		['odds a --attacker u1 --target u2 --parry 2', 'notTogether', '--parry'],
		['odds', 'noSkill', ''],
		['odds --skill 1d6', 'noSkill', ''],
		['odds --use 3 --damage 1d6 --armor 4', 'noSkill', ''],
		['odds --skill 1d6 --use 3 --damage 1d6', 'noArmor', ''],
		['odds a --attacker u1', 'noUnits', ''],
		['odds a --matrix', 'noAgainst', ''],
		['odds a --skill 1d6 --use 3', 'notTogether', '--skill'],
		['odds --skill 1d6 --use 3 --target u1', 'notTogether', '--target'],
		['odds a --matrix --against b --attacker u1', 'notTogether', '--attacker']
	])('%s', (line, code, word) => {
		expect(wishOf(line)).toEqual({ kind: 'misuse', misuse: { code, word } });
	});

	it.each<[string, UsageError['code'], string, string]>([
		['cards a', 'noOutput', '', 'cards'],
		['open b1.A', 'noOutput', '', 'open'],
		['link a b', 'onlyOne', 'b', 'link'],
		['open a b -o c', 'onlyOne', 'b', 'open'],
		['odds a b', 'onlyOne', 'b', 'odds']
	])('of a command: %s', (line, code, word, command) => {
		expect(wishOf(line)).toEqual({ kind: 'misuse', misuse: { code, word, command } });
	});

	it.each([
		['price a --league', '--league', 'price'],
		['odds a --league', '--league', 'odds'],
		['cards a -o b.pdf --league', '--league', 'cards'],
		['cards a -o b.pdf --json', '--json', 'cards'],
		['price a -o b.pdf', '-o', 'price'],
		['price a --skill 1d6', '--skill', 'price'],
		['odds --skill 1d6 --use 3 --paper a4', '--paper', 'odds'],
		['check a --paper a4', '--paper', 'check'],
		['check a --layout fold', '--layout', 'check'],
		['price a --sides 1', '--sides', 'price'],
		['price a --edge long', '--edge', 'price'],
		['price a --base https://e.org', '--base', 'price'],
		['open b1.A -o b.brik --base https://e.org', '--base', 'open'],
		['link a -o b.brik', '-o', 'link']
	])('of an option with the wrong command: %s', (line, word, command) => {
		const misuse = { code: 'notForCommand', word, command };
		expect(wishOf(line)).toEqual({ kind: 'misuse', misuse });
	});
});
