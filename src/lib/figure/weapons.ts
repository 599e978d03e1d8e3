import { drawBomb } from './bomb';
import { COLOURS, INK, MATERIALS } from './colours';
import { circle, flat, line, outlined, placed, roundedBox } from './pen';
import type { Shape } from './shapes';

export type WeaponForm =
	'shortSword' | 'axe' | 'halberd' | 'pistol' | 'shortBow' | 'rifle' | 'longBow' | 'brick' | 'bomb';

const { steel, iron, gunmetal, gold, wood, leather, twine } = MATERIALS;

const STUD = '#e8604c';
const GLEAM = '#f0907f';

const ARROW = [
	line('M-11 0 L12 0', wood, 2),
	outlined('M-16.4 0 L-10.4 -2.8 L-10.4 2.8 Z', steel),
	flat('M8 0 L11 -2.6 L15 -2.6 L12.6 0 L15 2.6 L11 2.6 Z', COLOURS.tomato)
];

/** Each weapon around its grip at the origin, upright, edge and muzzle to the left or up. */
export const WEAPONS: Record<WeaponForm, readonly Shape[]> = {
	shortSword: [
		outlined('M-3.4 -8 L-3.4 -28 Q-2.6 -32 0 -35 Q2.6 -32 3.4 -28 L3.4 -8 Z', steel),
		flat('M0.4 -9 L0.4 -33 Q2.2 -30.6 2.6 -28 L2.6 -9 Z', iron),
		outlined(roundedBox(-2.2, -6, 4.4, 13, 1.8), leather),
		outlined(roundedBox(-8, -10.4, 16, 4.8, 2.4), gold),
		outlined(circle(0, 8.6, 3), gold)
	],
	axe: [
		outlined(roundedBox(-2.3, -45, 4.6, 66, 2), wood),
		outlined('M-1 -44 Q-8 -44 -12.6 -49 Q-16.4 -37 -12.6 -24 Q-8 -30 -1 -30.5 Z', steel),
		line('M-10.4 -44.5 Q-12.4 -37 -10.4 -29', iron, 2),
		outlined('M1 -41.5 L8.6 -44 L8.6 -31 L1 -33.5 Z', iron),
		outlined(roundedBox(-3.6, -46, 7.2, 17, 2), gunmetal)
	],
	halberd: [
		outlined(roundedBox(-2.1, -62, 4.2, 96, 2), wood),
		outlined('M-3 -58 L0 -77.5 L3 -58 Z', steel),
		outlined('M-1 -60 Q-9 -62 -14.5 -68 Q-17 -54 -10 -40.5 Q-7 -45.5 -1 -46.5 Z', steel),
		line('M-12 -62 Q-12.8 -53.5 -9.4 -46', iron, 2),
		outlined('M1 -59 Q7.5 -60.5 11.5 -54.5 Q6 -54 1 -50.5 Z', iron),
		outlined(roundedBox(-3.4, -61, 6.8, 17, 2), COLOURS.tomato)
	],
	pistol: [
		outlined('M-3 -3 L4.5 -3 L7 9.5 Q3 12 -0.6 10.5 Z', leather),
		line('M-3.2 -1 Q-7.8 5 -1.8 5.4'),
		outlined('M-22 -10.5 L5 -10.5 Q9 -10 8.6 -5 L7 -2.4 L-7 -2.4 L-8.4 -4.4 L-22 -4.4 Z', gunmetal),
		outlined(roundedBox(-24, -11.6, 4.6, 8.4, 1.6), gold),
		outlined('M4 -10.5 L7.4 -14 L9.4 -12.4 L8 -8 Z', iron),
		line('M-16 -8.2 L-3 -8.2', steel, 1.4)
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
	rifle: [
		outlined(roundedBox(-2, -58, 4, 44, 1.2), gunmetal),
		outlined('M-4 -34 L4 -34 L4 6 L8 25 Q2 28 -4 25.5 L-3 6 L-4 2 Z', wood),
		outlined(roundedBox(-4.4, -15, 9.4, 12, 1.6), gunmetal),
		outlined(roundedBox(-4.6, -32, 9.2, 4.2, 1.4), gold),
		line('M-4 4 Q-8.4 6.4 -3.6 11'),
		outlined(roundedBox(-2.8, -60, 5.6, 5, 1.4), iron)
	],
	brick: [
		outlined(roundedBox(-8.4, -18.6, 6.8, 6, 1.4), STUD),
		outlined(roundedBox(1.6, -18.6, 6.8, 6, 1.4), STUD),
		outlined(roundedBox(-11, -14.6, 22, 14, 1.6), COLOURS.tomato),
		line('M-8 -11.6 L4 -11.6', GLEAM, 1.6)
	],
	bomb: placed(drawBomb(), { x: 0, y: -9, scale: 1.2 })
};

/** The blade fixed to a rifle's muzzle. */
export const BAYONET: readonly Shape[] = [
	outlined('M-1.8 -58 L-1.8 -66 L0.4 -76 L2.6 -66 L2.6 -58 Z', steel)
];

function drawBowLimbs(): Shape[] {
	const limbs = 'M8.4 -30 Q-4 -20 -2 0 Q-4 20 8.4 30';
	return [
		line(limbs, INK, 6.4),
		line(limbs, wood, 3.6),
		outlined(roundedBox(-5, -6, 6, 12, 2), leather)
	];
}
