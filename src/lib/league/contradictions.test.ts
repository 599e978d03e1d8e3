import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, meeting, OLA, protocol, walkover } from '../../../tests/setup/league';
import { contradictionsOf } from './contradictions';
import type { League } from './league-file';

const kinds = (given: Partial<League>) =>
	contradictionsOf(league(given)).map(({ kind, entries }) => [kind, ...entries].join(' '));
const [FIRST, SECOND] = [idOf(5, 1), idOf(5, 2)];
const [ABSENCE, OTHER] = [idOf(6, 1), idOf(6, 2)];

describe('contradictions', () => {
	it('are two reports of one game with different results', () => {
		const again = protocol({ id: SECOND, game: 2 });
		expect(kinds({ protocols: [protocol(), again] })).toEqual([]);
		expect(kinds({ protocols: [protocol(), { ...again, outcome: 'draw' }] })).toEqual([
			`game ${FIRST} ${SECOND}`
		]);
		const secondary = { ...again, light: { ...again.light, secondary: true } };
		expect(kinds({ protocols: [protocol(), secondary] })).toEqual([`game ${FIRST} ${SECOND}`]);
	});

	it('are none where one report is annulled, or the sides differ', () => {
		const other = protocol({ id: SECOND, outcome: 'dark' });
		expect(kinds({ protocols: [protocol(), { ...other, annulled: true }] })).toEqual([]);
		const { light, dark } = other;
		expect(kinds({ protocols: [protocol(), { ...other, light: dark, dark: light }] })).toEqual([]);
		const annulled = { meetings: [meeting({ annulled: true })], protocols: [protocol(), other] };
		expect(kinds(annulled)).toEqual([]);
	});

	it('are none between a game and its replay, but between two replays', () => {
		const replay = protocol({ id: SECOND, game: 2, outcome: 'dark', replay: true });
		expect(kinds({ protocols: [protocol(), replay] })).toEqual([]);
		const third = { ...replay, id: idOf(5, 3), outcome: 'draw' as const };
		expect(kinds({ protocols: [protocol(), replay, third] })).toEqual([
			`game ${SECOND} ${third.id}`
		]);
	});

	it('are a result and an absence in the same game', () => {
		const both = { protocols: [protocol()], walkovers: [walkover()] };
		expect(kinds(both)).toEqual([`absence ${ABSENCE} ${FIRST}`]);
		expect(kinds({ ...both, walkovers: [walkover({ game: 2 })] })).toEqual([]);
	});

	it('are two players each absent from the games with the other', () => {
		const reversed = walkover({ id: OTHER, game: 2, present: OLA, absent: JAN });
		expect(kinds({ walkovers: [walkover(), reversed] })).toEqual([
			`bothAbsent ${ABSENCE} ${OTHER}`
		]);
	});

	it('are play-offs with two winners', () => {
		const playOff = (id: number, winner: string) => ({
			id: idOf(9, id),
			season: '2026-1',
			scenario: 'battle',
			players: [JAN, OLA] as [string, string],
			winner,
			on: '2026-09-02'
		});
		expect(kinds({ playOffs: [playOff(1, JAN), playOff(2, JAN)] })).toEqual([]);
		expect(kinds({ playOffs: [playOff(1, JAN), playOff(2, OLA)] })).toEqual([
			`playOff ${idOf(9, 1)} ${idOf(9, 2)}`
		]);
	});
});
