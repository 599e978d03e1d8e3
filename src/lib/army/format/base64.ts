export type Bytes = Uint8Array<ArrayBuffer>;

/** What newer browsers have, several times as fast as letter by letter. */
interface NativeBytes {
	toBase64?(): string;
}
const native = Uint8Array as { fromBase64?(text: string): Bytes };

export function base64Of(bytes: Uint8Array): string {
	const encoded = (bytes as NativeBytes).toBase64?.();
	if (encoded !== undefined) return encoded;
	let text = '';
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text);
}

/** The bytes of a base64 text; undefined if it is invalid. */
export function bytesOf(base64: string): Bytes | undefined {
	try {
		if (native.fromBase64) return native.fromBase64(base64);
		const text = atob(base64);
		const bytes = new Uint8Array(text.length);
		// Several times as fast as `Uint8Array.from`.
		for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
		return bytes;
	} catch {
		return undefined;
	}
}
