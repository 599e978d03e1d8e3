import { spareName, type WriteAnswer, type WriteOrder } from './worker-protocol';

async function folderOf({ folders }: WriteOrder): Promise<FileSystemDirectoryHandle> {
	let folder = await navigator.storage.getDirectory();
	for (const name of folders) folder = await folder.getDirectoryHandle(name, { create: true });
	return folder;
}

/** Early Safari versions answer each of these calls with a promise. */
async function fill(file: FileSystemFileHandle, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
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

/** Writes a file in place and reads it back. */
async function put(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
	const file = await folder.getFileHandle(name, { create: true });
	await fill(file, new TextEncoder().encode(text));
	if ((await (await file.getFile()).text()) !== text) {
		throw new DOMException(`${name} differs when read back`, 'DataError');
	}
}

/** Writes under the spare name first: at each moment one of the two files is complete. */
async function write(order: WriteOrder): Promise<void> {
	const folder = await folderOf(order);
	const { name, text } = order;
	await put(folder, spareName(name), text);
	await put(folder, name, text);
	await folder.removeEntry(spareName(name)).catch(() => undefined);
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
