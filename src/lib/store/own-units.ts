import { readOwnUnit, type OfferedUnit } from '$lib/army/own-unit';
import { VERSION } from '$lib/army/format/versions';
import { serializedUnit } from './backups';
import type { BrikmusterDatabase, OwnUnitRow } from './database';
import { WriteNotPersisted } from './write-not-persisted';
import { rowsOf } from './row-by-row';
import { newestFirst, nextTime } from './sane';
import { watchQuery, type Watchable } from './watching';

/** A unit saved for all armies. */
export interface OwnUnit extends OfferedUnit {
	readonly id: string;
}

/** The unit of a row; undefined if it is invalid. */
function readUnit(row: OwnUnitRow): OfferedUnit | undefined {
	try {
		return readOwnUnit(row);
	} catch {
		return undefined;
	}
}

/** The user's saved units. Rows that this version cannot read stay stored but hidden. */
export class OwnUnits {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits all readable units, last saved first; again at every change in any window. */
	watchAll(): Watchable<OwnUnit[]> {
		return watchQuery(async () => {
			const rows = await rowsOf(this.#database.ownUnits);
			return newestFirst(rows).flatMap((row) => {
				const own = readUnit(row);
				return own ? [{ id: row.id, ...own }] : [];
			});
		});
	}

	/** Saves a unit under an id, unless an equal one is already saved. */
	async keep(id: string, offered: OfferedUnit): Promise<void> {
		const { ownUnits } = this.#database;
		const own = readOwnUnit({ version: VERSION, ...offered });
		if (!own) throw new Error('Such a unit could not be read again');
		const row = { id, savedAt: this.#now(), version: VERSION, ...own };
		const serialized = serializedUnit(row);
		const add = async () => {
			const known = (await rowsOf(ownUnits)).find((other) => serializedUnit(other) === serialized);
			if (!known) await ownUnits.add(row);
			return known ?? row;
		};
		await this.#database.write([ownUnits], add, (kept) => this.#confirm(kept));
	}

	/** Renames a saved unit; resolves to false if it is missing or unreadable. */
	async rename(id: string, name: string): Promise<boolean> {
		const { ownUnits } = this.#database;
		const rename = async () => {
			const row = await ownUnits.get(id);
			const own = row && readUnit(row);
			if (!row || !own) return undefined;
			const savedAt = nextTime(this.#now(), row.savedAt);
			const next = { ...row, savedAt, version: VERSION, unit: { ...own.unit, name } };
			await ownUnits.put(next);
			return next;
		};
		const renamed = await this.#database.write(
			[ownUnits],
			rename,
			async (row) => row && this.#confirm(row)
		);
		return renamed !== undefined;
	}

	/** A unit with the time when it was saved (ms); `unreadable` for a row that this version cannot read. */
	async get(
		id: string
	): Promise<{ readonly unit: OfferedUnit; readonly savedAt: number } | 'unreadable' | undefined> {
		const row = await this.#database.ownUnits.get(id);
		const unit = row && readUnit(row);
		if (!row) return undefined;
		return unit ? { unit, savedAt: row.savedAt } : 'unreadable';
	}

	/**
	 * Stores another state of a unit, or removes it, unless it was saved after `base`: undefined if there was none.
	 * Resolves to false then.
	 */
	async replace(
		id: string,
		base: number | undefined,
		offered: OfferedUnit | undefined
	): Promise<boolean> {
		const { ownUnits } = this.#database;
		return this.#database.write([ownUnits], async () => {
			const row = await ownUnits.get(id);
			if (row?.savedAt !== base) return false;
			if (!offered) await ownUnits.delete(id);
			else {
				const savedAt = nextTime(this.#now(), base ?? 0);
				await ownUnits.put({ id, savedAt, version: VERSION, ...offered });
			}
			return true;
		});
	}

	async remove(id: string): Promise<void> {
		const { ownUnits } = this.#database;
		await this.#database.write([ownUnits], () => ownUnits.delete(id));
	}

	/** Reads back what was written; a later change by another window also confirms it. */
	async #confirm(written: OwnUnitRow): Promise<void> {
		const row = await this.#database.ownUnits.get(written.id);
		if (row && (row.savedAt > written.savedAt || serializedUnit(row) === serializedUnit(written)))
			return;
		throw new WriteNotPersisted(`Unit ${written.id} was written and is not there`);
	}
}
