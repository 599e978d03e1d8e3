import type { Picture } from './marks';

const WHITE = 255;

/** Mixes a hex color with white; `share` is the part of white. */
export function tint(color: string, share: number): string {
	const mixed = [1, 3, 5].map((at) => {
		const part = Number.parseInt(color.slice(at, at + 2), 16);
		return Math.round(part + (WHITE - part) * share);
	});
	return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The part of white in pictures when saving ink. */
const SAVING_TINT = 0.75;
/** How opaque a photo in tints is. */
export const PALE_OPACITY = 0.4;

/** Returns a drawing with its outlines kept and its fills lightened, or a photo that is drawn in tints. */
export function lightened(picture: Picture): Picture {
	if (!('shapes' in picture)) return { ...picture, pale: true };
	const shapes = picture.shapes.map((shape) =>
		shape.fill === 'none' ? shape : { ...shape, fill: tint(shape.fill, SAVING_TINT) }
	);
	return { ...picture, shapes };
}
