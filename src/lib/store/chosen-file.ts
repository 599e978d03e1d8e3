import type { BrikmusterDatabase, ChosenFileRow } from './database';

const ID = 'backup';

/** The file that the user has chosen for backups, as this browser remembers it. */
export class ChosenFile {
	readonly #database: BrikmusterDatabase;

	constructor(database: BrikmusterDatabase) {
		this.#database = database;
	}

	/** The file, and the mark of what was stored when it was last written. */
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
