import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, OLA, player, REFEREE } from '../../../tests/setup/league';
import type { Player } from './league-file';
import { distinctNames, namesIn } from './names';

const WORDS = { junior: 'junior', senior: 'senior', referee: 'referee' };
const JAN_K = { name: 'Jan Kowalski' };
const labels = (...given: Partial<Player>[]) => [
	...namesIn(
		league({ players: given.map((one, index) => player(idOf(3, index + 1), one)), referees: [] }),
		WORDS
	).values()
];

describe('the names of the people in a league', () => {
	it('are their own, where these differ', () => {
		expect([...namesIn(league(), WORDS)]).toEqual([
			[JAN, 'P 01'],
			[OLA, 'P 02'],
			[REFEREE, 'Sędzia']
		]);
	});

	it('have the city, else the category, else a number', () => {
		const [kraków, gdynia] = [{ city: 'Kraków' }, { city: 'Gdynia' }];
		expect(labels({ ...JAN_K, ...kraków }, { ...JAN_K, ...gdynia })).toEqual([
			'Jan Kowalski (Kraków)',
			'Jan Kowalski (Gdynia)'
		]);
		expect(labels({ ...JAN_K, ...kraków, category: 'junior' }, { ...JAN_K, ...kraków })).toEqual([
			'Jan Kowalski (junior)',
			'Jan Kowalski (senior)'
		]);
		expect(labels(JAN_K, { name: 'Ewa' }, JAN_K)).toEqual([
			'Jan Kowalski (1)',
			'Ewa',
			'Jan Kowalski (2)'
		]);
	});

	it('have more than one mark, if one is not enough', () => {
		const kraków = { ...JAN_K, city: 'Kraków' };
		expect(labels(kraków, { ...JAN_K, city: 'Gdynia' }, kraków, JAN_K)).toEqual([
			'Jan Kowalski (Kraków, 1)',
			'Jan Kowalski (Gdynia)',
			'Jan Kowalski (Kraków, 3)',
			'Jan Kowalski (4)'
		]);
	});

	it.each(['jan kowalski', 'Ján Kowalski', 'Jan  Kowalski', 'Jan Kowаlski', 'Jan Kow\u00ADalski'])(
		'are distinguished from %s',
		(name) => {
			expect(labels(JAN_K, { name })).toEqual(['Jan Kowalski (1)', `${name} (2)`]);
		}
	);

	it('tell a referee from a player', () => {
		const referees = [{ id: REFEREE, name: 'Jan Kowalski' }];
		const players = [player(JAN, { ...JAN_K, city: 'Kraków' })];
		expect([...namesIn(league({ players, referees }), WORDS).values()]).toEqual([
			'Jan Kowalski (Kraków)',
			'Jan Kowalski (referee)'
		]);
	});

	it('differ from a name with the mark of another in it', () => {
		const all = labels(JAN_K, JAN_K, { name: 'Jan Kowalski (1)' });
		expect(all[1]).toBe('Jan Kowalski (2)');
		expect(new Set(all).size).toBe(3);
	});

	it('have no direction marks', () => {
		expect(labels({ name: '\u202eAla', city: '\u2066Łódź' }, { name: 'Ala', city: 'Ełk' })).toEqual(
			['Ala (Łódź)', 'Ala (Ełk)']
		);
	});

	it('are found at once for thousands of one name', () => {
		const people = Array.from({ length: 5000 }, (_, index) => player(idOf(3, index), JAN_K));
		expect(new Set(distinctNames(people, WORDS).values()).size).toBe(5000);
	});
});
