/** Saves a text as a file download. */
export function downloadText(fileName: string, type: string, text: string): void {
	downloadBlob(fileName, new Blob([text], { type }));
}

export function downloadBlob(fileName: string, blob: Blob): void {
	const address = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = address;
	link.download = fileName;
	document.body.append(link);
	link.click();
	link.remove();
	// Some browsers read the URL only after the current task.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Reads a file's bytes, at most one more than `maximum`, so that callers can detect an excess. */
export async function readBytes(file: Blob, maximum: number): Promise<Uint8Array> {
	// Slicing takes the browser a millisecond, and most files need none.
	const part = file.size > maximum ? file.slice(0, maximum + 1) : file;
	return new Uint8Array(await part.arrayBuffer());
}

/** Yields a file's bytes in chunks and reports the number read so far. */
export async function* chunksOf(
	file: Blob,
	seen: (bytes: number) => void
): AsyncGenerator<Uint8Array> {
	const reader = file.stream().getReader();
	let bytes = 0;
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) {
			yield next.value;
			seen((bytes += next.value.length));
		}
	} finally {
		await reader.cancel();
	}
}

/** Joins short texts into chunks large enough to write. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
	const chunkSize = 65_536;
	let buffered = '';
	for await (const text of texts) {
		buffered += text;
		if (buffered.length < chunkSize) continue;
		yield buffered;
		buffered = '';
	}
	if (buffered) yield buffered;
}
