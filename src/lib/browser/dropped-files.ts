/** A file by the way that leads to it; without the file where it cannot be read. */
export interface FoundFile {
	readonly name: string;
	readonly file: File | undefined;
}

/** Folders within folders that are gone into. */
const DEPTH = 16;

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
	return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** A folder gives its entries in several helpings; an empty one is the last. */
function helpingOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
	return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
}

async function* entriesOf(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
	const reader = folder.createReader();
	for (let some = await helpingOf(reader); some.length > 0; some = await helpingOf(reader)) {
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
 * What was dropped, with the files in dropped folders: at most so many and one, so that more can be told from
 * fewer. To be called while the drop is heard: afterwards the browser tells nothing of it any more.
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
		// What is dropped from a page and not from a disk has no entry.
		if (!entry && file) found.push({ name: file.name, file });
		if (!entry) continue;
		for await (const one of filesIn(entry)) {
			if (found.length > most) return found;
			found.push(one);
		}
	}
	return found;
}

/** What was chosen in a picker, of folders with their ways. */
export function chosenFiles(files: Iterable<File>): FoundFile[] {
	return [...files].map((file) => ({ name: file.webkitRelativePath || file.name, file }));
}
