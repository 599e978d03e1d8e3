import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NotKept } from '../not-kept';
import { recordOf, type CopiedTable } from './record';
import { spareName } from './worker-protocol';
import type { ScriptAddress, WorkerWriter } from './worker-writer';

const FOLDER = 'second-copy';
const EXTENSION = '.json';
/** Keys that every file system takes as a name. */
const PLAIN = /^[\w-]{1,100}$/;

/** The name of a record's file, from its key. */
export function fileNameOf(key: string): string {
	const name = PLAIN.test(key) ? key : bytesToHex(sha256(utf8ToBytes(key)));
	return `${name}${EXTENSION}`;
}

/** Whether this browser lets a page keep files of its own. */
export function canKeepCopy(): boolean {
	const { navigator } = globalThis as Partial<typeof globalThis>;
	return navigator?.storage?.getDirectory !== undefined;
}

/** Whether a page may write its files itself; otherwise only a worker may. */
function writesInPage(): boolean {
	return 'createWritable' in FileSystemFileHandle.prototype;
}

async function textOf(
	folder: FileSystemDirectoryHandle,
	name: string
): Promise<string | undefined> {
	try {
		const file = await folder.getFileHandle(name);
		return await (await file.getFile()).text();
	} catch (error) {
		if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
		throw error;
	}
}

/** The files of the second copy, in the origin private file system: a folder a table, a file a record. */
export class CopyFiles {
	readonly #root: string;
	readonly #scriptAddress: ScriptAddress;
	#writer: WorkerWriter | undefined;

	/** @param database Its name: each has a copy of its own. */
	constructor(database: string, scriptAddress: ScriptAddress = (address) => address) {
		this.#root = `${database}-${FOLDER}`;
		this.#scriptAddress = scriptAddress;
	}

	/** The names of a table's files. An interrupted write may have left only the spare file. */
	async names(table: CopiedTable): Promise<string[]> {
		const names = new Set<string>();
		const spareEnd = spareName(EXTENSION);
		for await (const name of (await this.#folder(table)).keys()) {
			if (name.endsWith(EXTENSION)) names.add(name);
			else if (name.endsWith(spareEnd)) names.add(name.slice(0, -spareName('').length));
		}
		return [...names].sort();
	}

	/** The text of a file, or of its spare file where it is damaged; undefined where there is none. */
	async read(table: CopiedTable, name: string): Promise<string | undefined> {
		const folder = await this.#folder(table);
		const text = await textOf(folder, name);
		if (text !== undefined && recordOf(text)) return text;
		const spare = await textOf(folder, spareName(name));
		return spare !== undefined && recordOf(spare) ? spare : text;
	}

	/** Writes a file and reads it back. The old content is there until the new one is complete. */
	async write(table: CopiedTable, name: string, text: string): Promise<void> {
		const folder = await this.#folder(table);
		if (writesInPage()) await this.#stream(folder, name, text);
		else await this.#writeInWorker(table, name, text);
		if ((await textOf(folder, name)) !== text) throw new NotKept(`The copy ${name} is not there`);
	}

	async remove(table: CopiedTable, name: string): Promise<void> {
		const folder = await this.#folder(table);
		for (const one of [name, spareName(name)]) {
			await folder.removeEntry(one).catch(() => undefined);
		}
	}

	/** Removes the whole copy. */
	async clear(): Promise<void> {
		const root = await navigator.storage.getDirectory();
		await root.removeEntry(this.#root, { recursive: true }).catch(() => undefined);
	}

	async #stream(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
		const writing = await (await folder.getFileHandle(name, { create: true })).createWritable();
		try {
			await writing.write(text);
			await writing.close();
		} catch (error) {
			await writing.abort().catch(() => undefined);
			throw error;
		}
	}

	/** A worker that failed is replaced at the next write. */
	async #writeInWorker(table: CopiedTable, name: string, text: string): Promise<void> {
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

	async #folder(table: CopiedTable): Promise<FileSystemDirectoryHandle> {
		const root = await navigator.storage.getDirectory();
		const ours = await root.getDirectoryHandle(this.#root, { create: true });
		return ours.getDirectoryHandle(table, { create: true });
	}
}
