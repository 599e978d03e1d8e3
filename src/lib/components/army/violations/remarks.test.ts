import { describe, expect, it } from 'vitest';
import type { Violation } from '$lib/rules/violation';
import { grouped } from './remarks';

const operator = (index: number, change: Partial<Violation> = {}): Violation =>
	({
		code: 'OPERATOR',
		rule: 'PL-PIL-05',
		severity: 'info',
		subject: { of: 'unit', list: 'units', index },
		at: '',
		params: { reason: 'pilot' },
		...change
	}) as Violation;
const sizes = (violations: readonly Violation[]) => grouped(violations).map(({ length }) => length);

describe('remarks', () => {
	it('are in one group where they say the same of several units', () => {
		const nobody = operator(3, { params: { reason: 'nobody' } } as Partial<Violation>);
		const shown = grouped([operator(0), nobody, operator(1), operator(2)]);
		expect(shown).toEqual([[operator(0), operator(1), operator(2)], [nobody]]);
	});

	it('fill cards of twelve places', () => {
		expect(sizes(Array.from({ length: 30 }, (_, index) => operator(index)))).toEqual([12, 12, 6]);
	});

	it('are alone as errors, which are counted', () => {
		const error = { severity: 'error' } as const;
		expect(sizes([operator(0, error), operator(1, error)])).toEqual([1, 1]);
	});
});
