import { encodeQR } from 'qr';
import type { Drawing } from '$lib/figure/shapes';
import type { PictureMark } from '../print/marks';

/** Millimetres of a module, and of a code with its white edge: what a phone reads from paper. */
const MODULE = { least: 0.4, most: 0.6 } as const;
export const WIDEST = 47;
/** Modules that stay white around a code. */
const QUIET = 4;

/**
 * How much of a code may be dirty, by the letters it holds at most: 15 % as long as its modules have their
 * largest size (77 of them), then 7 %, up to as many modules (117) as have their least.
 */
const LEVELS = [
	{ ecc: 'medium', letters: 331 },
	{ ecc: 'low', letters: 1091 }
] as const;

type Modules = readonly (readonly boolean[])[];

/** The dark runs of each line as one path: drawn at once, no seams show between its lines. */
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

/** A text of plain letters (ASCII) as a QR code; undefined where it is too long to be read from paper. */
export function codeOf(text: string): Omit<PictureMark, 'x' | 'y'> | undefined {
	const level = LEVELS.find(({ letters }) => text.length <= letters);
	if (!level) return undefined;
	const modules = encodeQR(text, 'raw', { ecc: level.ecc, border: QUIET, encoding: 'byte' });
	const size = modules.length;
	const side = size * Math.max(MODULE.least, Math.min(MODULE.most, WIDEST / size));
	const shapes = [{ d: darkPath(modules), fill: '#000000' }];
	const picture: Drawing = { width: size, height: size, shapes };
	return { kind: 'picture', width: side, height: side, picture };
}
