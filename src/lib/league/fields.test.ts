import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	league,
	LEAGUE,
	meeting,
	OLA,
	player,
	submission
} from '../../../tests/setup/league';
import { appointed, founding } from '../../../tests/setup/league-entries';
import { bodySchema } from './entries/bodies';
import { readEntry, readStoredEntry } from './entries/entry';
import { readLeague } from './read-league';
import { readSubmission } from './submission';

const name = (value: string) => ({
	kind: 'player',
	record: player(JAN, { name: value }),
	replaces: []
});
const inMeeting = (field: 'place' | 'address' | 'city') => (value: string) => ({
	kind: 'meeting',
	record: meeting({ [field]: value }),
	replaces: []
});

/** What an entry says, with a text in one of its names. */
const NAMES: Readonly<Record<string, (value: string) => object>> = {
	'the name of a player': name,
	'the city of a player': (city) => ({
		...{ kind: 'player', replaces: [] },
		record: player(JAN, { city })
	}),
	'the name of a referee': (value) =>
		appointed(idOf(21, 1), '-'.repeat(43), { person: { id: LEAGUE, name: value } }),
	'the name of a league': (value) => ({ ...founding, name: value }),
	'the name of a founder': (value) => ({ ...founding, founder: { id: LEAGUE, name: value } }),
	'the place of a meeting': inMeeting('place'),
	'the address of a meeting': inMeeting('address'),
	'the city of a meeting': inMeeting('city')
};

describe.each(Object.entries(NAMES))('%s', (_, body) => {
	it('is refused if nothing in it is visible', () => {
		for (const value of ['\u202e\u2066', '\u200b', '\u00ad\u2060', '\u3164', '\u2800']) {
			expect(bodySchema.safeParse(body(value)).success).toBe(false);
		}
	});

	it.each([
		['a direction mark', 'Jan\u202e'],
		['an isolate', '\u2066Jan\u2069'],
		['a soft hyphen', 'Ewa \u00adK'],
		['no width', 'Ja\u200bn'],
		['a joiner between Latin letters', 'Ja\u200dn'],
		['a variation selector', 'Jan\ufe0f'],
		['a blank letter', 'Jan\u3164'],
		['a tag', 'Jan\u{e0041}'],
		['a line separator', 'Jan\u2028K']
	])('is refused with %s', (_, value) => {
		expect(bodySchema.safeParse(body(value)).success).toBe(false);
	});

	it('may have letters of all scripts, and emoji', () => {
		for (const value of [
			'Żółw',
			'علي حسن',
			'می\u200cخواهم',
			'क\u094d\u200dष',
			'⚔\ufe0f 👩\u200d🚀'
		]) {
			expect(bodySchema.safeParse(body(value)).success).toBe(true);
		}
	});
});

describe('a name with invisible characters', () => {
	const entry = (record: object, more: object = {}) => ({
		...{ format: 'brikmuster/league-entry', version: 1, league: `sha256:${'0'.repeat(64)}` },
		...{ author: '-'.repeat(43), after: [], writtenAt: '2026-03-01T10:00:00.000Z' },
		body: { kind: 'player', record, replaces: [], ...more }
	});
	const old = player(JAN, { name: 'Ewa \u00adK', city: '\u200eŁódź' });

	it('is refused in a new entry, and stays in one that this device has', () => {
		const problem = { code: 'hidden', path: '/body/record/name' };
		expect(readEntry(entry(old))).toEqual({ ok: false, problem });
		expect(readStoredEntry(entry(old))).toEqual({ ok: true, entry: entry(old) });
	});

	it('does not hide other problems of a stored entry', () => {
		expect(readStoredEntry(entry(old, { more: 1 })).ok).toBe(false);
	});

	it('is refused in a submission, for the player and the city', () => {
		for (const given of [{ name: 'Jan\u202e' }, { name: 'Jan', city: 'Łódź\u200b' }]) {
			const sender = { id: JAN, category: 'senior', ...given } as const;
			expect(readSubmission(submission({ player: sender }))).toMatchObject({
				...{ ok: false, problem: { code: 'hidden' } }
			});
		}
	});
});

it('a whole league has the names that its entries have, older ones too', () => {
	const name = 'Ewa \u00adK';
	const old = league({
		name,
		players: [player(JAN, { name, city: name }), player(OLA)],
		meetings: [meeting({ place: name, address: name, city: name })]
	});
	expect(readLeague(old)).toEqual({ ok: true, league: old });
});
