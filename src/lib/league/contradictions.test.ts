import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	player,
	protocol,
	walkover
} from '../../../tests/setup/league';
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

	it('are two reports of one game at two meetings on one day', () => {
		const meetings = [meeting(), meeting({ id: idOf(2, 2) })];
		const again = protocol({ id: SECOND, meeting: idOf(2, 2), outcome: 'dark' });
		expect(kinds({ meetings, protocols: [protocol(), again] })).toEqual([
			`game ${FIRST} ${SECOND}`
		]);
		const later = [meeting(), meeting({ id: idOf(2, 2), on: '2026-03-09' })];
		expect(kinds({ meetings: later, protocols: [protocol(), again] })).toEqual([]);
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
	});

	it('are a result and an absence in the same game that two referees numbered', () => {
		const { light, dark } = protocol();
		const turned = protocol({ light: dark, dark: light });
		const absence = (protocols: League['protocols']) =>
			kinds({ protocols, walkovers: [walkover({ game: 2 })] });
		expect(absence([protocol()])).toEqual([`absence ${ABSENCE} ${FIRST}`]);
		expect(absence([turned])).toEqual([]);
		expect(absence([protocol({ replay: true })])).toEqual([]);
		// Of two planned games, the other one was missed.
		const game = { scenario: 'battle', light: JAN, dark: OLA };
		const plan = [game, { ...game, light: OLA, dark: JAN }];
		const twice = { meetings: [meeting({ plan })], protocols: [protocol()] };
		expect(kinds({ ...twice, walkovers: [walkover({ game: 2 })] })).toEqual([]);
		expect(kinds({ ...twice, walkovers: [walkover()] })).toEqual([`absence ${ABSENCE} ${FIRST}`]);
	});

	it('are two games of which only the first one counts, with the same number', () => {
		const dark = { player: idOf(3, 3), army: 'A', secondary: false } as const;
		const other = protocol({ id: SECOND, dark, outcome: 'dark' });
		const of = (given: Partial<League['protocols'][number]>, first = protocol()) =>
			kinds({
				players: [JAN, OLA, idOf(3, 3)].map((id) => player(id)),
				protocols: [first, { ...other, ...given }]
			});
		expect(of({})).toEqual([`order ${FIRST} ${SECOND}`]);
		expect(of({ outcome: 'light' })).toEqual([]);
		expect(of({ game: 2 })).toEqual([]);
		expect(of({ scenario: 'transport' })).toEqual([]);
		expect(of({ annulled: true })).toEqual([]);
	});

	it('are no two replays of a result that counts already', () => {
		const against = (number: number) =>
			({ player: idOf(3, number), army: 'A', secondary: false }) as const;
		const players = [JAN, OLA, idOf(3, 3), idOf(3, 4)].map((id) => player(id));
		const late = [
			protocol({ game: 2 }),
			protocol({ id: SECOND, game: 2, dark: against(3), outcome: 'dark' })
		];
		const early = protocol({ id: idOf(5, 3), dark: against(4), outcome: 'draw' });
		expect(kinds({ players, protocols: late })).toEqual([`order ${FIRST} ${SECOND}`]);
		expect(kinds({ players, protocols: [early, ...late] })).toEqual([]);
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
