import { bytesOfBase64url } from '$lib/exchange/base64url';
import { photoOf } from '$lib/army/photos/jpeg';
import { pacer } from '$lib/browser/pause';
import type { BackupHead, BackupRecord } from '$lib/exchange/backup';
import { readBackup, type BackupProblem } from '$lib/exchange/read-backup';
import { armyIn, contentProblem, gameIn, packIn } from '$lib/exchange/record-contents';
import type { Army } from '$lib/rules/choices';
import type {
	BackupArmy,
	GameRow,
	KeyRow,
	LeaguesAndKeys,
	OwnUnitRow,
	PackRow,
	PhotoRow,
	PhotoSupply
} from '$lib/store';
import { GatheredLeagues } from './backup-leagues';
import { GatheredRaws, type RawRow } from './backup-raws';

/** A valid army from a backup, and the rows to store for it. */
export interface Found {
	readonly army: Army;
	readonly backupArmy: BackupArmy;
}

/** A skipped record and the reason. */
interface LeftOut {
	readonly line: number;
	readonly problem: BackupProblem;
}

export interface Contents {
	readonly head: BackupHead;
	readonly found: readonly Found[];
	readonly leftOut: readonly LeftOut[];
	readonly preferences: ReadonlyMap<string, string>;
	/** Own units, as they will be stored. */
	readonly ownUnits: readonly OwnUnitRow[];
	/** Digests of the photos. Their bytes are read later, a few at a time. */
	readonly photos: readonly string[];
	/** Leagues and key files, as they will be stored. */
	readonly leaguesAndKeys: LeaguesAndKeys;
	/** Games, as they will be stored. */
	readonly games: readonly GameRow[];
	/** Packs, as they will be stored. */
	readonly packs: readonly PackRow[];
	/** Rows that were damaged when the backup was made. They can be saved as files. */
	readonly raws: readonly RawRow[];
}

type BackupReading =
	| { readonly ok: true; readonly contents: Contents }
	| { readonly ok: false; readonly problem: BackupProblem; readonly line: number };

type ArmyRecord = Extract<BackupRecord, { record: 'army' }>;
type PackRecord = Extract<BackupRecord, { record: 'pack' }>;
type GameRecord = Extract<BackupRecord, { record: 'game' }>;
type EntryRecord = Extract<BackupRecord, { record: 'leagueEntry' | 'leagueDocument' }>;
type OwnUnitRecord = Extract<BackupRecord, { record: 'ownUnit' }>;
type RevisionRecord = Extract<BackupRecord, { record: 'revision' }>;

const CUT_OFF = { code: 'cutOff', path: '' } as const;

/** Collects and validates the records of a backup as they are read. */
class Gathering {
	readonly #armies = new Map<string, { record: ArmyRecord; army: Army }>();
	readonly #revisions = new Map<string, { record: RevisionRecord; army: Army }[]>();
	readonly leftOut: LeftOut[] = [];
	readonly preferences = new Map<string, string>();
	readonly #ownUnits = new Map<string, OwnUnitRow>();
	readonly photos = new Set<string>();
	readonly #leagues = new GatheredLeagues();
	readonly #keys = new Map<string, KeyRow>();
	readonly #games = new Map<string, GameRow>();
	readonly #packs = new Map<string, PackRow>();
	readonly #raws = new GatheredRaws();

	/** Whether any record was valid. */
	any = false;

	async take(record: BackupRecord, line: number): Promise<void> {
		const problem =
			record.record === 'leagueEntry' || record.record === 'leagueDocument'
				? await this.#leagues.takeEntry(record)
				: this.#problemOf(record, line);
		if (problem) this.leftOut.push({ line, problem });
		else this.any = true;
	}

	/** Marks where the backup was cut off. Half a line there is not a damaged record. */
	endAt(line: number, problem: BackupProblem): void {
		const cut = this.leftOut.at(-1)?.line === line && this.leftOut.pop();
		this.leftOut.push({ line, problem: cut ? CUT_OFF : problem });
	}

	/** Adds a record, or returns why it is skipped. */
	#problemOf(record: Exclude<BackupRecord, EntryRecord>, line: number): BackupProblem | undefined {
		switch (record.record) {
			case 'army':
			case 'revision':
				return this.#takeArmy(record);
			case 'league':
			case 'signedLeague':
			case 'leaguePart':
			case 'leagueVersion':
				return this.#leagues.take(record);
			case 'game':
				return this.#takeGame(record);
			case 'pack':
				return this.#takePack(record);
			case 'raw':
				this.#raws.take(record, line);
				return undefined;
			default:
				return contentProblem(record) ?? this.#takeSmall(record);
		}
	}

	#takeSmall(record: Extract<BackupRecord, { record: Small }>): BackupProblem | undefined {
		if (record.record === 'preference') this.preferences.set(record.key, record.value);
		else if (record.record === 'photo') this.photos.add(record.digest);
		else if (record.record === 'ownUnit') return this.#takeUnit(record);
		else {
			const { record: _, seed, ...row } = record;
			const secret = seed === undefined ? undefined : bytesOfBase64url(seed);
			this.#keys.set(row.publicKey, { ...row, ...(secret && { seed: secret }) });
		}
		return undefined;
	}

	#takeUnit({ record: _, ...row }: OwnUnitRecord): BackupProblem | undefined {
		if (this.#ownUnits.has(row.id)) return { code: 'duplicateId', path: '/id', id: row.id };
		this.#ownUnits.set(row.id, row);
		return undefined;
	}

	#takeGame({ record, ...row }: GameRecord): BackupProblem | undefined {
		const { id } = row;
		if (this.#games.has(id)) return { code: 'duplicateId', path: '/id', id };
		const game = gameIn({ record, ...row });
		if ('code' in game) return game;
		this.#games.set(id, { ...row, game, revision: 1 });
		return undefined;
	}

	#takePack({ record, ...row }: PackRecord): BackupProblem | undefined {
		const { id } = row;
		if (this.#packs.has(id)) return { code: 'duplicateId', path: '/id', id };
		const found = packIn({ record, ...row });
		if ('code' in found) return found;
		this.#packs.set(id, { ...row, ...found, revision: 1 });
		return undefined;
	}

	#takeArmy(record: ArmyRecord | RevisionRecord): BackupProblem | undefined {
		const army = armyIn(record);
		if ('code' in army) return army;
		const { id } = record;
		if (record.record === 'revision') {
			const known = this.#revisions.get(id);
			if (known) known.push({ record, army });
			else this.#revisions.set(id, [{ record, army }]);
		} else if (this.#armies.has(id)) return { code: 'duplicateId', path: '/id', id };
		else this.#armies.set(id, { record, army });
		return undefined;
	}

	/** Everything to store, with no time later than `now`. */
	contents(head: BackupHead, now: number): Contents {
		const past = <T extends { savedAt: number }>(row: T): T => notAfter(row, now);
		const { rows: raws, broken } = this.#raws.end();
		return {
			head: { ...head, createdAt: Math.min(head.createdAt, now) },
			found: this.#found(now),
			leftOut: [...this.leftOut, ...broken].sort((a, b) => a.line - b.line),
			preferences: this.preferences,
			ownUnits: [...this.#ownUnits.values()].map(past),
			photos: [...this.photos],
			leaguesAndKeys: {
				leagues: this.#leagues.rows.map(past),
				entries: this.#leagues.entries.map(past),
				keys: [...this.#keys.values()].map(past)
			},
			games: [...this.#games.values()].map(past),
			packs: [...this.#packs.values()].map(past),
			raws
		};
	}

	#found(now: number): Found[] {
		const whole = [...this.#armies].map(([id, { record, army }]) => ({
			army,
			backupArmy: backupArmyOf(record, this.#revisions.get(id) ?? [], now)
		}));
		const lost = [...this.#revisions].filter(([id]) => !this.#armies.has(id));
		return [...whole, ...lost.flatMap(([, states]) => latestOf(states, now))];
	}
}

type Small = 'preference' | 'photo' | 'ownUnit' | 'key';

/** The row with its times limited to `now`, in case of a wrong clock or an edited file. */
function notAfter<T extends { savedAt: number; deletedAt?: number | undefined }>(
	row: T,
	now: number
): T {
	const deleted = row.deletedAt !== undefined && { deletedAt: Math.min(row.deletedAt, now) };
	return { ...row, savedAt: Math.min(row.savedAt, now), ...deleted };
}

interface State {
	readonly record: RevisionRecord;
	readonly army: Army;
}

/** The rows to store for an army. Days in the trash start again at `now`. */
function backupArmyOf(record: ArmyRecord, states: readonly State[], now: number): BackupArmy {
	const { record: _, deletedAt, archivedAt, tags, ...bare } = record;
	const filed = {
		...(tags && tags.length > 0 && { tags }),
		...(archivedAt !== undefined && { archivedAt: Math.min(archivedAt, now) })
	};
	const createdAt = Math.min(bare.createdAt, now);
	const row = notAfter({ ...bare, createdAt, ...filed }, now);
	const revisions = states.map(({ record: { record: _, ...revision } }) => notAfter(revision, now));
	return { row: deletedAt === undefined ? row : { ...row, deletedAt: now }, revisions };
}

/** Promotes the latest state of an army whose current record could not be read. */
function latestOf(states: readonly State[], now: number): Found[] {
	const [latest, ...earlier] = states.toSorted((a, b) => b.record.revision - a.record.revision);
	if (!latest) return [];
	const { record, army } = latest;
	const row = { ...record, record: 'army', createdAt: record.savedAt } as const;
	return [{ army, backupArmy: backupArmyOf(row, earlier, now) }];
}

/**
 * The valid records of a backup, even if it is cut off, and the skipped ones; or why there are none. Aborting
 * the signal stops it.
 */
export async function readContents(
	chunks: AsyncIterable<Uint8Array>,
	signal: AbortSignal
): Promise<BackupReading> {
	const gathering = new Gathering();
	const pace = pacer();
	let head: BackupHead | undefined;
	for await (const item of readBackup(chunks)) {
		signal.throwIfAborted();
		if (item.kind === 'problem') {
			if (!gathering.any) return { ok: false, problem: item.problem, line: item.line };
			gathering.endAt(item.line, item.problem);
		} else if (item.kind === 'head') head = item.head;
		else if (item.kind === 'bad') gathering.leftOut.push(item);
		else await gathering.take(item.record, item.line);
		await pace();
	}
	if (!head) return { ok: false, problem: { code: 'noBackup', path: '' }, line: 1 };
	return { ok: true, contents: gathering.contents(head, Date.now()) };
}

/** Photos in memory at a time. */
const AT_ONCE = 8;

/**
 * Reads the file again for the wanted photos. Each call returns the next few, and none after the last. It
 * rejects if the file has changed.
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
