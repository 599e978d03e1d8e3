/** Returns the header and end of a JPEG around a mark, which distinguishes it from others. */
export function jpegOf(mark: number, [width, height] = [640, 800]): Uint8Array<ArrayBuffer> {
	const pair = (value: number) => [value >> 8, value & 255];
	const frame = [0xff, 0xc0, 0, 11, 8, ...pair(height), ...pair(width), 1, 1, 0x11, 0];
	return new Uint8Array([0xff, 0xd8, ...frame, mark, 0xff, 0xd9]);
}
