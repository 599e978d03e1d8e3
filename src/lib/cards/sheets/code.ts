import { encodeQR } from 'qr';
import type { Drawing } from '$lib/figure/shapes';
import type { PictureMark } from '../print/marks';

/** Millimeters of a module, and of a code with its quiet zone: what a phone can scan from paper. */
const MODULE = { least: 0.4, most: 0.6 } as const;
export const MAX_CODE_SIZE = 47;
/** The width of the quiet zone, in modules. */
const QUIET_ZONE = 4;

/**
 * Error correction by the number of letters: 15 % while the modules have their largest size (77
 * modules), then 7 % up to the number of modules (117) that fit at the smallest size.
 */
const LEVELS = [
	{ ecc: 'medium', letters: 331 },
	{ ecc: 'low', letters: 1091 }
] as const;

type Modules = readonly (readonly boolean[])[];

/** Draws the dark runs of all rows as one path, so that no seams show between rows. */
function darkPath(modules: Modules): string {
	const runs = modules.flatMap((line, y) =>
		line.flatMap((dark, x) => {
			if (!dark || line[x - 1]) return [];
			const light = line.indexOf(false, x);
			const end = light < 0 ? line.length : light;
			return [`M${x} ${y}L${end} ${y}L${end} ${y + 1}L${x} ${y + 1}Z`];
		})
	);
	return runs.join('');
}

/** Returns ASCII text as a QR code, or undefined if it is too long to scan from paper. */
export function codeOf(text: string): Omit<PictureMark, 'x' | 'y'> | undefined {
	const level = LEVELS.find(({ letters }) => text.length <= letters);
	if (!level) return undefined;
	const modules = encodeQR(text, 'raw', { ecc: level.ecc, border: QUIET_ZONE, encoding: 'byte' });
	const size = modules.length;
	const side = size * Math.max(MODULE.least, Math.min(MODULE.most, MAX_CODE_SIZE / size));
	const shapes = [{ d: darkPath(modules), fill: '#000000' }];
	const picture: Drawing = { width: size, height: size, shapes };
	return { kind: 'picture', width: side, height: side, picture };
}

/**
 * Returns a text as a QR code for a screen, with 15 % error correction; capital letters and digits
 * take less room.
 */
export function screenCode(text: string): Drawing {
	const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
	const shapes = [{ d: darkPath(modules), fill: '#000000' }];
	return { width: modules.length, height: modules.length, shapes };
}
