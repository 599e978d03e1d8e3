import { MOST } from '$lib/army/format/limits';
import type { League, PlannedGame } from '$lib/league/league-file';
import { standingOf } from '$lib/play/events';
import { tableOf } from '$lib/play/fold';
import type { Game, ScenarioId } from '$lib/play/game-file';
import type { GameDraft } from './game-draft';

/** The league's names of the scenarios of a game at the table. */
const LEAGUE_SCENARIOS: Readonly<Record<Exclude<ScenarioId, 'free'>, string>> = {
	battle: 'battle',
	flag: 'captureTheFlag',
	transport: 'transport'
};

type Role = 'light' | 'dark';

/** The sides of a game by their role: as its scenario says, else in their order. */
function rolesIn({ sides, scenario }: Game): Readonly<Record<Role, string | undefined>> {
	const [light, dark] = sides;
	return { light: scenario?.light ?? light?.id, dark: scenario?.dark ?? dark?.id };
}

/** The player whose name the side has; empty if there are several. */
function playerOf(league: League, game: Game, side: string | undefined): string {
	const name = game.sides.find(({ id }) => id === side)?.name;
	const [player, other] = league.players.filter((one) => one.name === name);
	return player && !other ? player.id : '';
}

function outcomeOf(winner: string | null, roles: ReturnType<typeof rolesIn>): GameDraft['outcome'] {
	if (winner === null) return 'draw';
	return winner === roles.light ? 'light' : winner === roles.dark ? 'dark' : undefined;
}

/** The role of the side that had the first turn. */
function firstOf(game: Game, roles: ReturnType<typeof rolesIn>): Role | undefined {
	const [first] = standingOf(game.events).counting.flatMap(({ cause }) =>
		cause.kind === 'turn' ? [cause.side] : []
	);
	if (first === undefined) return undefined;
	return first === roles.light ? 'light' : first === roles.dark ? 'dark' : undefined;
}

/** What a game at the table says to its report. `story` is its log in words. */
export function reportedGame(
	league: League,
	game: Game,
	{ planned, story }: { planned?: PlannedGame | undefined; story: string }
): Partial<GameDraft> {
	const table = tableOf(game);
	const roles = rolesIn(game);
	const sideOf = (role: Role) => table.sides.get(roles[role] ?? '');
	const kind = game.scenario?.kind ?? 'free';
	const own = kind === 'free' ? undefined : LEAGUE_SCENARIOS[kind];
	const scenario = league.regulation.scenarios.find(({ id }) => id === own)?.id;
	const part = (role: Role) => ({
		player: planned?.[role] ?? playerOf(league, game, roles[role]),
		army: 'A' as const,
		secondary: sideOf(role)?.goals.secondary === true
	});
	const first = firstOf(game, roles);
	const captures = (role: Role) => sideOf(role)?.tallies.captures ?? 0;
	return {
		...(scenario !== undefined && !planned && { scenario }),
		light: part('light'),
		dark: part('dark'),
		outcome: table.ended && outcomeOf(table.ended.winner, roles),
		captures: { light: captures('light'), dark: captures('dark') },
		...(first && { deployment: { first } }),
		notes: story.slice(0, MOST.notes)
	};
}
