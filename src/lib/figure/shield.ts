import { COLOURS, MATERIALS } from './colours';
import type { Look } from './look';
import { circle, flat, outlined } from './pen';
import type { Shape } from './shapes';

const KITE = 'M0 -17.5 Q9 -17.5 15 -14.5 Q17 4 0 21 Q-17 4 -15 -14.5 Q-9 -17.5 0 -17.5 Z';
const KITE_FIELD =
	'M0 -14.2 Q7.5 -14.2 12 -12.2 Q13 3 0 16.4 Q-13 3 -12 -12.2 Q-7.5 -14.2 0 -14.2 Z';

const FRAMES: Record<Look['shieldForm'], { readonly edge: string; readonly field: string }> = {
	round: { edge: circle(0, 0, 17), field: circle(0, 0, 13.4) },
	kite: { edge: KITE, field: KITE_FIELD }
};

const EMBLEMS: Record<Look['emblem'], string> = {
	chevron: 'M-8.6 2 L0 -6.6 L8.6 2 L8.6 8 L0 -0.6 L-8.6 8 Z',
	cross:
		'M-2.4 -9 L2.4 -9 L2.4 -2.4 L9 -2.4 L9 2.4 L2.4 2.4 L2.4 9 L-2.4 9 L-2.4 2.4 L-9 2.4 L-9 -2.4 L-2.4 -2.4 Z',
	star: 'M0 -9.4 L2.6 -3.2 L9 -2.8 L4.2 1.6 L5.6 8 L0 4.6 L-5.6 8 L-4.2 1.6 L-9 -2.8 L-2.6 -3.2 Z',
	bar: 'M-9.4 -1.6 L9.4 -7.4 L9.4 -1.4 L-9.4 4.4 Z'
};

/** A shield around its grip at the origin, in the colour of the figure's tunic. */
export function drawShield({ torso, emblem, shieldForm }: Look): Shape[] {
	const { edge, field } = FRAMES[shieldForm];
	const device = torso === COLOURS.chalk ? COLOURS.tomato : COLOURS.chalk;
	return [
		outlined(edge, MATERIALS.steel),
		outlined(field, torso),
		outlined(EMBLEMS[emblem], device),
		...(shieldForm === 'round' && emblem === 'bar' ? [flat(circle(0, -1.4, 1.4), torso)] : [])
	];
}
