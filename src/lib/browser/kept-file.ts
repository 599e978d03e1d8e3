interface Kind {
	readonly type: string;
	readonly extension: string;
}

interface Picker {
	showSaveFilePicker?(options: {
		suggestedName: string;
		types: { accept: Record<string, string[]> }[];
	}): Promise<FileSystemFileHandle>;
}

/** Chromium's alone so far, as is the picker. */
type Permission = 'queryPermission' | 'requestPermission';
type Guarded = FileSystemFileHandle &
	Partial<Record<Permission, (wanted: { mode: 'readwrite' }) => Promise<PermissionState>>>;

async function permitted(handle: Guarded, permission: Permission): Promise<boolean> {
	return (await handle[permission]?.({ mode: 'readwrite' })) === 'granted';
}

/** Whether the file may be written to without asking the user again. */
export function mayWrite(handle: FileSystemFileHandle): Promise<boolean> {
	return permitted(handle, 'queryPermission');
}

/** Asks the user, where the browser wants that; only in answer to a tap. */
export function askToWrite(handle: FileSystemFileHandle): Promise<boolean> {
	return permitted(handle, 'requestPermission');
}

/** Puts a text in place of all that was in a file; the old one stays if that does not succeed. */
export async function rewrite(
	handle: FileSystemFileHandle,
	text: AsyncIterable<string>
): Promise<void> {
	const stream = await handle.createWritable();
	try {
		for await (const piece of text) await stream.write(piece);
		await stream.close();
	} catch (error) {
		await stream.abort().catch(() => undefined);
		throw error;
	}
}

/** Whether this browser lets a page keep a file. */
export function canKeepFiles(): boolean {
	return (window as Picker).showSaveFilePicker !== undefined;
}

/** Asks for a file to write to; undefined when the user has thought better of it. */
export async function chooseFile(
	name: string,
	{ type, extension }: Kind
): Promise<FileSystemFileHandle | undefined> {
	const types = [{ accept: { [type]: [extension] } }];
	try {
		return await (window as Picker).showSaveFilePicker?.({ suggestedName: name, types });
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		throw error;
	}
}
