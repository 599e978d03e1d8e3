import { COLORS, MATERIALS } from './colors';
import { circle, flat, line, outlined, roundedBox } from './pen';

const { steel, iron, gold, leather, powder, glow, white, gunmetal } = MATERIALS;

const HILT = [
	outlined(roundedBox(-2.2, -6, 4.4, 13, 1.8), leather),
	outlined(roundedBox(-8, -10.4, 16, 4.8, 2.4), gold),
	outlined(circle(0, 8.6, 3), gold)
];

/** Bladed weapons for one hand. */
export const BLADES = {
	dagger: [
		outlined('M-3 -6 L-3 -18 L0 -25 L3 -18 L3 -6 Z', steel),
		flat('M0.4 -7 L0.4 -23 L2.3 -18 L2.3 -7 Z', iron),
		outlined(roundedBox(-1.9, -4, 3.8, 11, 1.6), leather),
		outlined(roundedBox(-6, -8, 12, 4, 2), gold)
	],
	shortSword: [
		outlined('M-3.4 -8 L-3.4 -28 Q-2.6 -32 0 -35 Q2.6 -32 3.4 -28 L3.4 -8 Z', steel),
		flat('M0.4 -9 L0.4 -33 Q2.2 -30.6 2.6 -28 L2.6 -9 Z', iron),
		...HILT
	],
	longSword: [
		outlined('M-4 -8 L-4 -47 L0 -54 L4 -47 L4 -8 Z', steel),
		flat('M0.4 -9 L0.4 -52 L3.3 -46.4 L3.3 -9 Z', iron),
		line('M0 -14 L0 -38', gunmetal, 1.4),
		outlined(roundedBox(-2.3, -6, 4.6, 14, 1.8), leather),
		outlined('M-11 -12.4 Q0 -8 11 -12.4 L11 -7.6 Q0 -4.4 -11 -7.6 Z', gold),
		outlined(circle(0, 10.2, 3.4), gold)
	],
	cutlass: [
		outlined('M3.6 -7 C5 -18 2 -29 -9.6 -37 C-10.6 -26 -4.4 -20 -3.6 -7 Z', steel),
		flat('M3.2 -8 C4.4 -18 1.6 -28 -8 -35 C-2 -27 1.4 -18 0.6 -8 Z', iron),
		outlined(roundedBox(-2, -6, 4, 12, 1.8), leather),
		line('M-5.6 -5.6 Q-10 3 -1 8', gold, 3),
		outlined(roundedBox(-7.4, -9.4, 14.8, 4.6, 2.2), gold)
	],
	katana: [
		outlined('M2.6 -8 C4 -24 1.4 -38 -7.4 -49 C-7.4 -36 -3.4 -22 -3 -8 Z', steel),
		flat('M2.2 -9 C3.2 -24 1 -36 -5.6 -45.6 C-2 -34 0.4 -22 0 -9 Z', iron),
		outlined(roundedBox(-2.2, -6, 4.4, 16, 1.8), powder),
		line('M-1.6 -3 L1.6 -1 M1.6 -3 L-1.6 -1 M-1.6 4 L1.6 6 M1.6 4 L-1.6 6', white, 1.2),
		outlined(roundedBox(-6.4, -9.4, 12.8, 4, 2), gold)
	],
	energyBlade: [
		outlined(roundedBox(-3.4, -46, 6.8, 40, 3.2), glow),
		flat(roundedBox(-1.3, -43, 2.6, 35, 1.2), white),
		outlined(roundedBox(-3, -7, 6, 16, 1.6), gunmetal),
		outlined(roundedBox(-4.2, -9, 8.4, 4, 1.4), steel),
		flat(circle(0, 5.6, 1.4), COLORS.tomato)
	]
} as const;
