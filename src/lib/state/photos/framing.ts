import { SHEET } from '$lib/figure/shapes';

/** How a picture lies under the frame of a portrait: its middle in shares of the picture, and how large. */
export interface Framing {
	readonly x: number;
	readonly y: number;
	/** 1 where the picture just covers the frame. */
	readonly zoom: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Width to height, as drawings have it. */
export const ASPECT = SHEET.width / SHEET.height;
/** Pixels of a kept photo. */
export const PHOTO_SIZE: [number, number] = [640, 800];
export const LARGEST = 5;

export const WHOLE: Framing = { x: 0.5, y: 0.5, zoom: 1 };

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

function seen({ width, height }: Size, zoom: number): Size {
	const widest = Math.min(width, height * ASPECT) / zoom;
	return { width: widest, height: widest / ASPECT };
}

/** The nearest framing that leaves no part of the frame empty. */
function covering(picture: Size, { x, y, zoom }: Framing): Framing {
	const bounded = within(zoom, 1, LARGEST);
	const { width, height } = seen(picture, bounded);
	const [across, along] = [width / picture.width / 2, height / picture.height / 2];
	return { zoom: bounded, x: within(x, across, 1 - across), y: within(y, along, 1 - along) };
}

/** What of the picture is seen in the frame, in its pixels. */
export function cutOf(picture: Size, { x, y, zoom }: Framing) {
	const { width, height } = seen(picture, zoom);
	return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/** The picture moved under the frame, by shares of the frame: to the right and down. */
export function moved(picture: Size, framing: Framing, right: number, down: number): Framing {
	const { width, height } = seen(picture, framing.zoom);
	const x = framing.x - (right * width) / picture.width;
	const y = framing.y - (down * height) / picture.height;
	return covering(picture, { ...framing, x, y });
}

/** The picture enlarged about the middle of the frame. */
export function enlarged(picture: Size, framing: Framing, zoom: number): Framing {
	return covering(picture, { ...framing, zoom });
}

/** The same middle, when the picture has been turned clockwise by a quarter. */
export function turned({ width, height }: Size, { x, y, zoom }: Framing): Framing {
	return covering({ width: height, height: width }, { x: 1 - y, y: x, zoom });
}
