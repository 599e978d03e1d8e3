import { liveQuery } from 'dexie';
import { readArmy } from '$lib/army/read';
import type { Army } from '$lib/rules/choices';
import type { ArmyRow, BrikmusterDatabase } from './database';

/** An army as it was saved. */
export interface StoredArmy {
	readonly readable: true;
	readonly id: string;
	readonly army: Army;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
}

/** A record that this version cannot read; it is kept as it is and can be taken out as a file. */
export interface UnreadableArmy {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
}

export type Stored = StoredArmy | UnreadableArmy;

/** A write that builds on an older revision than the stored one changes nothing. */
export type WriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: Stored | undefined };

export interface Watchable<T> {
	subscribe(observer: { next: (value: T) => void; error: (error: unknown) => void }): {
		unsubscribe(): void;
	};
}

function read({ id, army: document, revision, savedAt, deletedAt }: ArmyRow): Stored {
	const reading = readArmy(document);
	if (!reading.ok || reading.army.id !== id) return { readable: false, id, document, savedAt };
	const stored = { readable: true, id, army: reading.army, revision, savedAt } as const;
	return deletedAt === undefined ? stored : { ...stored, deletedAt };
}

/** The stored armies. Every promise of a write resolves when its transaction is complete, not before. */
export class Armies {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** All armies in use, the last changed one first; told anew at every change, in any window. */
	watchAll(): Watchable<Stored[]> {
		return liveQuery(async () => {
			const rows = await this.#database.armies.orderBy('savedAt').reverse().toArray();
			return rows.filter(({ deletedAt }) => deletedAt === undefined).map(read);
		});
	}

	/** One army; undefined when there is none. */
	watch(id: string): Watchable<Stored | undefined> {
		return liveQuery(() => this.get(id));
	}

	async get(id: string): Promise<Stored | undefined> {
		const row = await this.#database.armies.get(id);
		return row && read(row);
	}

	/** A new army. Rejects when its id exists already. */
	async create(army: Army): Promise<WriteResult> {
		const now = this.#now();
		const row = { id: army.id, army, revision: 1, createdAt: now, savedAt: now };
		await this.#database.transaction('rw', this.#database.armies, () =>
			this.#database.armies.add(row)
		);
		return { ok: true, revision: 1, savedAt: now };
	}

	/** The army in its new state, if the stored one is still that of revision `base`. */
	replace(army: Army, base: number): Promise<WriteResult> {
		return this.#write(army.id, (row) => (row.revision === base ? { ...row, army } : undefined));
	}

	/** Out of the list, and back into it: nothing of the army is lost. */
	setDeleted(id: string, deleted: boolean): Promise<WriteResult> {
		return this.#write(id, ({ deletedAt: _, ...row }) =>
			deleted ? { ...row, deletedAt: this.#now() } : row
		);
	}

	#write(id: string, change: (row: ArmyRow) => ArmyRow | undefined): Promise<WriteResult> {
		const { armies } = this.#database;
		return this.#database.transaction('rw', armies, async (): Promise<WriteResult> => {
			const row = await armies.get(id);
			const changed = row && change(row);
			if (!changed) return { ok: false, current: row && read(row) };
			const savedAt = this.#now();
			const revision = row.revision + 1;
			await armies.put({ ...changed, revision, savedAt });
			return { ok: true, revision, savedAt };
		});
	}
}
