import { Dexie, type DBCore, type PromiseExtended, type Table } from 'dexie';
import { reportingChanges, type OnChange } from './changes';
import { locked, lockedWhileVisible } from './locking';
import { isStorageError, Suspicion } from './suspicion';

/** What stands in the table: the document as it was saved; it is checked again when it is read. */
export interface ArmyRow {
	id: string;
	army: unknown;
	/** Counts the writes: a write names the revision that it builds on. */
	revision: number;
	createdAt: number;
	savedAt: number;
	/** When it was deleted; absent for an army in use. */
	deletedAt?: number;
	/** The days it was seen in the trash, and when the last one was counted. */
	trashed?: { readonly days: number; readonly at: number };
	/** The app's own example, as long as nobody has changed it: no data of the user's. */
	demo?: true;
	/** Words of the user's to find it by; absent where there are none. Checked when they are read. */
	tags?: readonly string[];
	/** When it was put into the archive; absent for an army at hand. */
	archivedAt?: number;
	/** When tags or archive were last changed: such a change is no write of the army. */
	filedAt?: number;
}

/** An earlier state of an army: what stood in its row at that revision. */
export interface RevisionRow {
	id: string;
	revision: number;
	savedAt: number;
	army: unknown;
}

/** The steps that can be undone and redone from the army's state at that revision. */
export interface HistoryRow {
	id: string;
	revision: number;
	/** Checked when it is read. Its states share their units: stored once, however many steps name them. */
	steps: unknown;
}

/** The file that the user has chosen for backups: one row. */
export interface ChosenFileRow {
	id: 'backup';
	/** Only IndexedDB can keep it beyond the page. */
	handle: FileSystemFileHandle;
	/** What was stored when it was last written (`Backups.mark`). */
	mark?: string;
}

/** A unit that is offered to every army of its rulebook. */
export interface OwnUnitRow {
	id: string;
	savedAt: number;
	/** The version of the army file in whose terms the unit is told. */
	version: number;
	rulebook: string;
	/** Its choices and its name, without an id; checked when they are read. */
	unit: unknown;
}

/** A photo, kept once however many units show it. */
export interface PhotoRow {
	/** Over its bytes: by it units name the photo. */
	digest: string;
	jpeg: Uint8Array<ArrayBuffer>;
	/** When it was last asked to be kept. */
	savedAt: number;
	/** The days on which nothing has named it, and when the last one was counted. */
	unnamed?: { readonly days: number; readonly at: number };
}

/** A league: the document as it was saved, checked again when it is read. */
export interface LeagueRow {
	id: string;
	league: unknown;
	/** What the user is in it; absent where he only looks on. */
	own?: unknown;
	/** Other versions of it that came in files and are not merged yet. */
	waiting?: readonly unknown[];
	/** Counts the writes. */
	revision: number;
	savedAt: number;
	/** When it was removed; absent for a league in use. */
	deletedAt?: number;
}

/** A key that seals submissions. */
export interface KeyRow {
	publicKey: string;
	/** The secret key, which signs and cannot be exported. Absent until the passphrase of a restored key is given. */
	privateKey?: CryptoKey;
	/** The secret itself, only where the browser cannot store the key. */
	seed?: Uint8Array<ArrayBuffer>;
	/** The key's file, under its passphrase: what backups hold. */
	file: string;
	savedAt: number;
}

export const DATABASE_NAME = 'brikmuster';

/** The browser's database. Versions only ever get added below; each keeps its frozen fixture in tests. */
export class BrikmusterDatabase extends Dexie {
	declare readonly armies: Table<ArmyRow, string>;
	declare readonly revisions: Table<RevisionRow, [string, number]>;
	declare readonly histories: Table<HistoryRow, string>;
	declare readonly chosenFiles: Table<ChosenFileRow, string>;
	declare readonly ownUnits: Table<OwnUnitRow, string>;
	declare readonly photos: Table<PhotoRow, string>;
	declare readonly leagues: Table<LeagueRow, string>;
	declare readonly keys: Table<KeyRow, string>;

	/** Set by the second copy, which follows each change. */
	onChange: OnChange | undefined;
	/** Fills a database that is being rebuilt, before anything else reads or writes it. */
	fill: ((opened: Dexie) => Promise<void>) | undefined;
	/** Set by the store: makes a database whose storage failed sound again, or rejects. */
	recover: (() => Promise<void>) | undefined;
	readonly #suspicion: Suspicion;
	#recovery: Promise<void> | undefined;
	/** While another window rebuilds the database, nothing here opens it. */
	#rebuiltElsewhere: Promise<void> | undefined;

	constructor(name = DATABASE_NAME) {
		// No cache: it would show changes before they are on the disk, and clone every row that is read.
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
		// Seeds become keys that cannot be exported: `Keys.protect`, as an upgrade cannot wait for WebCrypto.
		this.version(5).stores({});
		this.#suspicion = new Suspicion(name);
		this.use(reportingChanges((...change) => this.onChange?.(...change)));
		this.on('ready', (opened) => this.fill?.(opened), true);
	}

	/** The Web Lock that each write shares, and that a rebuild has alone. */
	get lock(): string {
		return `${this.name}-database`;
	}

	/**
	 * Runs a write transaction over the tables, and then reads back what it has written. All writes go this way:
	 * after a storage error the next one first recovers the database.
	 */
	async write<T>(
		tables: readonly Table[],
		work: () => PromiseLike<T>,
		confirm: (result: T) => PromiseLike<unknown> = () => Promise.resolve()
	): Promise<T> {
		if (this.#suspicion.raised) await (this.#recovery ??= this.#recovered());
		return lockedWhileVisible(this.lock, async () => {
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
	standAside(): void {
		this.close({ disableAutoOpen: false });
		this.#rebuiltElsewhere = locked(this.lock, 'shared', () => {
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
	 * Opens the connection. Where that fails, the next call tries again: Dexie alone would refuse everything
	 * until the page is loaded anew.
	 */
	override open(): PromiseExtended<Dexie> {
		const opening = this.#rebuiltElsewhere
			? Dexie.Promise.resolve(this.#rebuiltElsewhere).then(() => super.open())
			: super.open();
		// By then, all that waited for the opening has been refused: it would open again without end.
		const lookAfter = () => {
			const usable = this.isOpen() && (this.core as DBCore | undefined) !== undefined;
			if (!usable && !this.hasBeenClosed()) this.close({ disableAutoOpen: false });
		};
		opening.then(lookAfter, lookAfter);
		return opening;
	}
}
