import { HANDS, type Side } from './body';
import type { Carried } from './equipment';
import type { Look } from './look';
import { placed, type Placement } from './pen';
import { drawShield } from './shield';
import type { Shape } from './shapes';
import { BAYONET, WEAPONS, type WeaponForm } from './weapons';

const HELD_TURNS: Record<WeaponForm, number> = {
	shortSword: -12,
	axe: -2,
	halberd: 0,
	pistol: 48,
	shortBow: -4,
	longBow: 0,
	rifle: -6,
	brick: -8,
	bomb: -6
};

/** On the back: over the left shoulder of the figure, swords hilt up. */
const STOWED: Record<Carried['form'], Placement> = {
	shortSword: { x: 71, y: 44, turn: 215 },
	axe: { x: 50, y: 78, turn: 38, mirrored: false, scale: 0.95 },
	halberd: { x: 53, y: 74, turn: 30, scale: 0.78 },
	pistol: { x: 70, y: 52, turn: 215 },
	shortBow: { x: 58, y: 62, turn: 40 },
	longBow: { x: 57, y: 63, turn: 36 },
	rifle: { x: 54, y: 74, turn: 32, scale: 0.9 },
	brick: { x: 72, y: 62, turn: 24 },
	bomb: { x: 70, y: 62 },
	shield: { x: 65, y: 67, turn: 12, scale: 1.15 }
};

/** Whatever one hand holds, to paint under the hand; a shield goes over it. */
export function drawHeld(carried: Carried, side: Side, look: Look): Shape[] {
	const hand = HANDS[side];
	const { form, bayonet } = carried;
	if (form === 'shield') return placed(drawShield(look), { ...hand, y: hand.y + 3 });
	return placed(withBayonet(form, bayonet), { ...hand, turn: HELD_TURNS[form] });
}

/** What is stowed, to paint behind the figure: the first over one shoulder, the second over the other. */
export function drawStowed(stowed: readonly Carried[], look: Look): Shape[] {
	return stowed.flatMap(({ form, bayonet }, index) => {
		const shapes = form === 'shield' ? drawShield(look) : withBayonet(form, bayonet);
		const onLeft = placed(shapes, STOWED[form]);
		return index === 0 ? onLeft : placed(onLeft, { x: 96, y: 0, mirrored: true });
	});
}

function withBayonet(form: WeaponForm, bayonet: boolean): readonly Shape[] {
	return bayonet && form === 'rifle' ? [...BAYONET, ...WEAPONS.rifle] : WEAPONS[form];
}
