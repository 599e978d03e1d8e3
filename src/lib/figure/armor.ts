import { COLORS, MATERIALS, shaded } from './colors';
import type { Dress } from './dress';
import { circle, flat, line, onBothSides, outlined, placed, roundedBox } from './pen';
import type { Shape } from './shapes';
import type { Headgear } from './slugs';

const { steel, iron, white } = MATERIALS;

const PLATE =
	'M37 60 Q42 66 48 66 Q54 66 59 60 Q63.6 64 63.7 72 Q63.9 79 63 84.6 Q48 89.5 33 84.6 Q32.1 79 32.3 72 Q32.4 64 37 60 Z';
const PLATE_SHADE = 'M48 66 Q54 66 59 60 Q63.6 64 63.7 72 Q63.9 79 63 84.6 Q55 86.8 48 87 Z';
const PAULDRON =
	'M24.8 68.4 C24.4 60 30.4 56 36 56.8 C40.6 57.4 42.4 61 41.6 65.4 C36.4 62.6 31.4 64.8 28.6 70 C26.8 70.6 25.2 70 24.8 68.4 Z';

/** Headgear that makes the armor a modern vest instead of a breastplate. */
const MODERN: readonly Headgear[] = ['fieldHelmet', 'flightHelmet', 'hardHat', 'spaceHelmet'];

function isModern(headgear: Headgear): boolean {
	return MODERN.includes(headgear);
}

/** Draws body armor over the tunic; the rank decides its edge. */
export function drawArmor(dress: Dress): Shape[] {
	return isModern(dress.look.headgear) ? drawVest(dress) : drawBreastplate(dress.edge);
}

/** Draws steel shoulder pieces over the arms. */
export function drawPauldrons({ look, edge, torso }: Dress): Shape[] {
	const metal = isModern(look.headgear) ? shaded(shaded(torso)) : steel;
	return onBothSides([
		outlined(PAULDRON, metal),
		line('M27.6 66 Q29 60.4 35.6 59.8', isModern(look.headgear) ? torso : edge, 1.8)
	]);
}

/** Draws a medic's shoulder bag: a white cross on green. */
export function drawAidBag(): Shape[] {
	return [
		line('M35 60.4 Q46 76 57 88', MATERIALS.leather, 3),
		outlined(roundedBox(50.6, 84, 17, 13, 2.6), COLORS.clover),
		flat(placedCross(59.1, 90.5), white),
		line('M51.6 87.4 L52.8 87.4 M65.4 87.4 L66.6 87.4')
	];
}

function placedCross(x: number, y: number): string {
	const cross = flat(
		'M-1.4 -4.4 L1.4 -4.4 L1.4 -1.4 L4.4 -1.4 L4.4 1.4 L1.4 1.4 L1.4 4.4 L-1.4 4.4 L-1.4 1.4 L-4.4 1.4 L-4.4 -1.4 L-1.4 -1.4 Z',
		white
	);
	return placed([cross], { x, y })
		.map(({ d }) => d)
		.join('');
}

function drawBreastplate(edge: string): Shape[] {
	return [
		outlined(PLATE, steel),
		flat(PLATE_SHADE, iron),
		line('M48 66 L48 87'),
		line('M38.5 62.5 Q43 68.6 48 68.6 Q53 68.6 57.5 62.5', edge, 2.2),
		line(PLATE)
	];
}

function drawVest({ torso, edge }: Dress): Shape[] {
	const cloth = shaded(shaded(torso));
	return [
		outlined(PLATE, cloth),
		line('M41 66 L41 71 M55 66 L55 71', edge, 2),
		...onBothSides([
			outlined(roundedBox(34.8, 74.6, 6.6, 8, 1.4), torso),
			outlined(roundedBox(42.4, 75, 5, 8.4, 1.4), torso)
		]),
		flat(circle(57, 69, 1.2), edge)
	];
}
