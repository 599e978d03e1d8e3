import { COLORS, INK, MATERIALS, shaded } from './colors';
import { circle, flat, line, outlined, placed, roundedBox } from './pen';
import type { Shape } from './shapes';

const { steel, iron, gunmetal, gold, wood, leather, twine, glow, powder } = MATERIALS;

const ARROW = [
	line('M-11 0 L12 0', wood, 2),
	outlined('M-16.4 0 L-10.4 -2.8 L-10.4 2.8 Z', steel),
	flat('M8 0 L11 -2.6 L15 -2.6 L12.6 0 L15 2.6 L11 2.6 Z', COLORS.tomato)
];

/** Ranged weapons. */
export const SHOOTERS = {
	pistol: [
		outlined('M-3 -3 L4.5 -3 L7 9.5 Q3 12 -0.6 10.5 Z', leather),
		line('M-3.2 -1 Q-7.8 5 -1.8 5.4'),
		outlined('M-22 -10.5 L5 -10.5 Q9 -10 8.6 -5 L7 -2.4 L-7 -2.4 L-8.4 -4.4 L-22 -4.4 Z', gunmetal),
		outlined(roundedBox(-24, -11.6, 4.6, 8.4, 1.6), gold),
		outlined('M4 -10.5 L7.4 -14 L9.4 -12.4 L8 -8 Z', iron),
		line('M-16 -8.2 L-3 -8.2', steel, 1.4)
	],
	blaster: [
		outlined('M-2.6 -3 L5 -3 L7.4 9.5 Q3 12 -0.2 10.5 Z', powder),
		line('M-3.2 -1 Q-7.8 5 -1.8 5.4'),
		outlined('M-16 -14 Q-4 -17 7 -14 Q10.6 -10 8 -3 L-12 -3 Q-18 -6 -16 -14 Z', COLORS.chalk),
		outlined(circle(-17.6, -8.4, 4.4), gunmetal),
		flat(circle(-18.2, -8.4, 2.2), glow),
		outlined(roundedBox(-9, -18, 12, 4.6, 2), gunmetal),
		line('M-9 -8 L4 -8', COLORS.tomato, 2.4)
	],
	shortBow: [
		line('M8.4 -29 L8.4 29', twine, 1.4),
		...drawBowLimbs(),
		...placed(ARROW, { x: 0, y: -5.5 })
	],
	longBow: [
		line('M9.2 -41 L9.2 33', twine, 1.4),
		...placed(drawBowLimbs(), { x: -0.8, y: -4, scale: 1.27 }),
		...placed(ARROW, { x: -1, y: -6, scale: 1.05 })
	],
	crossbow: [
		outlined('M-3 -38 L3 -38 L3 0 L6 15 Q1 18 -4 15.6 L-3 0 Z', wood),
		line('M-15 -23 L0 -14 L15 -23', twine, 1.4),
		line('M-15 -23 Q-11 -35 0 -35 Q11 -35 15 -23', INK, 6),
		line('M-15 -23 Q-11 -35 0 -35 Q11 -35 15 -23', iron, 3.2),
		line('M0 -16 L0 -42', COLORS.sand, 2),
		outlined('M0 -49 L3 -42 L-3 -42 Z', steel),
		line('M-4 2 Q-8.4 4.4 -3.6 9')
	],
	rifle: [
		outlined(roundedBox(-2, -58, 4, 44, 1.2), gunmetal),
		outlined('M-4 -34 L4 -34 L4 6 L8 25 Q2 28 -4 25.5 L-3 6 L-4 2 Z', wood),
		outlined(roundedBox(-4.4, -15, 9.4, 12, 1.6), gunmetal),
		outlined(roundedBox(-4.6, -32, 9.2, 4.2, 1.4), gold),
		line('M-4 4 Q-8.4 6.4 -3.6 11'),
		outlined(roundedBox(-2.8, -60, 5.6, 5, 1.4), iron)
	],
	blasterRifle: [
		outlined(roundedBox(-2.6, -56, 5.2, 26, 1.8), gunmetal),
		outlined('M-5.6 -38 L5.6 -38 L6 8 L8.4 22 Q2 25.4 -4.4 22.6 L-4 8 L-6 2 Z', COLORS.chalk),
		flat('M1.4 -37 L4.9 -37 L5.2 8 L7.4 21.4 L3 22.8 Z', shaded(COLORS.chalk)),
		outlined(roundedBox(-9.4, -22, 5, 14, 1.6), powder),
		line('M0 -32 L0 -12', glow, 2.6),
		outlined(roundedBox(-4.4, -60, 8.8, 6.4, 2), powder),
		line('M-4 3 Q-8.4 5.4 -3.6 10')
	]
} as const;

function drawBowLimbs(): Shape[] {
	const limbs = 'M8.4 -30 Q-4 -20 -2 0 Q-4 20 8.4 30';
	return [
		line(limbs, INK, 6.4),
		line(limbs, wood, 3.6),
		outlined(roundedBox(-5, -6, 6, 12, 2), leather)
	];
}
