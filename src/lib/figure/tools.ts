import { drawBomb } from './bomb';
import { COLORS, MATERIALS } from './colors';
import { circle, flat, line, outlined, placed, roundedBox } from './pen';

const { steel, iron, gold, wood, glow, white, rope, ember } = MATERIALS;

const STUD = '#e8604c';
const GLEAM = '#f0907f';

/** Magic items, banners and improvised weapons. */
export const TOOLS = {
	wand: [
		outlined(roundedBox(-1.8, -26, 3.6, 34, 1.6), wood),
		flat('M0 -43 L2.8 -34.8 L11 -32 L2.8 -29.2 L0 -21 L-2.8 -29.2 L-11 -32 L-2.8 -34.8 Z', gold),
		flat(circle(0, -32, 2.6), white)
	],
	staff: [
		outlined(
			'M-2.2 34 L-2.4 -44 Q-9.6 -50 -7 -59 Q-4.6 -52 -1.6 -48 L1.6 -48 Q4.6 -52 7 -59 Q9.6 -50 2.4 -44 L2.2 34 Z',
			wood
		),
		outlined(circle(0, -56.4, 6.4), glow),
		line('M-3 -57.4 Q-2.6 -60 -0.4 -60.4', white, 1.5),
		outlined(roundedBox(-3.2, -41, 6.4, 4, 1.4), gold)
	],
	banner: [
		outlined(roundedBox(-1.9, -66, 3.8, 100, 1.8), wood),
		outlined(roundedBox(-14.4, -63.4, 28.8, 4, 1.8), wood),
		outlined(circle(0, -67.4, 3.2), gold)
	],
	wrench: [
		outlined(
			'M-2.6 10 L-2.6 -22 Q-9 -26 -7.6 -34 L-3 -29.4 L1.8 -31 L3 -36 L-1 -40 Q7.4 -40.6 8.6 -32.4 Q8.6 -26.6 2.8 -22.4 L2.8 10 Q0 13.4 -2.6 10 Z',
			steel
		),
		line('M0 5 L0 -16', iron, 2)
	],
	brick: [
		outlined(roundedBox(-8.4, -18.6, 6.8, 6, 1.4), STUD),
		outlined(roundedBox(1.6, -18.6, 6.8, 6, 1.4), STUD),
		outlined(roundedBox(-11, -14.6, 22, 14, 1.6), COLORS.tomato),
		line('M-8 -11.6 L4 -11.6', GLEAM, 1.6)
	],
	bomb: placed(drawBomb(), { x: 0, y: -9, scale: 1.2 }),
	dynamite: [
		line('M4 -21 Q6 -29 11 -27', rope, 1.8),
		outlined(circle(12, -27.6, 2.6), ember),
		outlined(roundedBox(-8, -18, 5.4, 21, 1.6), STUD),
		outlined(roundedBox(2.6, -18, 5.4, 21, 1.6), STUD),
		outlined(roundedBox(-3, -21, 6, 24, 1.6), COLORS.tomato),
		outlined(roundedBox(-9, -11, 18, 5, 1.4), MATERIALS.powder)
	]
} as const;
