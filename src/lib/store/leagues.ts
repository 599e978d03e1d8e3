import type { League } from '$lib/league/league-file';
import { readOwnPart, type OwnPart } from '$lib/league/own-part';
import { readStored } from '$lib/army/format/kept-names';
import { readLeague } from '$lib/league/read-league';
import type { BrikmusterDatabase, LeagueRow } from './database';
import { NotKept } from './not-kept';
import { rowsOf } from './row-by-row';
import { counted, isTime, newestFirst, nextTime, same, timeOf } from './sane';
import { watching, type Watchable } from './watching';

/** What is stored of a league: its papers, the user's part in it, and other versions that wait to be merged. */
export interface LeaguePapers {
	readonly league: League;
	readonly own?: OwnPart | undefined;
	readonly waiting?: readonly League[] | undefined;
}

/** A league as it was saved. */
export interface StoredLeague extends LeaguePapers {
	readonly readable: true;
	readonly id: string;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A record that this version cannot read; it is kept as it is and can be taken out as a file. */
export interface UnreadableLeague {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A change of what is stored, made to its newest state. Undefined where it has become impossible. */
export type LeagueStep = (papers: LeaguePapers) => LeaguePapers | undefined;

/** A version from whatever is stored; undefined for what is none. A document without an end throws. */
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

/** What waits beside a league, damaged versions too. */
export function waitingIn({ waiting }: Pick<LeagueRow, 'waiting'>): readonly unknown[] {
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
	const waiting = waitingIn(row).flatMap((other) => versionOf(other) ?? []);
	const own = partOf(row.own);
	const beside = { ...(own && { own }), ...(waiting.length > 0 && { waiting }) };
	return { readable: true, league, revision: counted(revision), ...about, ...beside };
}

/** What a step leaves beside its league: also what cannot be read, just as it is. */
function besideOf(row: LeagueRow, papers: LeaguePapers): Pick<LeagueRow, 'own' | 'waiting'> {
	const damaged = waitingIn(row).filter((other) => !versionOf(other));
	const waiting = [...(papers.waiting ?? []), ...damaged];
	const own = papers.own ?? (partOf(row.own) ? undefined : row.own);
	return { ...(own !== undefined && { own }), ...(waiting.length > 0 && { waiting }) };
}

/** The stored leagues. Every promise of a write resolves when its transaction is complete, not before. */
export class Leagues {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** All, the last changed one first, removed ones too; told anew at every change, in any window. */
	watchAll(): Watchable<(StoredLeague | UnreadableLeague)[]> {
		return watching(async () => {
			const rows = await rowsOf(this.#database.leagues);
			return newestFirst(rows).map(read);
		});
	}

	/** One league; undefined when there is none. */
	watch(id: string): Watchable<StoredLeague | UnreadableLeague | undefined> {
		return watching(() => this.get(id));
	}

	async get(id: string): Promise<StoredLeague | UnreadableLeague | undefined> {
		const row = await this.#database.leagues.get(id);
		return row && read(row);
	}

	/** A new league. Rejects when its id exists already. */
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
	 * Makes a change to the newest state of a league, whatever window that is from; gives the new one. Undefined
	 * where the league is not there or the step cannot be made any more.
	 */
	async change(id: string, step: LeagueStep): Promise<StoredLeague | undefined> {
		const written = await this.#write(id, (row) => {
			const stored = read(row);
			const papers = stored.readable ? step(stored) : undefined;
			if (!papers) return undefined;
			const { own: _, waiting: __, ...kept } = row;
			return { ...kept, league: papers.league, ...besideOf(row, papers) };
		});
		const stored = written && read(written);
		return stored?.readable ? stored : undefined;
	}

	/** Out of the list, and back into it: nothing of the league is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await this.#write(id, ({ deletedAt: _, ...row }) =>
			deleted ? { ...row, deletedAt: this.#now() } : row
		);
	}

	async #write(
		id: string,
		change: (row: LeagueRow) => LeagueRow | undefined
	): Promise<LeagueRow | undefined> {
		const { leagues } = this.#database;
		const put = async () => {
			const row = await leagues.get(id);
			const changed = row && change(row);
			if (!changed) return undefined;
			const savedAt = nextTime(this.#now(), row.savedAt);
			const next = { ...changed, revision: counted(row.revision) + 1, savedAt };
			await leagues.put(next);
			return next;
		};
		return this.#database.write([leagues], put, async (row) => row && this.#confirm(row));
	}

	/** Reads back what was written; a later write of another window has confirmed it too. */
	async #confirm({ id, revision, league }: LeagueRow): Promise<void> {
		const row = await this.#database.leagues.get(id);
		if (row && (row.revision > revision || same(row.league, league))) return;
		throw new NotKept(`League ${id} was written at revision ${revision} and is not there`);
	}
}
