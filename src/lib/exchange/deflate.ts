/** Returns bytes as raw deflate (RFC 1951). */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	const smaller = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(smaller).arrayBuffer());
}
