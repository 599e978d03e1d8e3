import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NotKept } from '../not-kept';
import type { CopiedTable } from './record';

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

/** The files of the second copy, in the origin private file system: a folder a table, a file a record. */
export class CopyFiles {
	readonly #root: string;

	/** @param database Its name: each has a copy of its own. */
	constructor(database: string) {
		this.#root = `${database}-${FOLDER}`;
	}

	/** The names of a table's files. */
	async names(table: CopiedTable): Promise<string[]> {
		const names: string[] = [];
		for await (const name of (await this.#folder(table)).keys()) {
			if (name.endsWith(EXTENSION)) names.push(name);
		}
		return names.sort();
	}

	/** The text of a file; undefined where there is none. */
	async read(table: CopiedTable, name: string): Promise<string | undefined> {
		const folder = await this.#folder(table);
		try {
			const file = await folder.getFileHandle(name);
			return await (await file.getFile()).text();
		} catch (error) {
			if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
			throw error;
		}
	}

	/** Writes a file and reads it back. The old content is there until the new one is complete. */
	async write(table: CopiedTable, name: string, text: string): Promise<void> {
		const file = await (await this.#folder(table)).getFileHandle(name, { create: true });
		const writing = await file.createWritable();
		try {
			await writing.write(text);
			await writing.close();
		} catch (error) {
			await writing.abort().catch(() => undefined);
			throw error;
		}
		if ((await this.read(table, name)) !== text) throw new NotKept(`The copy ${name} is not there`);
	}

	async remove(table: CopiedTable, name: string): Promise<void> {
		const folder = await this.#folder(table);
		await folder.removeEntry(name).catch(() => undefined);
	}

	/** Removes the whole copy. */
	async clear(): Promise<void> {
		const root = await navigator.storage.getDirectory();
		await root.removeEntry(this.#root, { recursive: true }).catch(() => undefined);
	}

	async #folder(table: CopiedTable): Promise<FileSystemDirectoryHandle> {
		const root = await navigator.storage.getDirectory();
		const ours = await root.getDirectoryHandle(this.#root, { create: true });
		return ours.getDirectoryHandle(table, { create: true });
	}
}
