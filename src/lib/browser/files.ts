/** Hands a text to the user as a file. */
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
	// Some browsers start reading the address only after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file's bytes, at most so many and one: more is not read, but can be told from fewer. */
export async function readBytes(file: Blob, maximum: number): Promise<Uint8Array> {
	// To cut a file takes the browser a millisecond: most need no cutting.
	const part = file.size > maximum ? file.slice(0, maximum + 1) : file;
	return new Uint8Array(await part.arrayBuffer());
}

/** A file's bytes piece by piece; says how many have come. */
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

/** Short texts joined to pieces that are worth a write. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
	const worth = 65_536;
	let held = '';
	for await (const text of texts) {
		held += text;
		if (held.length < worth) continue;
		yield held;
		held = '';
	}
	if (held) yield held;
}
