import { joinedGame, objectionIn, objectionTo } from '$lib/play/join';
import type { Game, GameEvent } from '$lib/play/game-file';
import { readGame } from '$lib/play/read-game';
import type { BrikmusterDatabase, GameRow } from './database';
import { rowsOf } from './row-by-row';
import { isSameJson, isTime, newestFirst, nextTime, safeRevision, timeOf } from './sane';
import { watchQuery, type Watchable } from './watching';
import { WriteNotPersisted } from './write-not-persisted';

/** A game as it was saved. */
export interface StoredGame {
	readonly readable: true;
	readonly id: string;
	readonly game: Game;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A record that this version cannot read; it stays unchanged and can be exported. */
export interface UnreadableGame {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A write based on an older revision than the stored one changes nothing. */
type GameWriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: StoredGame | UnreadableGame | undefined };

/** Reads any stored value as a game; undefined if it is none. Throws on a circular document. */
export function gameOf(document: unknown): Game | undefined {
	try {
		const reading = readGame(document);
		return reading.ok ? reading.game : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a stored game can be read. Events that a readable game has too are not checked again, as a log is long. */
function isReadableBeside(document: unknown, game: Game): boolean {
	const { events } = (document ?? {}) as { events?: unknown };
	const known =
		Array.isArray(events) && isSameJson(events, game.events.slice(0, events.length), false);
	return gameOf(known ? { ...(document as object), events: [] } : document)?.id === game.id;
}

/** What became of a game, or events of one, in a file. */
export type Joining = 'joined' | 'contradictory' | 'unreadable' | 'missing' | 'full' | 'ahead';

function read(row: GameRow): StoredGame | UnreadableGame {
	const { id, game: document, revision, savedAt, deletedAt } = row;
	const game = gameOf(document);
	const about = { id, savedAt: timeOf(savedAt), ...(isTime(deletedAt) && { deletedAt }) };
	if (game?.id !== id) {
		return { readable: false, document: document === undefined ? row : document, ...about };
	}
	return { readable: true, game, revision: safeRevision(revision), ...about };
}

/** The stored games. The promise of a write resolves only when its transaction is complete. */
export class Games {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits all games, last changed first, including deleted ones; again at every change in any window. */
	watchAll(): Watchable<(StoredGame | UnreadableGame)[]> {
		return watchQuery(async () => newestFirst(await rowsOf(this.#database.games)).map(read));
	}

	/**
	 * Emits one game, or undefined if there is none. `known` is emitted without reading the document
	 * while the revision is at most `known()`.
	 */
	watch(
		id: string,
		known: () => number
	): Watchable<StoredGame | UnreadableGame | 'known' | undefined> {
		return watchQuery(async () => {
			const row = await this.#database.games.get(id);
			if (!row) return undefined;
			const isKnown = safeRevision(row.revision) <= known() && !isTime(row.deletedAt);
			return isKnown ? 'known' : read(row);
		});
	}

	async get(id: string): Promise<StoredGame | UnreadableGame | undefined> {
		const row = await this.#database.games.get(id);
		return row && read(row);
	}

	/** The stored document of a game as it is, which may be damaged. */
	async document(id: string): Promise<unknown> {
		return (await this.#database.games.get(id))?.game;
	}

	/** Stores a new game. Rejects if its id exists. */
	async create(game: Game): Promise<void> {
		const row: GameRow = { id: game.id, game, revision: 1, savedAt: this.#now() };
		const { games } = this.#database;
		await this.#database.write(
			[games],
			() => games.add(row),
			() => this.#confirm(row)
		);
	}

	/**
	 * Stores a game that came in a file: as a new one, or its events joined with those of the stored
	 * one. An unreadable one stays as it is.
	 */
	async join(game: Game): Promise<Joining> {
		if (await this.get(game.id)) return this.addEvents(game.id, game.events);
		await this.create(game);
		return 'joined';
	}

	/** Why events of a file cannot be joined with a game; undefined if they can. */
	readonly objectionTo = objectionTo;

	/**
	 * Joins events with those of a stored game. From a file, all of them are taken or none, and the game leaves the trash;
	 * from a room, those whose clocks run too far ahead are left out.
	 */
	async addEvents(
		id: string,
		events: readonly GameEvent[],
		{ fromRoom = false } = {}
	): Promise<Joining> {
		let found: Joining = 'missing';
		await this.#write(id, (row) => {
			found = 'unreadable';
			const stored = gameOf(row.game);
			if (!stored) return undefined;
			const joined = joinedGame(stored, { events: [...events] });
			const objection = objectionIn(joined);
			if (objection && !(objection === 'ahead' && fromRoom)) {
				found = objection;
				return undefined;
			}
			found = joined.contradictory ? 'contradictory' : 'joined';
			const { deletedAt, ...kept } = row;
			const stays = fromRoom && isTime(deletedAt);
			if (!joined.changed && (stays || deletedAt === undefined)) return undefined;
			return { ...kept, ...(stays && { deletedAt }), game: joined.game };
		});
		return found;
	}

	/** Stores a new state, if the stored revision is still `base`. */
	async replace(game: Game, base: number): Promise<GameWriteResult> {
		const change = (row: GameRow) =>
			safeRevision(row.revision) === base && isReadableBeside(row.game, game)
				? { ...row, game }
				: undefined;
		const written = await this.#write(game.id, change);
		if (!written) return { ok: false, current: await this.get(game.id) };
		return { ok: true, revision: written.revision, savedAt: written.savedAt };
	}

	/** Deletes a game, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await this.#write(id, ({ deletedAt: _, ...row }) =>
			deleted ? { ...row, deletedAt: this.#now() } : row
		);
	}

	async #write(
		id: string,
		change: (row: GameRow) => GameRow | undefined
	): Promise<GameRow | undefined> {
		const { games } = this.#database;
		const put = async () => {
			const row = await games.get(id);
			const changed = row && change(row);
			if (!changed) return undefined;
			const savedAt = nextTime(this.#now(), row.savedAt);
			const next = { ...changed, revision: safeRevision(row.revision) + 1, savedAt };
			await games.put(next);
			return next;
		};
		return this.#database.write([games], put, async (row) => row && this.#confirm(row));
	}

	/** Reads back what was written; a later write by another window also confirms it. */
	async #confirm({ id, revision, game }: GameRow): Promise<void> {
		const row = await this.#database.games.get(id);
		if (row && (row.revision > revision || isSameJson(row.game, game, true))) return;
		throw new WriteNotPersisted(`Game ${id} was written at revision ${revision} and is not there`);
	}
}
