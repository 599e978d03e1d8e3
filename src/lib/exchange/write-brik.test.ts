import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { brikFileName, writeBrik } from './write-brik';

const army = newArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', 'Rycerze', { profile: 'league' });

describe('a .brik file', () => {
	it('is readable text', () => {
		expect(writeBrik(army)).toMatch(/^\{\n\t"format": "brikmuster\/army",\n[^]*\n\}\n$/);
		expect(JSON.parse(writeBrik(army))).toEqual(army);
	});

	it.each([
		['Rycerze znad Wisły', 'Rycerze znad Wisły.brik'],
		['../../etc/passwd', 'etc passwd.brik'],
		['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.brik'],
		['...', 'brikmuster.brik'],
		['plan.brik', 'plan brik.brik']
	])('of the army %j has the name %j', (name, fileName) => {
		expect(brikFileName({ ...army, name })).toBe(fileName);
	});

	it('has a valid file name, whatever the letters', () => {
		const name = brikFileName({ ...army, name: '🐉'.repeat(80) });
		expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
		expect(name).toMatch(/^(🐉)+\.brik$/u);
	});
});
