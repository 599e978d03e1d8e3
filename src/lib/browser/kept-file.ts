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

/** A file of the user's choice that can be written again and again. */
export interface KeptFile {
	readonly name: string;
	/** Puts a text in place of all that was in it; the old one stays if that does not succeed. */
	write(text: AsyncIterable<string>): Promise<void>;
}

function keptFile(handle: FileSystemFileHandle): KeptFile {
	return {
		name: handle.name,
		async write(text) {
			const stream = await handle.createWritable();
			try {
				for await (const piece of text) await stream.write(piece);
				await stream.close();
			} catch (error) {
				await stream.abort().catch(() => undefined);
				throw error;
			}
		}
	};
}

/** Whether this browser lets a page keep a file. */
export function canKeepFiles(): boolean {
	return (window as Picker).showSaveFilePicker !== undefined;
}

/** Asks for a place to write to; undefined when the user has thought better of it. */
export async function chooseKeptFile(
	name: string,
	{ type, extension }: Kind
): Promise<KeptFile | undefined> {
	const types = [{ accept: { [type]: [extension] } }];
	try {
		const handle = await (window as Picker).showSaveFilePicker?.({ suggestedName: name, types });
		return handle && keptFile(handle);
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		throw error;
	}
}
