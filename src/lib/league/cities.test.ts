import { describe, expect, it } from 'vitest';
import { idOf, league, meeting, player, protocol } from '../../../tests/setup/league';
import { citiesOf, finalistsOf, rowsOfCity } from './cities';
import { seasonState } from './season';
import { standings } from './standings';

const SEASON = { id: '2026-1', opened: '2026-03-01' };
const ids = [1, 2, 3, 4, 5, 6].map((number) => idOf(3, number)) as [string, ...string[]];
const players = ids.map((id, index) =>
	player(id, { city: index % 2 === 0 ? 'Kraków' : 'Łódź', name: `P${index + 1}` })
);
/** P1 beats P2, P3 and P4 draw, P5 beats P6. */
const protocols = (['light', 'draw', 'light'] as const).map((outcome, index) =>
	protocol({
		id: idOf(5, index + 1),
		game: index + 1,
		light: { player: ids[2 * index] ?? '', army: 'A', secondary: index === 2 },
		dark: { player: ids[2 * index + 1] ?? '', army: 'A', secondary: false },
		outcome
	})
);
const held = league({ players, meetings: [meeting({ plan: [] })], protocols });

describe('cities', () => {
	it('are sorted as in Polish', () => {
		const named = ['Łódź', 'Zamość', 'Lublin'].map((city, index) =>
			player(ids[index] ?? '', { city })
		);
		expect(citiesOf(league({ players: named }), SEASON)).toEqual(['Lublin', 'Łódź', 'Zamość']);
	});

	it('have places of their own', () => {
		const rows = standings(held, seasonState(held, SEASON), 'senior');
		const places = rowsOfCity(rows, 'Kraków').map(({ player: { name }, place }) => [name, place]);
		expect(places).toEqual([
			['P5', 1],
			['P1', 2],
			['P3', 3]
		]);
	});

	it('send their best players to a final', () => {
		const [seniors] = finalistsOf(held, SEASON, 1);
		expect(
			seniors?.cities.map(({ city, rows, tied }) => [
				city,
				rows.map((row) => row.player.name),
				tied
			])
		).toEqual([
			['Kraków', ['P5'], false],
			['Łódź', ['P4'], false]
		]);
		const two = finalistsOf(held, SEASON, 2)[0]?.cities[1];
		// P2 and P6 are tied for the second place.
		expect(two).toMatchObject({ city: 'Łódź', tied: true });
		expect(two?.rows).toHaveLength(3);
	});

	it('send nobody to a final who has left', () => {
		const withdrawn = players.map((one) =>
			one.name === 'P5' ? { ...one, withdrawn: '2026-04-01' } : one
		);
		const left = league({ ...held, players: withdrawn });
		const [kraków] = finalistsOf(left, SEASON, 1)[0]?.cities ?? [];
		expect(kraków?.rows.map((row) => row.player.name)).toEqual(['P1']);
	});

	it('have no final without results', () => {
		expect(finalistsOf({ ...held, protocols: [] }, SEASON, 2)).toEqual([]);
	});

	it('limit the standings of a final to its players', () => {
		const final = {
			id: 'final',
			opened: '2026-09-10',
			roster: [{ player: ids[4] ?? '', category: 'senior' as const }]
		};
		const all = { ...held, seasons: [SEASON, final] };
		expect(standings(all, seasonState(all, final), 'senior').map((row) => row.player.name)).toEqual(
			['P5']
		);
	});
});
