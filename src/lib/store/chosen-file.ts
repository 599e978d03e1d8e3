import type { BrikmusterDatabase, ChosenFileRow } from './database';

const ID = 'backup';

/** Remembers the file chosen for backups. */
export class ChosenFile {
	readonly #database: BrikmusterDatabase;

	constructor(database: BrikmusterDatabase) {
		this.#database = database;
	}

	/** Returns the file and the mark of the data at its last write. */
	async get(): Promise<Omit<ChosenFileRow, 'id'> | undefined> {
		return this.#database.chosenFiles.get(ID);
	}

	async keep(handle: FileSystemFileHandle, mark?: string): Promise<void> {
		const row = { id: ID, handle, ...(mark !== undefined && { mark }) } as const;
		await this.#database.chosenFiles.put(row);
	}

	async forget(): Promise<void> {
		await this.#database.chosenFiles.delete(ID);
	}
}
