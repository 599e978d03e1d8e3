/** The name and the content of a file. */
export interface TextFile {
	readonly name: string;
	readonly text: string;
}

export async function readText(file: FileSystemFileHandle): Promise<string> {
	return (await file.getFile()).text();
}

/** Whether this page or worker has `createWritable`; Safari before version 26 lacks it. */
export function hasWritable(): boolean {
	return 'createWritable' in FileSystemFileHandle.prototype;
}

export async function writeText(file: FileSystemFileHandle, text: string): Promise<void> {
	const writing = await file.createWritable();
	try {
		await writing.write(text);
		await writing.close();
	} catch (error) {
		await writing.abort().catch(() => undefined);
		throw error;
	}
}
