import type { PrintedWeapon } from '$lib/rules/choices';
import { COLORS, INK, lit, MATERIALS } from '../colors';
import { circle, flat, line, outlined, roundedBox } from '../pen';
import type { Shape } from '../shapes';

const { steel, iron, gunmetal, gold, powder, glow, white } = MATERIALS;

const PIVOT = [outlined('M-6 2 L6 2 L8 9 L-8 9 Z', powder)];

/** Weapons pointing left, with the mounting point at the origin. */
export const MOUNTED: Record<PrintedWeapon, readonly Shape[]> = {
	gun: [
		...PIVOT,
		outlined(roundedBox(-25, -4.6, 24, 5.6, 1.6), gunmetal),
		outlined(roundedBox(-28, -5.8, 5.6, 8, 1.6), iron),
		outlined(roundedBox(-8, -7.6, 18, 11, 3), gunmetal),
		line('M-4 -4.4 L5 -4.4', lit(gunmetal))
	],
	heavyWeapon: [
		...PIVOT,
		outlined(roundedBox(-29, -6.6, 26, 9, 2), gunmetal),
		outlined(roundedBox(-32, -8.2, 8, 12.2, 2), gold),
		outlined(roundedBox(-10, -10, 22, 15, 4), gunmetal),
		flat(circle(2, -2.6, 3), COLORS.tomato)
	],
	launcher: [
		...PIVOT,
		outlined('M-20 -16 L10 -6 L7 5 L-24 -5 Z', iron),
		outlined('M-26 -17.4 L-19 -15 L-23 -3.6 L-29.6 -5.8 Z', gunmetal),
		line('M-15 -11 L5 -4.4', steel, 1.8)
	],
	rocket: [
		...PIVOT,
		...[-13, -5.6].flatMap((y) => [
			outlined(
				`M-24 ${y + 3.4} Q-21 ${y} -15 ${y} L12 ${y} L12 ${y + 6.8} L-15 ${y + 6.8} Q-21 ${y + 6.8} -24 ${y + 3.4} Z`,
				COLORS.chalk
			),
			flat(
				`M-23 ${y + 3.4} Q-20.6 ${y + 0.8} -15.4 ${y + 0.8} L-15.4 ${y + 6} Q-20.6 ${y + 6} -23 ${y + 3.4} Z`,
				COLORS.tomato
			)
		])
	],
	ram: [
		outlined('M6 -12 L-4 -6 L-4 -3 L-9 0 L-4 3 L-4 6 L6 12 Z', iron),
		line('M2 -6 L2 6', gunmetal, 2)
	],
	closeCombat: [
		outlined('M8 -3 Q-2 -15 -9 -12 Q-2 -8 0 0 Z', steel),
		outlined('M8 3 Q-2 15 -9 12 Q-2 8 0 0 Z', steel),
		outlined(circle(7, 0, 4.4), gunmetal)
	]
};

/** A steel plate with a rivet in each corner. */
export const PLATE: readonly Shape[] = [
	outlined(roundedBox(-9, -7, 18, 14, 2), steel),
	line('M-5 3.6 L5 -3.6', white, 1.6),
	...[-6, 6].flatMap((x) => [-4, 4].map((y) => flat(circle(x, y, 1.1), gunmetal)))
];

/** The eyes of a machine with a brain. */
export const EYES: readonly Shape[] = [
	outlined(roundedBox(-15, -7, 30, 14, 7), powder),
	...[-6.6, 6.6].flatMap((x) => [
		flat(circle(x, 0, 4.4), glow),
		flat(circle(x - 0.8, 0.4, 2), INK),
		flat(circle(x - 1.6, -1.6, 1.1), white)
	])
];
