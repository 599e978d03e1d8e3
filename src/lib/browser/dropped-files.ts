/** A file with its path; `file` is missing if it cannot be read. */
export interface FoundFile {
	readonly name: string;
	readonly file: File | undefined;
}

/** The maximum depth of nested folders. */
const DEPTH = 16;

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
	return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** Reads the next batch of a folder's entries; an empty batch is the last. */
function nextEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
	return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
}

async function* entriesOf(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
	const reader = folder.createReader();
	for (let some = await nextEntries(reader); some.length > 0; some = await nextEntries(reader)) {
		yield* some;
	}
}

async function* filesIn(entry: FileSystemEntry, depth = 0): AsyncGenerator<FoundFile> {
	if (entry.isFile) {
		const file = await fileOf(entry as FileSystemFileEntry);
		yield { name: entry.fullPath.replace(/^\//, ''), file };
	} else if (entry.isDirectory && depth < DEPTH) {
		for await (const inner of entriesOf(entry as FileSystemDirectoryEntry)) {
			yield* filesIn(inner, depth + 1);
		}
	}
}

/**
 * Returns dropped files, including those in dropped folders. Stops at one more than `most`, so that
 * callers can detect an excess. Must be called during the drop event, as the data is gone
 * afterwards.
 */
export async function droppedFiles(
	{ items }: Pick<DataTransfer, 'items'>,
	most: number
): Promise<FoundFile[]> {
	const dropped = [...items]
		.filter(({ kind }) => kind === 'file')
		.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
	const found: FoundFile[] = [];
	for (const { entry, file } of dropped) {
		// Items dragged from a page have no entry.
		if (!entry && file) found.push({ name: file.name, file });
		if (!entry) continue;
		for await (const one of filesIn(entry)) {
			if (found.length > most) return found;
			found.push(one);
		}
	}
	return found;
}

/** Returns the files chosen in a picker; files of folders have their relative paths. */
export function chosenFiles(files: Iterable<File>): FoundFile[] {
	return [...files].map((file) => ({ name: file.webkitRelativePath || file.name, file }));
}
