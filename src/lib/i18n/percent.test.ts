import { expect, it } from 'vitest';
import { percentText } from './percent';

it.each([
	[0, '0%'],
	[1, '100%'],
	[1e-16, '<0.01%'],
	[0.00009, '<0.01%'],
	[0.0012, '0.12%'],
	[1 / 3, '33.3%'],
	[0.9996, '>99.9%'],
	[1 - 1e-16, '>99.9%']
])('the chance %d is %s', (chance, text) => {
	expect(percentText('en', chance)).toBe(text);
});

it('of which only the fraction is certain is never 0 or 100 percent', () => {
	expect(percentText('en', 0, false)).toBe('<0.01%');
	expect(percentText('en', 1, false)).toBe('>99.9%');
});
