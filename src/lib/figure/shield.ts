import { contrasting, MATERIALS } from './colors';
import { drawDevice } from './devices';
import type { Dress } from './dress';
import { circle, flat, outlined, placed } from './pen';
import type { ShieldForm } from './shield-forms';
import type { Shape } from './shapes';

const KITE = 'M0 -17.5 Q9 -17.5 15 -14.5 Q17 4 0 21 Q-17 4 -15 -14.5 Q-9 -17.5 0 -17.5 Z';
const KITE_FIELD =
	'M0 -14.2 Q7.5 -14.2 12 -12.2 Q13 3 0 16.4 Q-13 3 -12 -12.2 Q-7.5 -14.2 0 -14.2 Z';
const PAVISE = 'M-13.6 -18 Q0 -21 13.6 -18 L15 16 Q0 22 -15 16 Z';
const PAVISE_FIELD = 'M-10.8 -15 Q0 -17.4 10.8 -15 L12 13.8 Q0 18.4 -12 13.8 Z';

const FRAMES: Record<ShieldForm, { readonly edge: string; readonly field: string }> = {
	round: { edge: circle(0, 0, 17), field: circle(0, 0, 13.4) },
	kite: { edge: KITE, field: KITE_FIELD },
	pavise: { edge: PAVISE, field: PAVISE_FIELD }
};

/** Draws a shield in the tunic's color, with its grip at the origin. */
export function drawShield({ torso, device, shieldForm }: Dress): Shape[] {
	const { edge, field } = FRAMES[shieldForm];
	return [
		outlined(edge, MATERIALS.steel),
		outlined(field, torso),
		...drawDevice(device, contrasting(torso), torso)
	];
}

/** Draws a banner's cloth in the colors of the shield. */
export function drawBannerCloth({ torso, device }: Dress): Shape[] {
	return [
		outlined('M-12.6 -60 L12.6 -60 L12.6 -31 L6.4 -26 L0 -31 L-6.4 -26 L-12.6 -31 Z', torso),
		...placed(drawDevice(device, contrasting(torso), torso), { x: 0, y: -45, scale: 0.95 })
	];
}

/** Draws a small round shield with a boss. */
export function drawBuckler({ torso }: Dress): Shape[] {
	return [
		outlined(circle(0, 0, 11.4), MATERIALS.steel),
		outlined(circle(0, 0, 8.4), torso),
		outlined(circle(0, 0, 3.4), MATERIALS.gold),
		...[0, 90, 180, 270].flatMap((turn) =>
			placed([flat(circle(0, -9.9, 0.9), MATERIALS.gunmetal)], { x: 0, y: 0, turn })
		)
	];
}
