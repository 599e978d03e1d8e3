import { describe, expect, it } from 'vitest';
import { idOf, JAN, OLA, player } from '../../../tests/setup/league';
import { checkName, similarPairs } from './similar-names';

const reasons = (known: string, name: string) =>
	checkName([player(JAN, { name: known })], { id: OLA, name }).map(
		({ params }) => (params as { reason: string }).reason
	);

describe('a name at registration', () => {
	it.each([
		['Ola Nowak', 'Ola Nowak', 'equal'],
		['Ola Nowak', 'ola  nowak', 'equal'],
		['Ola Nowak', 'Olа Nоwаk', 'lookAlike'],
		['Ola Nowak', 'Οla Νοwak', 'lookAlike'],
		['Łukasz', 'Lukasz', 'lookAlike'],
		['Zoë', 'Zoe', 'lookAlike'],
		['Ola-Maria', 'Olamaria', 'lookAlike'],
		['Ola\u200B', 'Ola', 'lookAlike'],
		['Ola', 'Ola\u3164', 'lookAlike'],
		['Ola Nowak', 'Ola\u115FNowak', 'lookAlike'],
		['Ola Nowak', 'Ola\u2800Nowak', 'lookAlike'],
		['Ola Nowak', 'Olɑ Nowaĸ', 'lookAlike'],
		['Ola Nowak', 'Ola Novvak', 'lookAlike'],
		['Iza', 'lza', 'lookAlike'],
		['Bob 10', 'Bob lO', 'lookAlike'],
		['Ola', 'Ola', 'equal'],
		['Jan Kowalski', 'Kowalski Jan', 'lookAlike'],
		['Ola Li', 'LI OLA', 'lookAlike'],
		['Anna Maria Li', 'Li Anna Maria', 'lookAlike'],
		['Li, Jan', 'Jan Li', 'lookAlike'],
		['Ewa Nowak-Kowalska', 'Ewa Kowalska Nowak', 'lookAlike'],
		['Jan Kowalski', 'Jan Kowalsky', 'lookAlike'],
		['Jan Kowalski', 'Jan Kowaski', 'lookAlike'],
		['Jan Kowalski', 'Kowalskii Jan', 'lookAlike'],
		['Marek', 'Darek', 'lookAlike']
	])('is reported: %s and %s', (known, name, reason) => {
		expect(reasons(known, name)).toEqual([reason]);
	});

	it.each([
		['Ola', 'Ala'],
		['Jan', 'Jak'],
		['Jan Lis', 'Lis Jak'],
		['Anna', 'Ann'],
		['Jan N.', 'Jan M.'],
		['Adam', 'Ada'],
		['Anna Nowak', 'Hanna Nowak'],
		['Jan Kowalski', 'Jan Kowalscy'],
		['Jan Kowalski', 'Jon Kowalsky'],
		['Jan Nowak', 'Jan Nowak Nowak'],
		['Player 00011', 'Player 00012'],
		['Gracz11', 'Gracz12']
	])('is another one: %s and %s', (known, name) => {
		expect(reasons(known, name)).toEqual([]);
	});

	it('is found in pairs among all players', () => {
		const names = ['Ola', 'Jan', 'ola', 'Оla', 'Ewa'];
		const players = names.map((name, index) => player(idOf(3, index), { name }));
		const pairs = similarPairs(players).map((pair) => pair.map(({ name }) => name).join(' '));
		expect(pairs).toEqual(['Ola ola', 'Ola Оla', 'ola Оla']);
	});

	it('may stay the same for the same player', () => {
		const own = player(JAN, { name: 'Ola' });
		expect(checkName([own, player(idOf(3, 9))], own)).toEqual([]);
	});
});
