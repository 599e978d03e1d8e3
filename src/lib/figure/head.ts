import { shaded } from './colors';
import type { Dress } from './dress';
import { drawFace } from './faces';
import { flat, line } from './pen';
import type { Shape } from './shapes';

const HEAD =
	'M48 25.5 C60 25.5 66.5 28 67 42 C67.3 56 61 61 48 61 C35 61 28.7 56 29 42 C29.5 28 36 25.5 48 25.5 Z';
const HEAD_SHADE =
	'M61 28.5 C65 31 66.8 35 67 42 C67.3 56 61 61 48 61 Q44 61 41 60.4 C58 59.5 64 50 61 28.5 Z';

/** Draws the head and face, without hair or headgear. */
export function drawHead(dress: Dress): Shape[] {
	const { skin } = dress;
	return [flat(HEAD, skin), flat(HEAD_SHADE, shaded(skin)), line(HEAD), ...drawFace(dress)];
}
