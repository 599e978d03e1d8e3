import { describe, expect, it } from 'vitest';
import { idOf, league, meeting, player, protocol } from '../../../../tests/setup/league';
import { foundedLeague } from '../../../../tests/setup/league-entries';
import { missingPlayOffs } from '../play-offs';
import { seasonState } from '../season';
import { openTies } from '../season-end';
import { standings } from '../standings';
import { heldState } from './held';

const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6].map((number) => idOf(3, number)) as [
	string,
	...[string, string, string, string, string]
];
const side = (id: string) => ({ player: id, army: 'A', secondary: false }) as const;
const game = (number: number, scenario: string, light: string, dark: string) =>
	protocol({ id: idOf(5, number), game: number, scenario, light: side(light), dark: side(dark) });
const playOff = (number: number, one: string, other: string) => ({
	...{ id: idOf(9, number), season: '2026-1', scenario: 'battle', on: '2026-09-05' },
	players: [one, other] as [string, string],
	winner: one
});

/** A, B and C each beat somebody else once: 7 points for each of them, and 3 for D, E and F. */
function tableOf(...playOffs: ReturnType<typeof playOff>[]) {
	const { held } = foundedLeague(
		league({
			players: [A, B, C, D, E, F].map((id) => player(id)),
			meetings: [meeting({ plan: [] })],
			protocols: [
				game(1, 'battle', A, D),
				game(2, 'captureTheFlag', B, E),
				game(3, 'transport', C, F)
			],
			playOffs
		})
	);
	const state = held && heldState(held);
	const [season] = state?.league.seasons ?? [];
	if (!state || !season) throw new Error('No season');
	const rows = standings(state.league, seasonState(state.league, season), 'senior');
	const places = new Map(rows.map(({ player: { id }, place, total }) => [id, [place, total]]));
	return { rows, placesOf: (...ids: string[]) => ids.map((id) => places.get(id)) };
}

describe('a tie of three in a league of entries', () => {
	it('leaves all three in one place while only two of them have played it off', () => {
		const first = playOff(1, A, B);
		const { rows, placesOf } = tableOf(first);
		const shared = [1, 7];
		expect(placesOf(A, B, C)).toEqual([shared, shared, shared]);
		expect(placesOf(D, E, F)).toEqual([4, 4, 4].map((place) => [place, 3]));
		const [tie = []] = openTies(rows);
		expect(tie.map(({ player: { id } }) => id).sort()).toEqual([A, B, C]);
		expect(missingPlayOffs([A, B, C], [first])).toEqual([
			[A, C],
			[B, C]
		]);
	});

	it('ends once each has met each', () => {
		const two = tableOf(playOff(1, A, B), playOff(2, C, A));
		expect(two.placesOf(A, B, C).map((found) => found?.[0])).toEqual([1, 1, 1]);
		const three = tableOf(playOff(1, A, B), playOff(2, C, A), playOff(3, C, B));
		expect(three.placesOf(C, A, B)).toEqual([
			[1, 7],
			[2, 7],
			[3, 7]
		]);
	});
});
