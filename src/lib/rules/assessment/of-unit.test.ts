import { describe, expect, it } from 'vitest';
import { ofUnit, violationsAt } from './of-unit';
import type { Subject, Violation } from '../violation';

const violation = (unit: string, subject: Subject): Violation => ({
	code: 'REDUNDANT',
	rule: 'PL-WPN-08',
	severity: 'warning',
	unit,
	subject,
	at: '',
	params: { item: 'bodyArmor' },
	repairs: []
});

describe('entries of one unit', () => {
	const entries = [
		{ unit: 'b', place: 1 },
		{ unit: 'a', place: 2 },
		{ unit: 'b', place: 3 }
	];

	it('are those of its id, in their order', () => {
		expect(ofUnit(entries, 'b')).toEqual([entries[0], entries[2]]);
		expect(ofUnit(entries, 'a')).toEqual([entries[1]]);
	});

	it('are none for a unit without any, whatever its id', () => {
		expect(ofUnit(entries, 'c')).toEqual([]);
		expect(ofUnit(entries, 'constructor')).toEqual([]);
		expect(ofUnit([], 'a')).toEqual([]);
	});

	it('are grouped once: the next call returns the same list', () => {
		expect(ofUnit(entries, 'b')).toBe(ofUnit(entries, 'b'));
		expect(ofUnit([...entries], 'b')).not.toBe(ofUnit(entries, 'b'));
	});
});

describe('the violations of a unit', () => {
	it('exclude those of another subject with its id, fielded or in reserve', () => {
		const [inField, inReserve] = [
			violation('a', { of: 'unit', list: 'units', index: 0 }),
			violation('a', { of: 'unit', list: 'summons', index: 0 })
		];
		const others = [
			violation('a', { of: 'squad', index: 0 }),
			violation('a', { of: 'army', part: 'reserve' }),
			violation('', { of: 'army' })
		];
		const all = [
			inField,
			...others,
			inReserve,
			violation('b', { of: 'unit', list: 'units', index: 1 })
		];
		expect(violationsAt(all, 'a')).toEqual([inField, inReserve]);
		expect(violationsAt(all, 'c')).toEqual([]);
	});
});
