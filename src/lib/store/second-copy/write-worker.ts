import { hasWritable, readText, writeText, type TextFile } from './text-files';
import type { WriteAnswer, WriteOrder } from './worker-protocol';

/** Early Safari versions return a promise from each of these calls. */
interface SyncAccess {
	truncate(size: number): void | Promise<void>;
	write(bytes: Uint8Array, options: { at: number }): number | Promise<number>;
	flush(): void | Promise<void>;
	close(): void | Promise<void>;
}
/** A file handle as seen in workers; the DOM types lack this method. */
type WorkerFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncAccess> };

async function folderOf({ folders }: WriteOrder): Promise<FileSystemDirectoryHandle> {
	let folder = await navigator.storage.getDirectory();
	for (const name of folders) folder = await folder.getDirectoryHandle(name, { create: true });
	return folder;
}

async function fill(file: WorkerFile, text: string): Promise<void> {
	const bytes = new TextEncoder().encode(text);
	const access = await file.createSyncAccessHandle();
	try {
		await access.truncate(0);
		const written = await access.write(bytes, { at: 0 });
		if (written !== bytes.length) throw new DOMException('Disk full', 'QuotaExceededError');
		await access.flush();
	} finally {
		await access.close();
	}
}

/**
 * Writes a file and reads it back. An interrupted write is harmless, as the previous state has its
 * own file.
 */
async function write(folder: FileSystemDirectoryHandle, { name, text }: TextFile): Promise<void> {
	const file = await folder.getFileHandle(name, { create: true });
	await (hasWritable() ? writeText(file, text) : fill(file as WorkerFile, text));
	if ((await readText(file)) !== text)
		throw new DOMException(`${name} differs when read back`, 'DataError');
}

/** All at once, as each one mostly waits for the browser; one by one, if an interrupted write leaves part of a file. */
async function writeAll(order: WriteOrder): Promise<void> {
	const folder = await folderOf(order);
	if (hasWritable()) await Promise.all(order.files.map((file) => write(folder, file)));
	else for (const file of order.files) await write(folder, file);
}

const answer = (message: WriteAnswer) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data: order }: MessageEvent<WriteOrder>) => {
	writeAll(order).then(
		() => answer(undefined),
		(error: unknown) => {
			const { name, message } = error instanceof Error ? error : new Error(String(error));
			answer({ name, message });
		}
	);
});
