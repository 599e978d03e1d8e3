/** The bytes of a file that is given as bytes or as text. */
export function bytesOf(file: Uint8Array | string): Uint8Array {
	return typeof file === 'string' ? new TextEncoder().encode(file) : file;
}
