const APP1 = 0xe1;
const SCAN = 0xda;
const ORIENTATION = 0x0112;
/** The bytes of an entry of a TIFF directory. */
const ENTRY = 12;

/** How a camera was held: the value of EXIF, from 1, upright, to 8. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const isOrientation = (value: number): value is Orientation =>
	Number.isInteger(value) && value >= 1 && value <= 8;

/** The orientation in the first directory of TIFF data; 1 if there is none. */
function inTiff(tiff: DataView): Orientation {
	const little = tiff.getUint16(0) === 0x4949;
	const directory = tiff.getUint32(4, little);
	const count = tiff.getUint16(directory, little);
	for (let index = 0; index < count; index += 1) {
		const at = directory + 2 + index * ENTRY;
		if (tiff.getUint16(at, little) !== ORIENTATION) continue;
		const value = tiff.getUint16(at + 8, little);
		return isOrientation(value) ? value : 1;
	}
	return 1;
}

/** The orientation of a JPEG by its EXIF data; 1 if that is missing or damaged. */
export function orientationOf(jpeg: Uint8Array): Orientation {
	const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
	try {
		let place = 2;
		while (view.getUint8(place) === 0xff && view.getUint8(place + 1) !== SCAN) {
			const length = view.getUint16(place + 2);
			const isExif = view.getUint8(place + 1) === APP1 && view.getUint32(place + 4) === 0x45786966;
			if (isExif)
				return inTiff(new DataView(view.buffer, view.byteOffset + place + 10, length - 8));
			place += 2 + length;
		}
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	return 1;
}

/** Whether a JPEG ends with the marker of its end; trailing zeros, as some cameras write them, do not count. */
export function isComplete(jpeg: Uint8Array): boolean {
	let end = jpeg.length;
	while (end > 2 && jpeg[end - 1] === 0) end -= 1;
	return jpeg[end - 2] === 0xff && jpeg[end - 1] === 0xd9;
}
