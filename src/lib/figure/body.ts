import { INK, MATERIALS, shaded } from './colors';
import type { Dress } from './dress';
import type { Hand } from './equipment';
import {
	circle,
	flat,
	line,
	shadedPath,
	onBothSides,
	outlined,
	placed,
	roundedBox,
	type Placement
} from './pen';
import type { Shape } from './shapes';
import { drawMark } from './tailoring';

const LEG = 'M34.5 88 L47.6 88 L47.6 106 L34.5 106 Z';
const LEG_SHADE = 'M43.5 88 L47.6 88 L47.6 106 L43.5 106 Z';
const FOOT = 'M34 103 L45 103 Q47.8 103 47.8 106 L47.8 115.5 L31 115.5 Q29.6 105 34 103 Z';
const TORSO =
	'M37 58 Q48 54 59 58 C66.5 64 66.5 82 62.5 91 Q61.5 93 59 93.3 Q48 95.3 37 93.3 Q34.5 93 33.5 91 C29.5 82 29.5 64 37 58 Z';
const TORSO_SHADE =
	'M57 57 L59 58 C66.5 64 66.5 82 62.5 91 Q61.5 93 59 93.3 L55 93.8 C60 84 61.5 68 57 57 Z';
const BELT = 'M32.6 84.5 Q48 88.5 63.4 84.5 L61.9 91.2 Q48 94.6 34.1 91.2 Z';
const ARM =
	'M40 61 C31 58.5 21.5 64.5 15.5 74.5 Q14.8 77.5 18 80 Q21.5 82 24 79.5 C28 74 32 73 37.5 73.5 Z';
const ARM_SHADE =
	'M17 79.2 L18 80 Q21.5 82 24 79.5 C28 74 32 73 37.5 73.5 L38 71 C30 69 23 72 17 79.2 Z';
const RAISED_ARM =
	'M41 60 C33 57 25 54 20.4 46.6 Q17 44.6 13.6 47.4 Q11.6 50 13.4 53 C19 62 28 69 39 71 Z';
const RAISED_SHADE = 'M13 50.6 L13.4 53 C19 62 28 69 39 71 L39.4 68 C29 66 20 60 13 50.6 Z';
const THUMB = 'M2 -4.6 Q6.4 -9 8.2 -5.6 Q9.2 -2.6 5 0 Z';

/** Position and direction of each hand; the third and fourth are raised. */
export const HANDS = {
	right: { x: 19, y: 81 },
	left: { x: 77, y: 81, mirrored: true },
	raisedRight: { x: 15.4, y: 47, scale: 0.9 },
	raisedLeft: { x: 80.6, y: 47, scale: 0.9, mirrored: true }
} as const satisfies Record<Hand, Placement>;

export function drawLegs(color: string): Shape[] {
	return onBothSides([
		...shadedPath(LEG, color, flat(LEG_SHADE, shaded(color))),
		outlined(FOOT, shaded(color))
	]);
}

export function drawTorso(dress: Dress): Shape[] {
	const { torso } = dress;
	return [
		flat(TORSO, torso),
		flat(TORSO_SHADE, shaded(torso)),
		...drawMark(dress),
		line(TORSO),
		...drawBelt()
	];
}

export function drawArm(hand: Hand, color: string): Shape[] {
	const raised = hand === 'raisedRight' || hand === 'raisedLeft';
	const right = raised
		? shadedPath(RAISED_ARM, color, flat(RAISED_SHADE, shaded(color)))
		: shadedPath(ARM, color, flat(ARM_SHADE, shaded(color)));
	return 'mirrored' in HANDS[hand] ? placed(right, { x: 96, y: 0, mirrored: true }) : right;
}

/** Draws a hand closed around an item. */
export function drawHand(hand: Hand, skin: string): Shape[] {
	const mitten = [outlined(THUMB, skin), outlined(circle(0, 0, 5.8), skin)];
	return placed(mitten, HANDS[hand]);
}

function drawBelt(): Shape[] {
	return [
		outlined(BELT, MATERIALS.leather),
		outlined(roundedBox(44, 84.8, 8, 8, 1.6), MATERIALS.gold),
		flat(roundedBox(46.6, 87.4, 2.8, 2.8, 0.8), INK)
	];
}
