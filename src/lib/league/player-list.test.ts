import { describe, expect, it } from 'vitest';
import { idOf, JAN, player } from '../../../tests/setup/league';
import { MOST_LINES, readPlayerList } from './player-list';
import { SMALL_LEAGUE } from './regulation';

const read = (text: string, given: Partial<Parameters<typeof readPlayerList>[1]> = {}) =>
	readPlayerList(text, {
		players: [player(JAN, { name: 'Jan Kowalski' })],
		regulation: SMALL_LEAGUE,
		today: '2026-03-10',
		...given
	});
const playersOf = (text: string) => read(text).map(({ player }) => player);

describe('a pasted list of players', () => {
	it('has one player a line, with fields by tab, semicolon or comma in any order', () => {
		expect(
			playersOf(
				'Ola Nowak\tŁódź\tjunior\t2014-05-06\r\n\nEwa Lis; 6.05.2014; Kraków\nAdam, Bat, senior\n'
			)
		).toEqual([
			{ name: 'Ola Nowak', city: 'Łódź', category: 'junior', born: '2014-05-06' },
			{ name: 'Ewa Lis', city: 'Kraków', category: 'junior', born: '2014-05-06' },
			{ name: 'Adam', city: 'Bat', category: 'senior' }
		]);
	});

	it('splits a line at its strongest separator only', () => {
		expect(playersOf('"Lis, Ewa";Kraków')).toEqual([
			{ name: 'Lis, Ewa', city: 'Kraków', category: 'senior' }
		]);
	});

	it('takes the category from the age, or else seniors, and the city of the organizer', () => {
		const [child, adult, other] = read('A;2015-01-01\nB;1990-01-01\nC;Łódź', { city: 'Kraków' });
		expect(child?.player).toMatchObject({ category: 'junior', city: 'Kraków' });
		expect(adult?.player).toMatchObject({ category: 'senior', city: 'Kraków' });
		expect(other?.player).toMatchObject({ category: 'senior', city: 'Łódź' });
	});

	it.each([
		[';Łódź', 'name'],
		['\u2800', 'hidden'],
		['Jan\u202e;Łódź', 'hidden'],
		['Ewa \u00adK', 'hidden'],
		['Ola;Łódź\u200b', 'hidden'],
		['???', 'letter'],
		['007;Łódź', 'letter'],
		[`${'x'.repeat(81)}`, 'name'],
		['Ola;31.02.2014', 'born'],
		['Ola;2027-01-01', 'born'],
		['Ola;05/06/2014', 'born'],
		['Ola;Łódź;Kraków', 'fields'],
		['Ola;junior;senior', 'fields'],
		[`Ola;${'x'.repeat(81)}`, 'city']
	] as const)('says what cannot be read: %s', (line, problem) => {
		expect(read(line)).toEqual([{ line: 1, text: line.trim(), problem, findings: [] }]);
	});

	it('names lines that this device may not register', () => {
		const [own, other] = read('Ola;Łódź\nEwa;Kraków', { mayRegister: (city) => city === 'Łódź' });
		expect(own?.problem).toBeUndefined();
		expect(other?.problem).toBe('right');
	});

	it('marks names of registered players, names that look like one, and a wrong category', () => {
		const lines = read('jan kowalski\nJan Kowa1ski\nOla;junior;1990-01-01\nEwa\nEwa');
		expect(
			lines.map(({ findings }) =>
				findings.map(({ code, params }) => [code, 'reason' in params && params.reason])
			)
		).toEqual([
			[['NAME', 'equal']],
			expect.arrayContaining([['NAME', 'lookAlike']]),
			[['PLAYER', 'age']],
			[],
			[['NAME', 'equal']]
		]);
	});

	it('reads a limited number of lines', () => {
		const text = Array.from({ length: MOST_LINES + 5 }, (_, index) => `P ${index}`).join('\n');
		const lines = read(text, { players: [player(idOf(3, 9), { name: 'Zed' })] });
		expect(lines).toHaveLength(MOST_LINES + 5);
		expect(lines.filter(({ problem }) => problem === 'tooMany')).toHaveLength(5);
	});
});
