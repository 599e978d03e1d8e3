import { COLOURS, INK, MATERIALS, shaded } from './colours';
import type { Look } from './look';
import { circle, flat, line, modelled, outlined, placed, roundedBox, type Placement } from './pen';
import type { Shape } from './shapes';

export type Side = 'right' | 'left';

const LEG = 'M34.5 88 L47.6 88 L47.6 106 L34.5 106 Z';
const LEG_SHADE = 'M43.5 88 L47.6 88 L47.6 106 L43.5 106 Z';
const FOOT = 'M34 103 L45 103 Q47.8 103 47.8 106 L47.8 115.5 L31 115.5 Q29.6 105 34 103 Z';
const TORSO =
	'M37 58 Q48 54 59 58 C66.5 64 66.5 82 62.5 91 Q61.5 93 59 93.3 Q48 95.3 37 93.3 Q34.5 93 33.5 91 C29.5 82 29.5 64 37 58 Z';
const TORSO_SHADE =
	'M57 57 L59 58 C66.5 64 66.5 82 62.5 91 Q61.5 93 59 93.3 L55 93.8 C60 84 61.5 68 57 57 Z';
const BELT = 'M32.6 84.5 Q48 88.5 63.4 84.5 L61.9 91.2 Q48 94.6 34.1 91.2 Z';
const BREASTPLATE =
	'M37 60 Q42 66 48 66 Q54 66 59 60 Q63.6 64 63.7 72 Q63.9 79 63 84.6 Q48 89.5 33 84.6 Q32.1 79 32.3 72 Q32.4 64 37 60 Z';
const ARM =
	'M40 61 C31 58.5 21.5 64.5 15.5 74.5 Q14.8 77.5 18 80 Q21.5 82 24 79.5 C28 74 32 73 37.5 73.5 Z';
const ARM_SHADE =
	'M17 79.2 L18 80 Q21.5 82 24 79.5 C28 74 32 73 37.5 73.5 L38 71 C30 69 23 72 17 79.2 Z';
const THUMB = 'M2 -4.6 Q6.4 -9 8.2 -5.6 Q9.2 -2.6 5 0 Z';

const TUNICS: Record<Look['tunic'], (colour: string) => Shape[]> = {
	buttons: () => [71, 78].map((y) => outlined(circle(48, y, 1.7), MATERIALS.gold)),
	collar: (colour) => [
		outlined('M40 58 L48 72 L56 58 Z', colour === COLOURS.chalk ? COLOURS.sky : COLOURS.chalk)
	],
	stripes: (colour) => [
		line('M32.6 71 Q48 75 63.4 71 M32.6 78 Q48 82 63.4 78', contrasting(colour), 2.6)
	],
	pocket: (colour) => [
		outlined(roundedBox(51, 69, 8, 8, 2), shaded(colour)),
		line('M40 66 L40 82', shaded(colour), 2)
	]
};

/** Where a hand is, and the way its side faces. */
export const HANDS = {
	right: { x: 19, y: 81 },
	left: { x: 77, y: 81, mirrored: true }
} as const satisfies Record<Side, Placement>;

export function drawLegs(colour: string): Shape[] {
	const right = [
		...modelled(LEG, colour, flat(LEG_SHADE, shaded(colour))),
		outlined(FOOT, shaded(colour))
	];
	return [...right, ...placed(right, { x: 96, y: 0, mirrored: true })];
}

export function drawTorso({ torso, tunic }: Look): Shape[] {
	return [
		flat(TORSO, torso),
		flat(TORSO_SHADE, shaded(torso)),
		...TUNICS[tunic](torso),
		line(TORSO),
		...drawBelt()
	];
}

/** A breastplate over the tunic, gold-edged for a hero. */
export function drawBreastplate(edge: string): Shape[] {
	return [
		outlined(BREASTPLATE, MATERIALS.steel),
		flat('M48 66 Q54 66 59 60 Q63.6 64 63.7 72 Q63.9 79 63 84.6 Q55 86.8 48 87 Z', MATERIALS.iron),
		line('M48 66 L48 87'),
		line('M38.5 62.5 Q43 68.6 48 68.6 Q53 68.6 57.5 62.5', edge, 2.2),
		line(BREASTPLATE)
	];
}

export function drawArm(side: Side, colour: string): Shape[] {
	const right = modelled(ARM, colour, flat(ARM_SHADE, shaded(colour)));
	return side === 'right' ? right : placed(right, { x: 96, y: 0, mirrored: true });
}

/** A mitten closed around whatever it holds. */
export function drawHand(side: Side, skin: string): Shape[] {
	const mitten = [outlined(THUMB, skin), outlined(circle(0, 0, 5.8), skin)];
	return placed(mitten, HANDS[side]);
}

function drawBelt(): Shape[] {
	return [
		outlined(BELT, MATERIALS.leather),
		outlined(roundedBox(44, 84.8, 8, 8, 1.6), MATERIALS.gold),
		flat(roundedBox(46.6, 87.4, 2.8, 2.8, 0.8), INK)
	];
}

function contrasting(colour: string): string {
	return colour === COLOURS.chalk ? COLOURS.tomato : COLOURS.chalk;
}
