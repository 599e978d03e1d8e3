import { describe, expect, it } from 'vitest';
import { readStoredArmy } from './read-stored';
import { newArmy } from '../new-army';
import { readArmy } from './read';

const army = newArmy('aaaaaaaa-0000-4000-8000-000000000001', 'Z', { profile: 'free' });
const unit = { kind: 'minifig', id: 'u', rank: 'mercenary' } as const;
const units = [
	{ ...unit, name: '\u200b' },
	{ ...unit, id: 'v', name: 'Ala' }
];

describe('names without a visible character', () => {
	it.each([
		['a space', ' '],
		['a no-break space', '\u00a0'],
		['no width', '\u200b\u200d\u2060'],
		['a soft hyphen', '\u00ad'],
		['variation selectors', '\ufe0f\u{e0100}'],
		['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
		['a Braille blank', '\u2800'],
		['tags', '\u{e0041}\u{e007f}'],
		['a byte order mark', '\ufeff'],
		['bidirectional marks', '\u202e\u2066\u200f'],
		['marks without a letter', '\u0301\u20dd']
	])('are refused in a file: %s', (_, name) => {
		expect(readArmy({ ...army, name })).toEqual({
			ok: false,
			problem: { code: 'invisible', path: '/name' }
		});
		expect(readArmy({ ...army, units: [{ ...unit, name }] })).toEqual({
			ok: false,
			problem: { code: 'invisible', path: '/units/0/name' }
		});
	});

	it.each(['a', 'ż', '🐉', '👩\u200d🚀', 'שלום\u200f', '\u0915\u093f', '7', '…', '\ue000'])(
		'do not include %j',
		(name) => {
			expect(readArmy({ ...army, name }).ok).toBe(true);
		}
	);

	it('are read as “?” if an older version stored them', () => {
		const reading = readStoredArmy({ ...army, name: '\u3164', units });
		if (!reading.ok) throw new Error(reading.problem.code);
		expect(reading.army.name).toBe('?');
		expect(reading.army.units.map(({ name }) => name)).toEqual(['?', 'Ala']);
	});

	it('do not hide other problems', () => {
		const reading = readStoredArmy({ ...army, name: '\u3164', units: 3 });
		expect(reading).toMatchObject({ ok: false, problem: { path: '/units' } });
	});
});
