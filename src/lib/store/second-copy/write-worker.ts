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

async function fill(file: WorkerFile, bytes: Uint8Array): Promise<void> {
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
async function write(order: WriteOrder): Promise<void> {
	const { name, text } = order;
	const file = (await (await folderOf(order)).getFileHandle(name, { create: true })) as WorkerFile;
	await fill(file, new TextEncoder().encode(text));
	if ((await (await file.getFile()).text()) !== text) {
		throw new DOMException(`${name} differs when read back`, 'DataError');
	}
}

const answer = (message: WriteAnswer) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data: order }: MessageEvent<WriteOrder>) => {
	write(order).then(
		() => answer(undefined),
		(error: unknown) => {
			const { name, message } = error instanceof Error ? error : new Error(String(error));
			answer({ name, message });
		}
	);
});
