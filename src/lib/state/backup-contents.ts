import { photoOf } from '$lib/army/jpeg';
import { readKeptArmy } from '$lib/army/kept-names';
import { sizeProblem } from '$lib/army/photo-limits';
import { readOwnUnit } from '$lib/army/own-unit';
import { pacer } from '$lib/browser/pause';
import type { BackupHead, BackupRecord } from '$lib/exchange/backup';
import { readBackup, type BackupProblem } from '$lib/exchange/read-backup';
import type { Army } from '$lib/rules/choices';
import { keyFileOf } from '$lib/exchange/key-file';
import type { Keepsake, KeyRow, LeagueThings, OwnUnitRow, PhotoRow, PhotoSupply } from '$lib/store';
import { GatheredLeagues } from './backup-leagues';

/** An army of a backup: read to the last field, and as it is to be stored. */
export interface Found {
	readonly army: Army;
	readonly keepsake: Keepsake;
}

/** A record that is left out, and why. */
export interface LeftOut {
	readonly line: number;
	readonly problem: BackupProblem;
}

export interface Contents {
	readonly head: BackupHead;
	readonly found: readonly Found[];
	readonly leftOut: readonly LeftOut[];
	readonly preferences: ReadonlyMap<string, string>;
	/** Units for every army, as they are to be stored. */
	readonly ownUnits: readonly OwnUnitRow[];
	/** The photos that can be taken, by their digests: the bytes of all of them are never held. */
	readonly photos: readonly string[];
	/** Leagues and the files of keys, as they are to be stored. */
	readonly leagueThings: LeagueThings;
}

export type BackupReading =
	| { readonly ok: true; readonly contents: Contents }
	| { readonly ok: false; readonly problem: BackupProblem; readonly line: number };

type ArmyRecord = Extract<BackupRecord, { record: 'army' }>;
type KeyRecord = Extract<BackupRecord, { record: 'key' }>;
type OwnUnitRecord = Extract<BackupRecord, { record: 'ownUnit' }>;
type PhotoRecord = Extract<BackupRecord, { record: 'photo' }>;
type RevisionRecord = Extract<BackupRecord, { record: 'revision' }>;

/** The records of a backup as they come in, each looked into. */
class Gathering {
	readonly #armies = new Map<string, { record: ArmyRecord; army: Army }>();
	readonly #revisions = new Map<string, RevisionRecord[]>();
	readonly leftOut: LeftOut[] = [];
	readonly preferences = new Map<string, string>();
	readonly #ownUnits = new Map<string, OwnUnitRow>();
	readonly photos = new Set<string>();
	readonly #leagues = new GatheredLeagues();
	readonly #keys = new Map<string, KeyRow>();

	get ownUnits(): OwnUnitRow[] {
		return [...this.#ownUnits.values()];
	}

	get leagueThings(): LeagueThings {
		return { leagues: this.#leagues.rows, keys: [...this.#keys.values()] };
	}

	take(record: BackupRecord, line: number): void {
		const leaveOut = (problem: BackupProblem) => void this.leftOut.push({ line, problem });
		if (record.record === 'preference') this.preferences.set(record.key, record.value);
		else if (record.record === 'ownUnit') this.#takeUnit(record, leaveOut);
		else if (record.record === 'photo') this.#takePhoto(record, leaveOut);
		else if (record.record === 'key') this.#takeKey(record, leaveOut);
		else if (record.record === 'army' || record.record === 'revision') {
			this.#takeArmy(record, leaveOut);
		} else {
			const problem = this.#leagues.take(record);
			if (problem) leaveOut(problem);
		}
	}

	#takeKey(record: KeyRecord, leaveOut: (problem: BackupProblem) => void) {
		const { record: _, ...row } = record;
		if (keyFileOf(row.file)?.publicKey === row.publicKey) this.#keys.set(row.publicKey, row);
		else leaveOut({ code: 'malformed', path: '/file' });
	}

	#takePhoto({ digest, jpeg }: PhotoRecord, leaveOut: (problem: BackupProblem) => void) {
		if (photoOf(digest, jpeg)) this.photos.add(digest);
		else leaveOut(sizeProblem(jpeg, '/jpeg') ?? { code: 'malformed', path: '/jpeg' });
	}

	#takeUnit({ record: _, ...row }: OwnUnitRecord, leaveOut: (problem: BackupProblem) => void) {
		if (!readOwnUnit(row)) leaveOut({ code: 'malformed', path: '/unit' });
		else if (this.#ownUnits.has(row.id)) leaveOut({ code: 'duplicateId', path: '/id', id: row.id });
		else this.#ownUnits.set(row.id, row);
	}

	#takeArmy(record: ArmyRecord | RevisionRecord, leaveOut: (problem: BackupProblem) => void) {
		const reading = readKeptArmy(record.army);
		if (!reading.ok) return leaveOut(reading.problem);
		const { id } = record;
		if (reading.army.id !== id) return leaveOut({ code: 'malformed', path: '/id' });
		if (record.record === 'revision') {
			const known = this.#revisions.get(id);
			if (known) known.push(record);
			else this.#revisions.set(id, [record]);
		} else if (this.#armies.has(id)) leaveOut({ code: 'duplicateId', path: '/id', id });
		else this.#armies.set(id, { record, army: reading.army });
	}

	/** What lay in the trash has its days there anew, from `now` on. */
	found(now: number): Found[] {
		return [...this.#armies.values()].map(({ record, army }) => {
			const { record: _, deletedAt, archivedAt, tags, ...bare } = record;
			const filed = {
				...(tags && tags.length > 0 && { tags }),
				...(archivedAt !== undefined && { archivedAt })
			};
			const row = { ...bare, ...filed };
			const revisions = (this.#revisions.get(row.id) ?? []).map(
				({ record: _, ...revision }) => revision
			);
			const kept = deletedAt === undefined ? row : { ...row, deletedAt: now };
			return { army, keepsake: { row: kept, revisions } };
		});
	}
}

/** All that is in a backup, or the first thing that breaks it. It stops when the signal says so. */
export async function readContents(
	chunks: AsyncIterable<Uint8Array>,
	signal: AbortSignal
): Promise<BackupReading> {
	const gathering = new Gathering();
	const pace = pacer();
	let head: BackupHead | undefined;
	for await (const item of readBackup(chunks)) {
		signal.throwIfAborted();
		if (item.kind === 'problem') return { ok: false, problem: item.problem, line: item.line };
		if (item.kind === 'head') head = item.head;
		else gathering.take(item.record, item.line);
		await pace();
	}
	if (!head) return { ok: false, problem: { code: 'noBackup', path: '' }, line: 1 };
	const { leftOut, preferences, ownUnits, leagueThings } = gathering;
	const [found, photos] = [gathering.found(Date.now()), [...gathering.photos]];
	const beside = { ownUnits, photos, leagueThings };
	return { ok: true, contents: { head, found, leftOut, preferences, ...beside } };
}

/** Photos that are held at a time. */
const AT_ONCE = 8;

/**
 * Reads a backup that was looked at once more, for some of its photos: gives the next few of them each time
 * it is asked, and none after the last. It rejects where the file does not hold them any more.
 */
export function photosFrom(
	chunks: AsyncIterable<Uint8Array>,
	wanted: readonly string[]
): PhotoSupply {
	const left = new Set(wanted);
	const items = readBackup(chunks);
	return async () => {
		const rows: PhotoRow[] = [];
		while (left.size > 0 && rows.length < AT_ONCE) {
			const { value: item, done } = await items.next();
			if (done || item.kind === 'problem') throw new Error('The backup is not what it was');
			const record = item.kind === 'record' ? item.record : undefined;
			if (record?.record !== 'photo' || !left.has(record.digest)) continue;
			const jpeg = photoOf(record.digest, record.jpeg);
			if (!jpeg) continue;
			left.delete(record.digest);
			rows.push({ digest: record.digest, jpeg, savedAt: Date.now() });
		}
		if (left.size === 0) await items.return(undefined);
		return rows;
	};
}
