import { NotKept } from '../not-kept';
import type { CopiedTable } from './tables';
import type { ScriptAddress, WorkerWriter } from './worker-writer';

/** Characters of a file that is written to see whether there is room. */
const PIECE = 4_000_000;

/** Whether an error says that a file or folder is not there. */
function isNotFound(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'NotFoundError';
}

async function textIn(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
	const file = await folder.getFileHandle(name);
	return (await file.getFile()).text();
}

/** Whether a page may write its files itself; Safari before version 26 lets a worker only. */
function writesInPage(): boolean {
	return 'createWritable' in FileSystemFileHandle.prototype;
}

async function put(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
	const file = await folder.getFileHandle(name, { create: true });
	const writing = await file.createWritable();
	try {
		await writing.write(text);
		await writing.close();
	} catch (error) {
		await writing.abort().catch(() => undefined);
		throw error;
	}
}

/** The files of the second copy, in the origin private file system: a folder a table. */
export class CopyFiles {
	readonly #root: string;
	readonly #folders = new Map<CopiedTable, FileSystemDirectoryHandle>();
	readonly #scriptAddress: ScriptAddress;
	#writer: WorkerWriter | undefined;

	/**
	 * @param database Its name: each has a copy of its own.
	 * @param scriptAddress Makes the address of a worker trusted, where the page's policy asks for that.
	 */
	constructor(database: string, scriptAddress: ScriptAddress = (address) => address) {
		this.#root = `${database}-second-copy`;
		this.#scriptAddress = scriptAddress;
	}

	/** The names of a table's files, sorted. */
	names(table: CopiedTable): Promise<string[]> {
		return this.#inFolder(table, async (folder) => {
			const names: string[] = [];
			for await (const name of folder.keys()) names.push(name);
			return names.sort();
		});
	}

	/** The text of a file; undefined where there is none. */
	async read(table: CopiedTable, name: string): Promise<string | undefined> {
		try {
			return await textIn(await this.#folder(table), name);
		} catch (error) {
			if (isNotFound(error)) return undefined;
			throw error;
		}
	}

	/** Writes a file and reads it back. */
	write(table: CopiedTable, name: string, text: string): Promise<void> {
		return this.#inFolder(table, async (folder) => {
			if (writesInPage()) await put(folder, name, text);
			else await this.#putInWorker(table, name, text);
			if ((await textIn(folder, name)) !== text) throw new NotKept(`The copy ${name} is not there`);
		});
	}

	async remove(table: CopiedTable, name: string): Promise<void> {
		await (await this.#folder(table)).removeEntry(name).catch(() => undefined);
	}

	/** Writes files of that size and removes them again. Rejects where there is no room for them. */
	async makeSureOfRoom(bytes: number): Promise<void> {
		const names = Array.from({ length: Math.ceil(bytes / PIECE) }, (_, index) => `room-${index}`);
		const piece = '0'.repeat(Math.min(bytes, PIECE));
		try {
			for (const name of names) await this.write('armies', name, piece);
		} finally {
			for (const name of names) await this.remove('armies', name);
		}
	}

	/** Removes the whole copy. */
	async clear(): Promise<void> {
		this.#folders.clear();
		const root = await navigator.storage.getDirectory();
		await root.removeEntry(this.#root, { recursive: true }).catch(() => undefined);
	}

	/** A worker that failed is replaced at the next write. */
	async #putInWorker(table: CopiedTable, name: string, text: string): Promise<void> {
		const { WorkerWriter } = await import('./worker-writer');
		const writer = (this.#writer ??= new WorkerWriter(this.#scriptAddress));
		try {
			await writer.write({ folders: [this.#root, table], name, text });
		} catch (error) {
			writer.close();
			this.#writer = undefined;
			throw error;
		}
	}

	/** Works in a folder, which may be gone since it was opened, as when the data of the site is cleared. */
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
