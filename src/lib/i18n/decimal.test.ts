import { expect, it } from 'vitest';
import { decimalText } from './decimal';

it.each([
	[0, '0', '0'],
	[1e-9, '<0.01', '<0,01'],
	[0.004, '<0.01', '<0,01'],
	[0.006, '0.01', '0,01'],
	[2.314, '2.31', '2,31'],
	[12, '12', '12']
])('%d is %s', (value, en, pl) => {
	expect(decimalText('en', value)).toBe(en);
	expect(decimalText('pl', value)).toBe(pl);
});
