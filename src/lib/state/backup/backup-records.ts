import { base64Of } from '$lib/army/format/base64';
import { photosUsed } from '$lib/army/photos/photo-names';
import { base64url } from '$lib/exchange/base64url';
import { readTags, TAG_LENGTH } from '$lib/army/list/tags';
import type { BackupRecord, RawTable } from '$lib/exchange/backup';
import { rawRecords } from '$lib/exchange/raw-record';
import { canBeReadAgain } from '$lib/exchange/record-contents';
import type { Army } from '$lib/rules/choices';
import type {
	BackupArmy,
	EntryRow,
	GameRow,
	KeyRow,
	LeagueRow,
	OwnUnitRow,
	PackRow,
	PhotoRow
} from '$lib/store';
import type { Backups } from '$lib/store/backups';
import { isTime, timeOf } from '$lib/store/sane';

/** Callbacks while a backup is written. */
export interface Tally {
	/** An army was written with its revisions; no record if it was written raw. */
	army(record: ArmyRecord | undefined): void;
	/** A row, or a part of one, was written raw. */
	raw(): void;
}

type ArmyRecord = Extract<BackupRecord, { record: 'army' }>;

/** Converts rows to records; rows that could not be read back are written raw. */
class Recording {
	readonly #tally: Tally;

	constructor(tally: Tally) {
		this.#tally = tally;
	}

	/** Writes a row's record if it can be read back; otherwise the row, raw. */
	*of<R extends BackupRecord>(
		table: RawTable,
		key: unknown,
		row: unknown,
		make: () => R
	): Generator<BackupRecord, R | undefined> {
		const record = made(make);
		if (record && canBeReadAgain(record)) {
			yield record;
			return record;
		}
		yield* this.raw({ table, key }, row);
		return undefined;
	}

	*raw(origin: Parameters<typeof rawRecords>[0], row: unknown): Generator<BackupRecord> {
		this.#tally.raw();
		yield* rawRecords(origin, row);
	}

	*army({ row, revisions }: BackupArmy): Generator<BackupRecord> {
		const record = yield* this.of('armies', row.id, row, () => armyRecord(row));
		for (const state of revisions) yield* this.revision(state);
		this.#tally.army(record);
	}

	*revision(state: BackupArmy['revisions'][number]): Generator<BackupRecord> {
		const key = [state.id, state.revision];
		yield* this.of('revisions', key, state, () => revisionRecord(state));
	}

	/** The league, and separate records for the user's part in it and for versions of the old format. */
	*league(row: LeagueRow): Generator<BackupRecord> {
		const { id, founding } = row;
		const kept = yield* this.of('leagues', id, row, () =>
			founding === undefined ? leagueRecord(row) : signedLeagueRecord(row, founding)
		);
		if (!kept) return;
		const part = (place: string) => ({ table: 'leagues', key: id, place }) as const;
		if (row.own !== undefined) {
			const record = { record: 'leaguePart', id, own: row.own } as const;
			if (canBeReadAgain(record)) yield record;
			else yield* this.raw(part('/own'), row.own);
		}
		const waiting: unknown = row.waiting ?? [];
		if (!Array.isArray(waiting)) return yield* this.raw(part('/waiting'), waiting);
		for (const [index, version] of (waiting as unknown[]).entries()) {
			const record = { record: 'leagueVersion', id, league: version } as const;
			if (canBeReadAgain(record)) yield record;
			else yield* this.raw(part(`/waiting/${index}`), version);
		}
	}
}

function made<R>(make: () => R): R | undefined {
	try {
		return make();
	} catch {
		return undefined;
	}
}

/** The backup record of an army, without fields that only count in this browser. */
function armyRecord({ tags, deletedAt, archivedAt, ...row }: BackupArmy['row']): ArmyRecord {
	const { id, revision, createdAt, savedAt, army } = row;
	const plain = readTags(tags).filter(({ length }) => length > 0 && length <= TAG_LENGTH);
	return {
		record: 'army',
		id,
		revision: revisionOf(revision),
		createdAt: pastTime(createdAt),
		savedAt: pastTime(savedAt),
		...(isTime(deletedAt) && { deletedAt: pastTime(deletedAt) }),
		...(isTime(archivedAt) && { archivedAt: pastTime(archivedAt) }),
		...(plain.length > 0 && { tags: plain }),
		army
	};
}

function revisionRecord({ id, revision, savedAt, army }: BackupArmy['revisions'][number]) {
	const saved = { revision: revisionOf(revision), savedAt: pastTime(savedAt) };
	return { record: 'revision', id, ...saved, army } as const;
}

function unitRecord({ id, savedAt, version, rulebook, unit }: OwnUnitRow): BackupRecord {
	return { record: 'ownUnit', id, savedAt: pastTime(savedAt), version, rulebook, unit };
}

function photoRecord({ digest, jpeg }: PhotoRow): BackupRecord {
	return { record: 'photo', digest, jpeg: base64Of(jpeg) };
}

function leagueRecord({ id, savedAt, deletedAt, league }: LeagueRow): BackupRecord {
	const removed = isTime(deletedAt) && { deletedAt: pastTime(deletedAt) };
	return { record: 'league', id, savedAt: pastTime(savedAt), ...removed, league };
}

function signedLeagueRecord(
	{ id, savedAt, deletedAt, name = id }: LeagueRow,
	founding: string
): BackupRecord {
	const removed = isTime(deletedAt) && { deletedAt: pastTime(deletedAt) };
	return { record: 'signedLeague', id, founding, name, savedAt: pastTime(savedAt), ...removed };
}

/** An entry without a signature cannot be checked when it is read, so it fits no record. */
function entryRecord({ entry, signature, privatePart, document, savedAt }: EntryRow): BackupRecord {
	const at = pastTime(savedAt);
	if (document !== undefined) return { record: 'leagueDocument', savedAt: at, document };
	const part = privatePart && { privatePart };
	return { record: 'leagueEntry', savedAt: at, entry, signature: signature as string, ...part };
}

function gameRecord({ id, savedAt, deletedAt, game }: GameRow): BackupRecord {
	const removed = isTime(deletedAt) && { deletedAt: pastTime(deletedAt) };
	return { record: 'game', id, savedAt: pastTime(savedAt), ...removed, game };
}

function packRecord({ id, savedAt, deletedAt, pack, draft }: PackRow): BackupRecord {
	const removed = isTime(deletedAt) && { deletedAt: pastTime(deletedAt) };
	const contents = { ...(pack !== undefined && { pack }), ...(draft !== undefined && { draft }) };
	return { record: 'pack', id, savedAt: pastTime(savedAt), ...removed, ...contents };
}

function keyRecord({ publicKey, savedAt, file, seed }: KeyRow): BackupRecord {
	const open = seed && { seed: base64url(new Uint8Array(seed)) };
	return { record: 'key', publicKey, savedAt: pastTime(savedAt), file, ...open };
}

/** A damaged revision or time must not exclude a valid document; restoring renumbers it. */
function revisionOf(revision: unknown): number {
	return Number.isSafeInteger(revision) ? Math.max(0, revision as number) : 0;
}

function pastTime(time: unknown): number {
	return Math.max(0, Math.floor(timeOf(time)));
}

/** Adds an unsaved state to an army; the stored one becomes a revision. */
function withUnsaved({ row, revisions }: BackupArmy, army: Army): BackupArmy {
	const { id, revision, savedAt, army: stored } = row;
	const earlier = { id, revision, savedAt, army: stored };
	return { row: { ...row, army, revision: revision + 1 }, revisions: [...revisions, earlier] };
}

function onlyUnsaved(army: Army): BackupArmy {
	const now = Date.now();
	return { row: { id: army.id, army, revision: 1, createdAt: now, savedAt: now }, revisions: [] };
}

/**
 * Everything in this browser as backup records, each readable. Unsaved armies are written as they are on the
 * screen.
 */
export async function* backupRecords(
	backups: Backups,
	tally: Tally,
	unsaved: readonly Army[] = []
): AsyncGenerator<BackupRecord> {
	const recording = new Recording(tally);
	const left = new Map(unsaved.map((army) => [army.id, army]));
	for await (const row of backups.photos()) {
		yield* recording.of('photos', row.digest, row, () => photoRecord(row));
	}
	for await (const backupArmy of backups.all()) {
		const army = left.get(backupArmy.row.id);
		left.delete(backupArmy.row.id);
		yield* recording.army(army ? withUnsaved(backupArmy, army) : backupArmy);
	}
	for (const army of left.values()) yield* recording.army(onlyUnsaved(army));
	for await (const row of backups.orphans()) yield* recording.revision(row);
	for (const row of await backups.ownUnits()) {
		yield* recording.of('ownUnits', row.id, row, () => unitRecord(row));
	}
	const { leagues, entries, keys } = await backups.leaguesAndKeys();
	for (const row of leagues) yield* recording.league(row);
	for (const row of entries) {
		yield* recording.of('entries', row.digest, row, () => entryRecord(row));
	}
	for (const row of await backups.games()) {
		yield* recording.of('games', row.id, row, () => gameRecord(row));
	}
	for (const row of await backups.packs()) {
		yield* recording.of('packs', row.id, row, () => packRecord(row));
	}
	// A key without a file has only a secret, which never leaves this device unless a league would be lost.
	for (const row of keys.filter(({ file, seed }) => file !== '' || seed !== undefined)) {
		yield* recording.of('keys', row.publicKey, row, () => keyRecord(row));
	}
}

/** Some armies and the photos of their units as backup records, without earlier states. */
export async function* armyRecords(
	backups: Backups,
	armies: readonly Army[]
): AsyncGenerator<BackupRecord> {
	const recording = new Recording({ army: () => undefined, raw: () => undefined });
	const ids = new Set(armies.map(({ id }) => id));
	const digests = new Set(armies.flatMap(photosUsed));
	for await (const row of digests.size > 0 ? backups.photos() : []) {
		if (!digests.has(row.digest)) continue;
		yield* recording.of('photos', row.digest, row, () => photoRecord(row));
	}
	for await (const { row } of backups.all()) {
		if (ids.has(row.id)) yield* recording.army({ row, revisions: [] });
	}
}
