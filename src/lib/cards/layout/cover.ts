import type { Card } from '../model/card';
import type { GroupMark, Mark, Photo } from '../print/marks';
import { lightened } from '../print/tint';
import type { Inks } from './inks';
import { BLEED, type Size } from './settings';

/** Millimeters of color around the picture of a cover. */
const FRAME = 4;

interface CoverFrame extends Size {
	readonly inks: Inks;
	readonly bleed: boolean;
}

/**
 * A back without text: the color of the card, with a picture if there is one. When saving ink, the
 * color is a frame.
 */
export function cover(
	{ color }: Pick<Card, 'color'>,
	{ width, height, inks, bleed }: CoverFrame,
	picture?: Photo
): GroupMark {
	const over = bleed ? BLEED : 0;
	const { fill, ink } = inks.band(color);
	const surface: Mark = fill
		? { kind: 'box', x: -over, y: -over, width: width + 2 * over, height: height + 2 * over, fill }
		: {
				kind: 'box',
				x: FRAME / 2,
				y: FRAME / 2,
				width: width - FRAME,
				height: height - FRAME,
				radius: 2,
				stroke: ink,
				strokeWidth: 0.5
			};
	const inside = {
		x: FRAME,
		y: FRAME,
		width: width - 2 * FRAME,
		height: height - 2 * FRAME
	};
	const shown: Mark[] = picture
		? [{ kind: 'picture', ...inside, picture: inks.pale ? lightened(picture) : picture }]
		: [];
	return { kind: 'group', x: 0, y: 0, width, height, marks: [surface, ...shown], title: 'back' };
}
