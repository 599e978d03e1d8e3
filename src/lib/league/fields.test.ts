import { describe, expect, it } from 'vitest';
import { idOf, JAN, LEAGUE, meeting, player } from '../../../tests/setup/league';
import { appointed, founding } from '../../../tests/setup/league-entries';
import { bodySchema } from './entries/bodies';

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
	it('is refused, if nothing in it is visible', () => {
		for (const value of ['\u202e\u2066', '\u200b', '\u00ad\u2060', '\u3164', '\u2800']) {
			expect(bodySchema.safeParse(body(value)).success).toBe(false);
		}
	});

	it('may have letters of all scripts', () => {
		for (const value of ['Żółw', 'علي حسن', 'Ewa \u00adK']) {
			expect(bodySchema.safeParse(body(value)).success).toBe(true);
		}
	});
});
