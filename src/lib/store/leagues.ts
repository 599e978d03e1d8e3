import type { League } from '$lib/league/league-file';
import { readOwnPart, type OwnPart } from '$lib/league/own-part';
import { readStored } from '$lib/army/format/read-stored';
import { readLeague } from '$lib/league/read-league';
import type { BrikmusterDatabase, LeagueRow } from './database';
import { WriteNotPersisted } from './write-not-persisted';
import { rowsOf } from './row-by-row';
import { safeRevision, isTime, newestFirst, nextTime, isSameJson, timeOf } from './sane';
import { watchQuery, type Watchable } from './watching';

/**
 * The stored parts of a league: its document, the user's role in it, and other versions waiting to
 * be merged.
 */
export interface LeagueContents {
	readonly league: League;
	readonly own?: OwnPart | undefined;
	readonly waiting?: readonly League[] | undefined;
}

/** A league as it was saved. */
export interface StoredLeague extends LeagueContents {
	readonly readable: true;
	readonly id: string;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A record that this version cannot read; it stays unchanged and can be exported. */
export interface UnreadableLeague {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A write based on an older revision than the stored one changes nothing. */
type LeagueWriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: StoredLeague | UnreadableLeague | undefined };

/** A change, applied to the latest stored state. Returns undefined if it has become impossible. */
export type LeagueStep = (papers: LeagueContents) => LeagueContents | undefined;

/** Reads any stored value as a league; undefined if it is none. Throws on a circular document. */
function versionOf(document: unknown): League | undefined {
	try {
		const reading = readStored(readLeague, document);
		return reading.ok ? reading.league : undefined;
	} catch {
		return undefined;
	}
}

function partOf(document: unknown): OwnPart | undefined {
	try {
		return readOwnPart(document);
	} catch {
		return undefined;
	}
}

/** Returns the versions waiting beside a league, including damaged ones. */
export function waitingVersions({ waiting }: Pick<LeagueRow, 'waiting'>): readonly unknown[] {
	if (waiting === undefined || Array.isArray(waiting)) return waiting ?? [];
	return [waiting];
}

function read(row: LeagueRow): StoredLeague | UnreadableLeague {
	const { id, league: document, revision, savedAt, deletedAt } = row;
	const league = versionOf(document);
	const about = { id, savedAt: timeOf(savedAt), ...(isTime(deletedAt) && { deletedAt }) };
	if (league?.id !== id) {
		return { readable: false, document: document === undefined ? row : document, ...about };
	}
	const waiting = waitingVersions(row).flatMap((other) => versionOf(other) ?? []);
	const own = partOf(row.own);
	const beside = { ...(own && { own }), ...(waiting.length > 0 && { waiting }) };
	return { readable: true, league, revision: safeRevision(revision), ...about, ...beside };
}

/** The versions that stay beside a league after a step; unreadable ones stay unchanged. */
function waitingAfter(row: LeagueRow, papers: LeagueContents): Pick<LeagueRow, 'own' | 'waiting'> {
	const damaged = waitingVersions(row).filter((other) => !versionOf(other));
	const waiting = [...(papers.waiting ?? []), ...damaged];
	const own = papers.own ?? (partOf(row.own) ? undefined : row.own);
	return { ...(own !== undefined && { own }), ...(waiting.length > 0 && { waiting }) };
}

function withPapers(row: LeagueRow, papers: LeagueContents): LeagueRow {
	const { own: _, waiting: __, ...kept } = row;
	return { ...kept, league: papers.league, ...waitingAfter(row, papers) };
}

/** The stored leagues. The promise of a write resolves only when its transaction is complete. */
export class Leagues {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits all leagues, last changed first, including deleted ones; again at every change in any window. */
	watchAll(): Watchable<(StoredLeague | UnreadableLeague)[]> {
		return watchQuery(async () => {
			const rows = await rowsOf(this.#database.leagues);
			return newestFirst(rows).map(read);
		});
	}

	/** Emits one league, or undefined if there is none. */
	watch(id: string): Watchable<StoredLeague | UnreadableLeague | undefined> {
		return watchQuery(() => this.get(id));
	}

	async get(id: string): Promise<StoredLeague | UnreadableLeague | undefined> {
		const row = await this.#database.leagues.get(id);
		return row && read(row);
	}

	/** Stores a new league. Rejects if its id exists. */
	async create(league: League): Promise<void> {
		const row: LeagueRow = { id: league.id, league, revision: 1, savedAt: this.#now() };
		const { leagues } = this.#database;
		await this.#database.write(
			[leagues],
			() => leagues.add(row),
			() => this.#confirm(row)
		);
	}

	/**
	 * Applies a change to the latest state of a league and returns the new one. Undefined if the
	 * league does not exist or the step has become impossible.
	 */
	async change(id: string, step: LeagueStep): Promise<StoredLeague | undefined> {
		const written = await this.#write(id, (row) => {
			const stored = read(row);
			const papers = stored.readable ? step(stored) : undefined;
			return papers && withPapers(row, papers);
		});
		const stored = written && read(written);
		return stored?.readable ? stored : undefined;
	}

	/** Stores a new state and its undo steps, if the stored revision is still `base`. */
	async replace(papers: LeagueContents, base: number, steps?: unknown): Promise<LeagueWriteResult> {
		const { id } = papers.league;
		const change = (row: LeagueRow) =>
			safeRevision(row.revision) === base && read(row).readable
				? withPapers(row, papers)
				: undefined;
		const written = await this.#write(id, change, steps);
		if (!written) return { ok: false, current: await this.get(id) };
		return { ok: true, revision: written.revision, savedAt: written.savedAt };
	}

	/** Returns the undo steps saved with a revision of a league, or undefined. */
	async steps(id: string, revision: number): Promise<unknown> {
		const row = await this.#database.histories.get(id);
		return row?.revision === revision ? row.steps : undefined;
	}

	/** Deletes a league, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await this.#write(id, ({ deletedAt: _, ...row }) =>
			deleted ? { ...row, deletedAt: this.#now() } : row
		);
	}

	async #write(
		id: string,
		change: (row: LeagueRow) => LeagueRow | undefined,
		steps?: unknown
	): Promise<LeagueRow | undefined> {
		const { leagues, histories } = this.#database;
		const put = async () => {
			const row = await leagues.get(id);
			const changed = row && change(row);
			if (!changed) return undefined;
			const savedAt = nextTime(this.#now(), row.savedAt);
			const next = { ...changed, revision: safeRevision(row.revision) + 1, savedAt };
			await leagues.put(next);
			if (steps !== undefined) await histories.put({ id, revision: next.revision, steps });
			return next;
		};
		return this.#database.write(
			[leagues, histories],
			put,
			async (row) => row && this.#confirm(row)
		);
	}

	/** Reads back what was written; a later write by another window also confirms it. */
	async #confirm({ id, revision, league }: LeagueRow): Promise<void> {
		const row = await this.#database.leagues.get(id);
		if (row && (row.revision > revision || isSameJson(row.league, league, true))) return;
		throw new WriteNotPersisted(
			`League ${id} was written at revision ${revision} and is not there`
		);
	}
}
