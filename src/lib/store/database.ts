import { Dexie, type DBCore, type PromiseExtended, type Table } from 'dexie';
import { reportingChanges, type OnChange } from './changes';
import { trackingWholeTables } from './coarse-changes';
import { withLock, lockUnlessHidden } from './locking';
import type { RoomDocumentRow, RoomEntryRow, RoomRow } from './room-rows';
import { isStorageError, Suspicion } from './suspicion';

/** A row that goes to the trash when the user deletes it. */
export interface Deletable {
	id: string;
	/** When it was deleted; absent for a document in use. */
	deletedAt?: number;
	/** The number of days in the trash, and when the last one was counted. */
	trashed?: { readonly days: number; readonly at: number };
}

/** A stored army: the document as it was saved, validated again when read. */
export interface ArmyRow extends Deletable {
	army: unknown;
	/** Incremented by each write; a write names the revision it is based on. */
	revision: number;
	createdAt: number;
	savedAt: number;
	/** An example that was never edited, so not part of the user's data. */
	demo?: true;
	/** The user's tags, absent if there are none. Validated when read. */
	tags?: readonly string[];
	/** When it was archived; absent for an active army. */
	archivedAt?: number;
	/** When tags or archived state last changed; such a change does not create a revision. */
	filedAt?: number;
}

/** An earlier state of an army: the content of its row at that revision. */
export interface RevisionRow {
	id: string;
	revision: number;
	savedAt: number;
	army: unknown;
}

/** Undo and redo steps from the army's state at that revision. */
export interface HistoryRow {
	id: string;
	revision: number;
	/** Validated when read. States share their units, so each unit is stored once. */
	steps: unknown;
}

/** The file chosen for backups; the table has one row. */
export interface ChosenFileRow {
	id: 'backup';
	/** Only IndexedDB can store a handle beyond the page's lifetime. */
	handle: FileSystemFileHandle;
	/** The fingerprint of the data at the last write (`Backups.mark`). */
	mark?: string;
}

/** A unit saved for all armies of its rulebook. */
export interface OwnUnitRow {
	id: string;
	savedAt: number;
	/** The version of the army file format in which the unit is stored. */
	version: number;
	rulebook: string;
	/** Its choices and name, without an id; validated when read. */
	unit: unknown;
}

/** A photo, stored once however many units use it. */
export interface PhotoRow {
	/** A hash of its bytes; units refer to the photo by it. */
	digest: string;
	jpeg: Uint8Array<ArrayBuffer>;
	/** When it was last saved again. */
	savedAt: number;
	/** The number of days without any reference, and when the last one was counted. */
	unnamed?: { readonly days: number; readonly at: number };
}

/** A league; its content is in `entries`. */
export interface LeagueRow {
	id: string;
	/** A league of the format before signed entries: kept to be exported, never read. */
	league?: unknown;
	/** The digest of its founding; absent for a league of the old format. */
	founding?: string;
	/** Its name, should its entries be unreadable. */
	name?: string;
	/** The number of the last copy for players that came. */
	copy?: number;
	/** The user's role in it; absent for a spectator. */
	own?: unknown;
	/** Other versions of a league of the old format. */
	waiting?: readonly unknown[];
	/** Incremented by each write. */
	revision: number;
	savedAt: number;
	/** When it was deleted; absent for a league in use. */
	deletedAt?: number;
}

/** An entry of a league. Its content never changes. */
export interface EntryRow {
	/** The digest of the entry without its signature. */
	digest: string;
	/** The founding of its league; absent for a file of the old format. */
	league?: string;
	/** Validated again when read. */
	entry?: unknown;
	/** The private part that the entry names. */
	privatePart?: object;
	/** Absent in place of an entry, and in damaged rows. */
	signature?: string;
	/** Others may have it, so that it is never removed. */
	sent?: true;
	/** A league file of the old format, in place of an entry: kept, never read. */
	document?: unknown;
	savedAt: number;
}

/** A game: the document as it was saved, validated again when read. */
export interface GameRow {
	id: string;
	game: unknown;
	/** Incremented by each write. */
	revision: number;
	savedAt: number;
	/** When it was deleted; absent for a game in use. */
	deletedAt?: number;
}

/** A pack: the document as it was saved, validated again when read. */
export interface PackRow extends Deletable {
	/** The edition in use; absent for a pack that was never released. */
	pack?: unknown;
	/** What the user is writing, if it differs. It may not fit its rulebook yet. */
	draft?: unknown;
	/** Incremented by each write. */
	revision: number;
	savedAt: number;
}

/** A key for sealing submissions. */
export interface KeyRow {
	publicKey: string;
	/**
	 * The secret key, which signs and cannot be exported. Absent for a restored key until its
	 * passphrase is entered.
	 */
	privateKey?: CryptoKey;
	/** The secret itself, only if the browser cannot store the key. */
	seed?: Uint8Array<ArrayBuffer>;
	/** The key file, encrypted with its passphrase; backups contain it. */
	file: string;
	/** Receives the secrets of officials' keys on this device; it cannot be exported and is in no backup. */
	exchange?: CryptoKeyPair;
	savedAt: number;
}

export const DATABASE_NAME = 'brikmuster';

/** The app's IndexedDB database. Versions are only ever added below; each has a frozen fixture in tests. */
export class BrikmusterDatabase extends Dexie {
	declare readonly armies: Table<ArmyRow, string>;
	declare readonly revisions: Table<RevisionRow, [string, number]>;
	declare readonly histories: Table<HistoryRow, string>;
	declare readonly chosenFiles: Table<ChosenFileRow, string>;
	declare readonly ownUnits: Table<OwnUnitRow, string>;
	declare readonly photos: Table<PhotoRow, string>;
	declare readonly leagues: Table<LeagueRow, string>;
	declare readonly keys: Table<KeyRow, string>;
	declare readonly games: Table<GameRow, string>;
	declare readonly packs: Table<PackRow, string>;
	declare readonly entries: Table<EntryRow, string>;
	declare readonly rooms: Table<RoomRow, string>;
	declare readonly roomEntries: Table<RoomEntryRow, [string, string]>;
	declare readonly roomDocuments: Table<RoomDocumentRow, [string, string]>;

	/** Set by the second copy, which follows each change. */
	onChange: OnChange | undefined;
	/** Fills a database that is being rebuilt, before anything else reads or writes it. */
	fill: ((opened: Dexie) => Promise<void>) | undefined;
	/** Set by the store: repairs the database after a storage failure, or rejects. */
	recover: (() => Promise<void>) | undefined;
	readonly #suspicion: Suspicion;
	#recovery: Promise<void> | undefined;
	/** While another window rebuilds the database, this window must not open it. */
	#rebuiltElsewhere: Promise<void> | undefined;

	constructor(name = DATABASE_NAME) {
		// No cache: it would show changes before they are on disk, and clone every row that is read.
		super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
		this.version(1).stores({ armies: 'id, savedAt' });
		this.version(2).stores({
			revisions: '[id+revision], [id+savedAt+revision]',
			histories: 'id'
		});
		this.version(3).stores({
			armies: 'id, savedAt, deletedAt, filedAt',
			chosenFiles: 'id',
			ownUnits: 'id, savedAt',
			photos: 'digest, savedAt'
		});
		this.version(4).stores({ leagues: 'id, savedAt', keys: 'publicKey, savedAt' });
		// `Keys.protect` replaces seeds by non-exportable keys, as an upgrade cannot wait for Web Crypto.
		this.version(5).stores({});
		this.version(6).stores({ games: 'id, savedAt' });
		this.version(7).stores({ entries: 'digest, league, savedAt' });
		this.version(8).stores({
			rooms: 'id',
			roomEntries: '[room+digest], [room+waiting]',
			roomDocuments: '[room+key]'
		});
		this.version(9).stores({ packs: 'id, savedAt' });
		this.#suspicion = new Suspicion(name);
		this.use(trackingWholeTables(['entries', 'roomEntries']));
		this.use(reportingChanges((...change) => this.onChange?.(...change)));
		this.on('ready', (opened) => this.fill?.(opened), true);
	}

	/** The Web Lock that writes share and a rebuild holds exclusively. */
	get lock(): string {
		return `${this.name}-database`;
	}

	/** Whether the storage has failed, so that the next write first recovers the database. */
	get isSuspect(): boolean {
		return this.#suspicion.raised;
	}

	/**
	 * Runs a write transaction over the tables, then reads back what it wrote. All writes use this
	 * method: after a storage error the next write first recovers the database.
	 */
	async write<T>(
		tables: readonly Table[],
		work: () => PromiseLike<T>,
		confirm: (result: T) => PromiseLike<unknown> = () => Promise.resolve()
	): Promise<T> {
		if (this.#suspicion.raised) await (this.#recovery ??= this.#recovered());
		return lockUnlessHidden(this.lock, async () => {
			try {
				const result = await this.transaction('rw', [...tables], work);
				await confirm(result);
				return result;
			} catch (error) {
				if (isStorageError(error)) this.#suspicion.raised = true;
				throw error;
			}
		});
	}

	/** Closes the connection while another window rebuilds the database. */
	closeForRebuild(): void {
		this.close({ disableAutoOpen: false });
		this.#rebuiltElsewhere = withLock(this.lock, 'shared', () => {
			this.#rebuiltElsewhere = undefined;
			return Promise.resolve();
		});
	}

	async #recovered(): Promise<void> {
		try {
			await this.recover?.();
			this.#suspicion.raised = false;
		} finally {
			this.#recovery = undefined;
		}
	}

	/**
	 * Opens the connection. After a failure the next call tries again; Dexie alone would reject
	 * everything until a reload.
	 */
	override open(): PromiseExtended<Dexie> {
		const opening = this.#rebuiltElsewhere
			? Dexie.Promise.resolve(this.#rebuiltElsewhere).then(() => super.open())
			: super.open();
		// By now all requests that waited for the opening have been rejected; reopening earlier would loop
		// forever.
		const lookAfter = () => {
			const usable = this.isOpen() && (this.core as DBCore | undefined) !== undefined;
			if (!usable && !this.hasBeenClosed()) this.close({ disableAutoOpen: false });
		};
		opening.then(lookAfter, lookAfter);
		return opening;
	}
}
