import { expect, it } from 'vitest';
import { numeral } from './numeral';

it.each([
	['2,5', '2.5'],
	['2.5', '2.5'],
	['2½', '2.5'],
	['½', '.5'],
	['−1', '-1'],
	['–1,5', '-1.5'],
	['-1', '-1'],
	['1 000', '1000'],
	['3″', '3'],
	['2 ½″', '2.5'],
	['3 4', '3 4'],
	['Ala', 'Ala']
])('the typed number %j becomes %j', (typed, plain) => {
	expect(numeral(typed)).toBe(plain);
});
