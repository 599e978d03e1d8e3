import { describe, expect, it } from 'vitest';
import { armyDigest } from '$lib/army/format/digest';
import { newArmy } from '$lib/army/new-army';
import { readArmy } from '$lib/army/format/read';
import { readBrik } from '$lib/exchange/brik';
import { writeBrik } from '$lib/exchange/write-brik';
import { shownNotes, storedNotes } from './note-text';

const army = newArmy('aaaaaaaa-0000-4000-8000-000000000001', 'Lines', { profile: 'free' });

describe('notes', () => {
	it('normalize every kind of line break to line feeds', () => {
		const stored = storedNotes('  First\r\nsecond\tline\rthird\u2028fourth\n\nlast \n');
		expect(stored).toBe('First\nsecond line\nthird\nfourth\n\nlast');
		expect(shownNotes(stored)).toBe(stored);
		expect(readArmy({ ...army, notes: stored }).ok).toBe(true);
	});

	it('drop control characters and lone surrogates', () => {
		expect(storedNotes('a\u0000\u0007b\ud83dc')).toBe('a b c');
	});

	it('have at most 4,000 characters, in NFC', () => {
		expect([...storedNotes('x'.repeat(5000))]).toHaveLength(4000);
		expect([...storedNotes('🐉'.repeat(5000))]).toHaveLength(4000);
		expect(storedNotes('o\u0301')).toBe('\u00f3');
	});

	it('from an older version keep their digest and show line breaks', () => {
		const old = { ...army, notes: 'First\u2028second' };
		const reading = readBrik(new TextEncoder().encode(writeBrik(old)));
		if (!reading.ok) throw new Error(reading.problem.code);
		expect(reading.army.notes).toBe(old.notes);
		expect(armyDigest(reading.army)).toBe(armyDigest(old));
		expect(shownNotes(reading.army.notes ?? '')).toBe('First\nsecond');
	});
});
