import { describe, expect, it } from 'vitest';
import { readArguments, type Misuse, type Order } from './arguments';

const wishOf = (line: string) => readArguments(line.split(' ').filter(Boolean)).wish;
const plain = { command: 'price', files: ['a.brik'], json: false, league: false } as const;

describe('an order', () => {
	it.each<[string, Partial<Order>]>([
		['price a.brik', {}],
		['price a.brik --json', { json: true }],
		['--json price a.brik', { json: true }],
		['price b - a/', { files: ['b', '-', 'a/'] }],
		['price -- --json', { files: ['--json'] }],
		['check a.brik', { command: 'check' }],
		['check --league a.brik', { command: 'check', league: true }]
	])('is read: %s', (line, expected) => {
		expect(wishOf(line)).toEqual({ kind: 'order', order: { ...plain, ...expected } });
	});

	it('goes with a language', () => {
		expect(readArguments(['price', 'a', '--locale', 'pl']).language).toBe('pl');
		expect(readArguments(['--locale=en', 'weigh']).language).toBe('en');
		expect(readArguments(['price', 'a']).language).toBeUndefined();
	});
});

describe('what is asked instead', () => {
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
	it.each<[string, Misuse['code'], string]>([
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
		['price a --league', 'notForCommand', '--league'],
		['verify a --league', 'notForCommand', '--league'],
		['price a --locale', 'unknownLanguage', ''],
		['price a --locale=', 'unknownLanguage', ''],
		['price a --locale --json', 'unknownLanguage', '--json'],
		['price a --locale de', 'unknownLanguage', 'de']
	])('%s', (line, code, word) => {
		expect(wishOf(line)).toEqual({ kind: 'misuse', misuse: { code, word } });
	});
});
