import { describe, expect, it } from 'vitest';
import { EDITIONS } from './editions';
import { askedIn, fieldOf, saidIn, USUAL, withField, type SituationKey } from './situation-fields';

const KEYS = Object.keys(USUAL) as SituationKey[];

describe('a field of a situation', () => {
	const known = { size: 6, heroes: 1 };

	it('shows the value that counts, and where it comes from', () => {
		const described = {
			situation: { distance: 8, still: true, size: 3 },
			known,
			last: { distance: 8 }
		};
		expect(fieldOf(described, 'distance')).toMatchObject({ value: 8, source: 'last' });
		expect(fieldOf(described, 'still')).toMatchObject({ value: true, source: 'set' });
		expect(fieldOf(described, 'size')).toMatchObject({ value: 3, source: 'set' });
		expect(fieldOf(described, 'heroes')).toMatchObject({ value: 1, source: 'known' });
		expect(fieldOf(described, 'visible')).toMatchObject({ value: 3, source: 'usual' });
	});

	it('counts on from the known value: one inch more than a target of 6″ is 7″', () => {
		const described = { situation: {}, known };
		const size = fieldOf(described, 'size').value ?? 0;
		const situation = withField(described, 'size', size + 1);
		expect(situation).toEqual({ size: 7 });
		expect(withField({ situation, known }, 'size', 6)).toEqual({});
	});

	it('is reset to what counts without a player, whatever it is', () => {
		for (const key of KEYS) {
			const described = { situation: { size: 2, still: true }, known };
			const reset = { ...described, situation: withField(described, key, undefined) };
			expect(saidIn(reset)).not.toContain(key);
			expect(fieldOf(reset, key).value).toBe(known[key as 'size'] ?? USUAL[key]);
		}
	});
});

describe('the fields of an edition', () => {
	const asks = EDITIONS['2005'].asks;
	const table = { countering: false, squads: false };

	it('leave out what the table knows', () => {
		expect(askedIn(asks, { situation: {} }, table)).not.toContain('heroes');
		expect(askedIn(asks, { situation: {} }, table)).not.toContain('countering');
		expect(askedIn(asks, { situation: {}, known: { heroes: 2 } }, table)).toContain('heroes');
		expect(askedIn(asks, { situation: {} })).toContain('heroes');
	});

	it('leave out single opponents where squads fight', () => {
		const shown = askedIn(asks, { situation: {} }, { ...table, squads: true });
		expect(shown).not.toContain('friends');
		expect(shown).not.toContain('opponents');
	});
});
