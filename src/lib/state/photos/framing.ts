import { SHEET } from '$lib/figure/shapes';

/** The part of a picture inside a portrait frame: center as shares of the picture, and zoom. */
export interface Framing {
	readonly x: number;
	readonly y: number;
	/** 1 when the picture just covers the frame. */
	readonly zoom: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Aspect ratio of portraits. */
export const ASPECT = SHEET.width / SHEET.height;
/** Width and height of a stored photo in pixels. */
export const PHOTO_SIZE: [number, number] = [640, 800];
export const MAXIMUM_ZOOM = 5;

export const WHOLE: Framing = { x: 0.5, y: 0.5, zoom: 1 };

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

function seen({ width, height }: Size, zoom: number): Size {
	const widest = Math.min(width, height * ASPECT) / zoom;
	return { width: widest, height: widest / ASPECT };
}

/** The nearest framing that covers the whole frame. */
function covering(picture: Size, { x, y, zoom }: Framing): Framing {
	const bounded = within(zoom, 1, MAXIMUM_ZOOM);
	const { width, height } = seen(picture, bounded);
	const [across, along] = [width / picture.width / 2, height / picture.height / 2];
	return { zoom: bounded, x: within(x, across, 1 - across), y: within(y, along, 1 - along) };
}

/** The visible rectangle in pixels of the picture. */
export function cutOf(picture: Size, { x, y, zoom }: Framing) {
	const { width, height } = seen(picture, zoom);
	return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/** Moves the picture by shares of the frame, right and down. */
export function moved(picture: Size, framing: Framing, right: number, down: number): Framing {
	const { width, height } = seen(picture, framing.zoom);
	const x = framing.x - (right * width) / picture.width;
	const y = framing.y - (down * height) / picture.height;
	return covering(picture, { ...framing, x, y });
}

/** Zooms the picture around the center of the frame. */
export function enlarged(picture: Size, framing: Framing, zoom: number): Framing {
	return covering(picture, { ...framing, zoom });
}

/** The framing after a quarter turn clockwise, with the same center. */
export function turned({ width, height }: Size, { x, y, zoom }: Framing): Framing {
	return covering({ width: height, height: width }, { x: 1 - y, y: x, zoom });
}
