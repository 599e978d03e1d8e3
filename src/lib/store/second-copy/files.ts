import { WriteNotPersisted } from '../write-not-persisted';
import type { CopiedTable } from './tables';
import { hasWritable, readText, writeText, type TextFile } from './text-files';
import { copyFolder, isNotFound } from './unused';
import type { ScriptAddress, WorkerWriter } from './worker-writer';

/** Characters per file when testing for free space. */
const TEST_FILE_SIZE = 4_000_000;

/** The files of the second copy in the origin private file system, with a folder per table. */
export class CopyFiles {
	readonly #root: string;
	readonly #folders = new Map<CopiedTable, FileSystemDirectoryHandle>();
	readonly #scriptAddress: ScriptAddress;
	#writer: WorkerWriter | undefined;

	/**
	 * @param database The database's name; each database has its own copy.
	 * @param scriptAddress Makes the address of a worker trusted, if the page's policy requires it.
	 */
	constructor(database: string, scriptAddress: ScriptAddress = (address) => address) {
		this.#root = copyFolder(database);
		this.#scriptAddress = scriptAddress;
	}

	/** Returns the sorted names of a table's files. */
	names(table: CopiedTable): Promise<string[]> {
		return this.#inFolder(table, async (folder) => {
			const names: string[] = [];
			for await (const name of folder.keys()) names.push(name);
			return names.sort();
		});
	}

	/** Returns the text of a file, or undefined if there is none. */
	async read(table: CopiedTable, name: string): Promise<string | undefined> {
		try {
			return await readText(await (await this.#folder(table)).getFileHandle(name));
		} catch (error) {
			if (isNotFound(error)) return undefined;
			throw error;
		}
	}

	/** Writes a file and reads it back. */
	write(table: CopiedTable, name: string, text: string): Promise<void> {
		return this.#inFolder(table, async (folder) => {
			const isOurs = hasWritable();
			if (!isOurs) await this.writeInWorker(table, [{ name, text }]);
			const file = await folder.getFileHandle(name, { create: isOurs });
			if (isOurs) await writeText(file, text);
			if ((await readText(file)) !== text)
				throw new WriteNotPersisted(`The copy ${name} is not there`);
		});
	}

	async remove(table: CopiedTable, name: string): Promise<void> {
		await (await this.#folder(table)).removeEntry(name).catch(() => undefined);
	}

	/** Rejects if there is no space for this many bytes, by writing test files and removing them. */
	async ensureSpace(bytes: number): Promise<void> {
		const names = Array.from(
			{ length: Math.ceil(bytes / TEST_FILE_SIZE) },
			(_, index) => `room-${index}`
		);
		const piece = '0'.repeat(Math.min(bytes, TEST_FILE_SIZE));
		try {
			for (const name of names) await this.write('armies', name, piece);
		} finally {
			for (const name of names) await this.remove('armies', name);
		}
	}

	/** Deletes the whole copy. */
	async clear(): Promise<void> {
		this.#folders.clear();
		const root = await navigator.storage.getDirectory();
		await root.removeEntry(this.#root, { recursive: true }).catch(() => undefined);
	}

	/** Lets a worker write files and read them back. One that failed is replaced at the next write. */
	async writeInWorker(table: CopiedTable, files: readonly TextFile[]): Promise<void> {
		const { WorkerWriter } = await import('./worker-writer');
		const writer = (this.#writer ??= new WorkerWriter(this.#scriptAddress));
		try {
			await writer.write({ folders: [this.#root, table], files });
		} catch (error) {
			writer.close();
			this.#writer = undefined;
			throw error;
		}
	}

	/** Runs work in a folder, recreating it if it has been deleted, such as with the site's data. */
	async #inFolder<T>(
		table: CopiedTable,
		work: (folder: FileSystemDirectoryHandle) => Promise<T>
	): Promise<T> {
		try {
			return await work(await this.#folder(table));
		} catch (error) {
			if (!isNotFound(error)) throw error;
			this.#folders.clear();
			return work(await this.#folder(table));
		}
	}

	async #folder(table: CopiedTable): Promise<FileSystemDirectoryHandle> {
		const known = this.#folders.get(table);
		if (known) return known;
		const root = await navigator.storage.getDirectory();
		const ours = await root.getDirectoryHandle(this.#root, { create: true });
		const folder = await ours.getDirectoryHandle(table, { create: true });
		this.#folders.set(table, folder);
		return folder;
	}
}
