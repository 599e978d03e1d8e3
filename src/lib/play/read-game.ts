import { problemOf } from '$lib/army/format/issues';
import { pointer, type Problem } from '$lib/army/format/problem';
import { readArmy } from '$lib/army/format/read';
import { aheadIn } from './events';
import { GAME_FORMAT, GAME_VERSION, gameSchema, type Game } from './game-file';
import { GAME_MOST } from './limits';

export type GameProblem = Problem | { readonly code: 'notAGame'; readonly path: '' };

export type GameReading =
	| { readonly ok: true; readonly game: Game }
	| { readonly ok: false; readonly problem: GameProblem };

function duplicate(entries: readonly { id: string }[], list: string): Problem | undefined {
	const seen = new Set<string>();
	for (const [index, { id }] of entries.entries()) {
		if (seen.has(id)) return { code: 'duplicateId', path: pointer([list, index, 'id']), id };
		seen.add(id);
	}
	return undefined;
}

/** The first problem of the armies, at its place in the game. A game holds no photos. */
function armyProblem({ sides }: Game): Problem | undefined {
	for (const [place, { armies }] of sides.entries()) {
		for (const [index, army] of armies.entries()) {
			const path = pointer(['sides', place, 'armies', index]);
			if (army.photos) return { code: 'unknownField', path: `${path}/photos`, field: 'photos' };
			const reading = readArmy(army);
			if (reading.ok) continue;
			return { ...reading.problem, path: `${path}${reading.problem.path}` } as Problem;
		}
	}
	return undefined;
}

/** An event whose clock leaves no numbers for those that follow. */
function clockProblem({ events }: Game): Problem | undefined {
	const ahead = aheadIn(events);
	if (!ahead) return undefined;
	const path = pointer(['events', events.indexOf(ahead), 'clock']);
	return { code: 'tooLarge', path, maximum: GAME_MOST.events };
}

/** A side of the scenario that the game does not have. */
function roleProblem({ sides, scenario }: Game): Problem | undefined {
	const known = new Set(sides.map(({ id }) => id));
	for (const role of ['light', 'dark'] as const) {
		const id = scenario?.[role];
		if (id !== undefined && !known.has(id)) {
			return { code: 'unknownReference', path: pointer(['scenario', role]), id };
		}
	}
	return undefined;
}

/** What the schema cannot check: duplicate ids, clocks, roles, and the armies. */
export function checkGame(game: Game): Problem | undefined {
	return (
		duplicate(game.sides, 'sides') ??
		duplicate(game.events, 'events') ??
		clockProblem(game) ??
		roleProblem(game) ??
		armyProblem(game)
	);
}

/** Reads a game from a parsed document into a new, completely validated object. */
export function readGame(document: unknown): GameReading {
	const refuse = (problem: GameProblem): GameReading => ({ ok: false, problem });
	const { format, version } = (document ?? {}) as { format?: unknown; version?: unknown };
	if (format !== GAME_FORMAT) return refuse({ code: 'notAGame', path: '' });
	if (Number.isSafeInteger(version) && (version as number) > GAME_VERSION) {
		return refuse({ code: 'newerVersion', path: '/version', version: version as number });
	}
	const parsed = gameSchema.safeParse(document, { reportInput: true });
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return refuse(issue ? problemOf(issue) : { code: 'notAGame', path: '' });
	}
	const problem = checkGame(parsed.data);
	return problem ? refuse(problem) : { ok: true, game: parsed.data };
}
