import { COLORS, contrasting, INK, MATERIALS, shaded } from './colors';
import { drawDevice } from './devices';
import type { Dress } from './dress';
import { circle, flat, line, onBothSides, outlined, placed, roundedBox } from './pen';
import type { Shape } from './shapes';
import { DEVICES, isOneOf, type Tailoring } from './slugs';

const CHEST = { x: 48, y: 74, scale: 0.92 };

const TAILORED: Record<Tailoring, (color: string, dress: Dress) => Shape[]> = {
	plain: () => [],
	buttons: () => [71, 78].map((y) => outlined(circle(48, y, 1.7), MATERIALS.gold)),
	collar: (color) => [
		outlined('M40 58 L48 72 L56 58 Z', color === COLORS.chalk ? COLORS.sky : COLORS.chalk)
	],
	stripes: (color) => [
		line('M32.6 71 Q48 75 63.4 71 M32.6 78 Q48 82 63.4 78', contrasting(color), 2.6)
	],
	pocket: (color) => [
		outlined(roundedBox(51, 69, 8, 8, 2), shaded(color)),
		line('M40 66 L40 82', shaded(color), 2)
	],
	halved: (_, { cloth }) => [
		flat(
			'M48 56.2 Q53.4 56.2 59 58 C66.5 64 66.5 82 62.5 91 Q61.5 93 59 93.3 Q53.4 94.4 48 94.4 Z',
			cloth
		),
		line('M48 58 L48 92')
	],
	coat: (color) => [
		flat('M43 57 L53 57 L55.6 93.6 L40.4 93.6 Z', contrasting(color)),
		line('M40.4 58 Q42.4 66 41.6 74 L40.4 93 M55.6 58 Q53.6 66 54.4 74 L55.6 93'),
		...onBothSides([outlined('M39 58.6 L44 57.4 L43.4 70 L36.6 66 Z', shaded(color))]),
		...[70, 77].map((y) => flat(circle(48, y, 1.2), INK))
	],
	ribs: (color) => [
		line(
			'M48 64 L48 83 M38 68.6 Q43 66.6 48 69 Q53 66.6 58 68.6 M37.6 74 Q43 72 48 74.4 Q53 72 58.4 74 M39 79.4 Q43.6 77.6 48 79.6 Q52.4 77.6 57 79.4',
			contrasting(color),
			2.2
		)
	],
	panel: (color) => [
		outlined(roundedBox(38.6, 66.6, 18.8, 14.4, 2.4), shaded(shaded(color))),
		flat(roundedBox(41, 69, 7.4, 5.4, 1), MATERIALS.glow),
		flat(circle(52.6, 71.6, 2.2), COLORS.tomato),
		line('M41.6 77.8 L48 77.8', COLORS.honey, 2),
		line('M51.4 77.8 L54.4 77.8', COLORS.lime, 2)
	]
};

/** Draws the chest: clothing details or a device. */
export function drawMark(dress: Dress): Shape[] {
	const { look, torso } = dress;
	return isOneOf(DEVICES, look.mark)
		? placed(drawDevice(look.mark, contrasting(torso), torso), CHEST)
		: TAILORED[look.mark](torso, dress);
}
