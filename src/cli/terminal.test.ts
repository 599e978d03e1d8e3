import { describe, expect, it } from 'vitest';
import { aligned, columns, escapeControls, padded, PLAIN_STYLE, styleFor } from './terminal';

describe('a control character', () => {
	it.each([
		['\u001b[31m', '\\u001b[31m'],
		['a\nb\tc\r', 'a\\u000ab\\u0009c\\u000d'],
		['\u0000\u007f\u0085\u009b', '\\u0000\\u007f\\u0085\\u009b'],
		['\u200e\u200f\u061c', '\\u200e\\u200f\\u061c'],
		['\u202a\u202e\u2066\u2069', '\\u202a\\u202e\\u2066\\u2069'],
		['\u2028\u2029', '\\u2028\\u2029'],
		['Zażółć “½” −1″ 👨‍👩‍👧 שלום 武士', 'Zażółć “½” −1″ 👨‍👩‍👧 שלום 武士']
	])('%j is escaped', (text, shown) => {
		expect(escapeControls(text)).toBe(shown);
	});

	it('has the same value in JSON', () => {
		const value = { name: '\u001b\u202e\u009b\u2028 “x”' };
		expect(JSON.parse(escapeControls(JSON.stringify(value)))).toEqual(value);
	});
});

describe('column widths', () => {
	it.each([
		['', 0],
		['Zażółć gęślą jaźń', 17],
		['149½ × 2″ −1', 12],
		['武士', 4],
		['e\u0301', 1],
		['🐎 x', 4],
		['👨‍👩‍👧', 2],
		['❤️', 2]
	])('of %j are %i', (text, width) => {
		expect(columns(text)).toBe(width);
	});

	it('are padded', () => {
		expect(padded('武', 4)).toBe('武  ');
		expect(aligned('½', 3)).toBe('  ½');
		expect(padded('long', 2)).toBe('long');
	});
});

describe('colors', () => {
	it.each([
		[true, { isTTY: true }, {}],
		[true, { isTTY: true }, { NO_COLOR: '', TERM: 'xterm' }],
		[false, { isTTY: true }, { NO_COLOR: '1' }],
		[false, { isTTY: true }, { TERM: 'dumb' }],
		[false, {}, {}],
		[false, { isTTY: false }, { TERM: 'xterm' }]
	])('are used (%s) for %j in %j', (used, stream, environment) => {
		const style = styleFor(stream, environment);
		expect(style !== PLAIN_STYLE).toBe(used);
		expect(style.strong('x').includes('\u001b[1m')).toBe(used);
		expect(style.alarm('x').includes('\u001b[31m')).toBe(used);
	});
});
