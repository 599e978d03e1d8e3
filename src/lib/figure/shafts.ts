import { COLORS, MATERIALS } from './colors';
import { circle, flat, line, outlined, roundedBox } from './pen';

const { steel, iron, gunmetal, gold, wood, leather } = MATERIALS;

/** Weapons on a shaft, and the two-handed sword. */
export const SHAFTS = {
	axe: [
		outlined(roundedBox(-2.3, -45, 4.6, 66, 2), wood),
		outlined('M-1 -44 Q-8 -44 -12.6 -49 Q-16.4 -37 -12.6 -24 Q-8 -30 -1 -30.5 Z', steel),
		line('M-10.4 -44.5 Q-12.4 -37 -10.4 -29', iron, 2),
		outlined('M1 -41.5 L8.6 -44 L8.6 -31 L1 -33.5 Z', iron),
		outlined(roundedBox(-3.6, -46, 7.2, 17, 2), gunmetal)
	],
	mace: [
		outlined(roundedBox(-2.2, -34, 4.4, 46, 2), wood),
		outlined(
			'M0 -53 L3.4 -47.6 L9.6 -48 L8 -42 L11.6 -37.6 L6.4 -34.6 L5 -29 L0 -31.6 L-5 -29 L-6.4 -34.6 L-11.6 -37.6 L-8 -42 L-9.6 -48 L-3.4 -47.6 Z',
			iron
		),
		outlined(circle(0, -40.6, 6.4), steel),
		line('M-2.8 -42 Q-2 -44 0 -44.2', COLORS.chalk, 1.4)
	],
	hammer: [
		outlined(roundedBox(-2.3, -40, 4.6, 58, 2), wood),
		outlined(roundedBox(-13, -50, 26, 17, 2.6), steel),
		flat('M4 -49 L10.4 -49 Q12.2 -49 12.2 -47 L12.2 -36 Q12.2 -34 10.4 -34 L4 -34 Z', iron),
		outlined(roundedBox(-4.6, -51.4, 9.2, 19.8, 1.6), gold),
		line('M-10.6 -46.4 L-10.6 -38', COLORS.chalk, 1.4)
	],
	halberd: [
		outlined(roundedBox(-2.1, -62, 4.2, 96, 2), wood),
		outlined('M-3 -58 L0 -77.5 L3 -58 Z', steel),
		outlined('M-1 -60 Q-9 -62 -14.5 -68 Q-17 -54 -10 -40.5 Q-7 -45.5 -1 -46.5 Z', steel),
		line('M-12 -62 Q-12.8 -53.5 -9.4 -46', iron, 2),
		outlined('M1 -59 Q7.5 -60.5 11.5 -54.5 Q6 -54 1 -50.5 Z', iron),
		outlined(roundedBox(-3.4, -61, 6.8, 17, 2), COLORS.tomato)
	],
	spear: [
		outlined(roundedBox(-2, -58, 4, 92, 2), wood),
		outlined('M0 -78 Q7 -68 4.4 -57 L-4.4 -57 Q-7 -68 0 -78 Z', steel),
		flat('M0.4 -75 Q5.4 -67 3.6 -58 L0.4 -58 Z', iron),
		outlined(
			'M-3 -55 L-9.4 -45.6 L-3.4 -47.4 L0 -42 L3.4 -47.4 L9.4 -45.6 L3 -55 Z',
			COLORS.tomato
		),
		outlined(roundedBox(-3.4, -59, 6.8, 5.4, 1.6), gold)
	],
	greatsword: [
		outlined('M-5.4 -14 L-5.4 -65 L0 -75 L5.4 -65 L5.4 -14 Z', steel),
		flat('M0.6 -15 L0.6 -73 L4.7 -64.6 L4.7 -15 Z', iron),
		line('M0 -20 L0 -54', gunmetal, 1.6),
		outlined(roundedBox(-2.5, -10, 5, 26, 1.8), leather),
		outlined(
			'M-14 -19 Q-10 -14.6 0 -15 Q10 -14.6 14 -19 L14 -12.6 Q8 -9.4 0 -9.6 Q-8 -9.4 -14 -12.6 Z',
			gold
		),
		outlined(circle(0, 18, 3.8), gold)
	]
} as const;
