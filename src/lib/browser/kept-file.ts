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

/** Only Chromium has these methods so far, like the picker. */
type Permission = 'queryPermission' | 'requestPermission';
type WithPermissions = FileSystemFileHandle &
	Partial<Record<Permission, (wanted: { mode: 'readwrite' }) => Promise<PermissionState>>>;

async function permitted(handle: WithPermissions, permission: Permission): Promise<boolean> {
	return (await handle[permission]?.({ mode: 'readwrite' })) === 'granted';
}

/** Returns whether the file can be written without asking the user again. */
export function hasWriteAccess(handle: FileSystemFileHandle): Promise<boolean> {
	return permitted(handle, 'queryPermission');
}

/** Asks the user for permission if needed; must be called during a user action. */
export function requestWriteAccess(handle: FileSystemFileHandle): Promise<boolean> {
	return permitted(handle, 'requestPermission');
}

/** Replaces the content of a file; the old content stays if that fails. */
export async function replaceContent(
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

/** Returns whether this browser lets a page keep a file handle. */
export function canKeepFiles(): boolean {
	return (window as Picker).showSaveFilePicker !== undefined;
}

/** Asks for a file to write to; undefined if the user cancels. */
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
