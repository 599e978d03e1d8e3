import type { Chance } from '$lib/dice/chance';
import { expect, it } from 'vitest';
import { percentText, wholePercentText } from './percent';

it.each([
	[0, '0%', '0%'],
	[1, '100%', '100%'],
	[Number.MIN_VALUE, '<0.01%', '<1%'],
	[1e-16, '<0.01%', '<1%'],
	[0.00009, '<0.01%', '<1%'],
	[0.0012, '0.12%', '<1%'],
	[1 / 3, '33.3%', '33%'],
	[0.9996, '>99.9%', '>99%'],
	[1 - Number.EPSILON / 2, '>99.9%', '>99%']
])('the chance %d is %s', (chance, text, whole) => {
	expect(percentText('en', chance as Chance)).toBe(text);
	expect(wholePercentText('en', chance as Chance)).toBe(whole);
});
