import type { League } from '../../src/lib/league/league-file';
import { newLeague } from '../../src/lib/league/new-league';
import { planned, type PlanOrder } from '../../src/lib/league/planning/plan';
import { idOf } from '../setup/league';
import { measure, timed, type Measure } from './engine';

const PLAYERS = 100;
const TARGET = 200;
const ROUNDS = 15;
const SEASON = { id: '2026-1', opened: '2026-03-01' };
const REFEREE = idOf(4, 1);
const players = Array.from({ length: PLAYERS }, (_, index) => ({
	id: idOf(3, index + 1),
	name: `Player ${index + 1}`,
	category: index % 5 === 0 ? ('junior' as const) : ('senior' as const)
}));

/** A league of 100 players in which each has played some of the six boxes. */
function leagueAfter(games: number): League {
	const empty = newLeague(idOf(1, 1), 'League', SEASON);
	const scenarios = empty.regulation.scenarios.map(({ id }) => id);
	const table = { width: 120, depth: 120 };
	const common = { season: SEASON.id, on: '2026-03-08', announcedOn: '2026-03-01', table };
	const meeting = { id: idOf(2, 1), ...common, referee: REFEREE, plan: [] };
	const part = (index: number) => ({
		player: players[index % PLAYERS]?.id ?? '',
		army: 'A' as const,
		secondary: false
	});
	const protocols = Array.from({ length: games }, (_, index) => ({
		id: idOf(5, index + 1),
		meeting: meeting.id,
		game: (index % 99) + 1,
		scenario: scenarios[(index * 7) % scenarios.length] ?? '',
		light: part(index * 3),
		dark: part(index * 3 + 1 + ((index * 11) % 37)),
		outcome: 'light' as const,
		referee: REFEREE,
		reportedOn: '2026-03-09'
	}));
	const referees = [{ id: REFEREE, name: 'Referee' }];
	return { ...empty, players, referees, meetings: [meeting], protocols };
}

const order = (tables: readonly number[], mode: PlanOrder['mode'] = 'boxes'): PlanOrder => ({
	present: players.map(({ id }) => id),
	referees: [REFEREE],
	documented: false,
	tables,
	mode,
	mixed: false,
	acrossCities: false
});

/** Plans for 100 players in a new season, in the middle and near the end, and a Swiss round. */
export function pairingMeasures(): Measure[] {
	const of = (what: string, games: number, wanted: PlanOrder) => {
		const times = timed(
			() => leagueAfter(games),
			(league) => planned(league, SEASON, wanted).boxes,
			ROUNDS
		);
		return measure(`pairings of ${PLAYERS} players, ${what}`, TARGET, times);
	};
	return [
		of('first round, 50 tables', 0, order([50])),
		of('a round after 150 games, 50 tables', 150, order([50])),
		of('three rounds after 150 games, 20 tables', 150, order([20, 20, 20])),
		of('a round after 240 games, 20 tables', 240, order([20])),
		of('a Swiss round after 150 games', 150, order([50], 'swiss'))
	];
}
