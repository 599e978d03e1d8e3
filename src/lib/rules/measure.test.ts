import { describe, expect, it } from 'vitest';
import { fittingSizes, inchesOf } from './measure';

describe('a measured length', () => {
	it.each([
		[9.4, 'inches', 9.4],
		[30, 'studs', 10],
		[28, 'studs', 9.33],
		[7.5, 'centimeters', 2.5],
		[0, 'studs', 0]
	] as const)('%d %s are %d inches', (length, unit, inches) => {
		expect(inchesOf(length, unit)).toBe(inches);
	});

	it.each([
		[9.4, [9, 10]],
		[10, [10]],
		[0.8, [0, 1]]
	])('%d″ allows the sizes %j', (measured, sizes) => {
		expect(fittingSizes(measured)).toEqual(sizes);
	});
});
