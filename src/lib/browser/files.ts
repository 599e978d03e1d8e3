/** Hands a text to the user as a file. */
export function downloadText(fileName: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = fileName;
	document.body.append(link);
	link.click();
	link.remove();
	// Some browsers start reading the address only after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file's bytes, at most so many and one: more is not read, but can be told from fewer. */
export async function readBytes(file: Blob, maximum: number): Promise<Uint8Array> {
	return new Uint8Array(await file.slice(0, maximum + 1).arrayBuffer());
}
