import type { BrikmusterDatabase, GameRow } from './database';
import { joinedGame } from '$lib/play/join';
import { gameOf } from './games';
import { rowsOf } from './row-by-row';
import { safeRevision } from './sane';

type Joining = GameRow | 'nothing new' | 'contradiction';

/** A game extended by the events of another copy. An unreadable one is never changed. */
function joining(here: GameRow, incoming: GameRow): Joining {
	const [stored, other] = [gameOf(here.game), gameOf(incoming.game)];
	if (!other) return 'nothing new';
	const joined = stored && joinedGame(stored, other);
	if (!joined || joined.contradictory) return 'contradiction';
	const isNew = joined.game.events.length > stored.events.length;
	return isNew ? { ...here, game: joined.game } : 'nothing new';
}

/**
 * Returns the given games that are missing here or have events that are missing here. One that
 * contradicts the stored game gets a new id.
 */
export async function newGames(
	database: BrikmusterDatabase,
	games: readonly GameRow[],
	newId: () => string
): Promise<GameRow[]> {
	const here = new Map((await rowsOf(database.games)).map((row) => [row.id, row]));
	return games.flatMap((row) => {
		const own = here.get(row.id);
		const found = own ? joining(own, row) : row;
		if (found === 'nothing new') return [];
		if (found !== 'contradiction') return [row];
		const id = newId();
		return [{ ...row, id, game: { ...(row.game as object), id } }];
	});
}

/** Writes games inside the caller's transaction; the events of one that is stored are joined with its own. */
export async function putGames(
	{ games }: BrikmusterDatabase,
	incoming: readonly GameRow[],
	now: number
): Promise<void> {
	for (const row of incoming) {
		const here = await games.get(row.id).catch(() => undefined);
		const next = here ? joining(here, row) : row;
		if (typeof next === 'string') continue;
		const revision = here ? safeRevision(here.revision) + 1 : 1;
		await games.put({ ...next, revision, savedAt: here ? now : row.savedAt });
	}
}
