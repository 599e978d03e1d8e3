import { HANDS } from './body';
import type { Dress } from './dress';
import type { Carried, Hand } from './equipment';
import { placed, type Placement } from './pen';
import { drawBannerCloth, drawBuckler, drawShield } from './shield';
import { SHEET, type Shape } from './shapes';
import type { WeaponForm } from './slugs';
import { BAYONET, WEAPONS } from './weapons';

type CarriedForm = Carried['form'];

const UPRIGHT = -6;
const HELD_TURNS: Partial<Record<WeaponForm, number>> = {
	dagger: -14,
	shortSword: -12,
	longSword: -8,
	cutlass: 4,
	katana: 4,
	energyBlade: -10,
	axe: -2,
	hammer: 2,
	crossbow: 2,
	halberd: 0,
	spear: 0,
	greatsword: -2,
	staff: 0,
	banner: 0,
	pistol: 48,
	blaster: 48,
	shortBow: -4,
	longBow: 0
};

const HILT_UP: Placement = { x: 71, y: 44, turn: 215 };
const ACROSS: Placement = { x: 50, y: 78, turn: 38, scale: 0.95 };
const TALL: Placement = { x: 53, y: 74, turn: 30, scale: 0.78 };
const HUNG: Placement = { x: 72, y: 62, turn: 24 };

/** Positions behind the left shoulder, swords with the hilt up. */
const STOWED: Record<CarriedForm, Placement> = {
	dagger: HILT_UP,
	shortSword: HILT_UP,
	cutlass: HILT_UP,
	katana: HILT_UP,
	energyBlade: HILT_UP,
	longSword: HILT_UP,
	axe: ACROSS,
	mace: ACROSS,
	hammer: ACROSS,
	halberd: TALL,
	spear: TALL,
	greatsword: { ...HILT_UP, scale: 0.95 },
	pistol: { ...HILT_UP, x: 70, y: 52 },
	blaster: { ...HILT_UP, x: 70, y: 52 },
	shortBow: { x: 58, y: 62, turn: 40 },
	longBow: { x: 57, y: 63, turn: 36 },
	crossbow: { x: 59, y: 70, turn: 34 },
	rifle: { x: 54, y: 74, turn: 32, scale: 0.9 },
	blasterRifle: { x: 54, y: 74, turn: 32, scale: 0.9 },
	wand: { x: 70, y: 48, turn: 30 },
	staff: TALL,
	banner: { x: 56, y: 74, turn: 8, scale: 0.9 },
	wrench: { x: 66, y: 60, turn: 36 },
	brick: HUNG,
	bomb: { x: 70, y: 62 },
	dynamite: HUNG,
	shield: { x: 65, y: 67, turn: 12, scale: 1.15 },
	buckler: { x: 66, y: 64, turn: 12, scale: 1.15 }
};

/** Draws the item in a hand, to paint under the hand; a shield goes over it. */
export function drawHeld({ form, bayonet }: Carried, hand: Hand, dress: Dress): Shape[] {
	const grip = HANDS[hand];
	if (isShield(form)) return placed(drawCarried(form, false, dress), { ...grip, y: grip.y + 3 });
	const scale = grip.y < 60 ? 0.56 : 1;
	return placed(drawCarried(form, bayonet, dress), {
		...grip,
		turn: HELD_TURNS[form] ?? UPRIGHT,
		scale
	});
}

/** Draws stowed items behind the figure: the first over one shoulder, the second over the other. */
export function drawStowed(stowed: readonly Carried[], dress: Dress): Shape[] {
	return stowed.flatMap(({ form, bayonet }, index) => {
		const onLeft = placed(drawCarried(form, bayonet, dress), STOWED[form]);
		return index === 0 ? onLeft : placed(onLeft, { x: SHEET.width, y: 0, mirrored: true });
	});
}

export function isShield(form: CarriedForm): form is 'shield' | 'buckler' {
	return form === 'shield' || form === 'buckler';
}

function drawCarried(form: CarriedForm, bayonet: boolean, dress: Dress): readonly Shape[] {
	if (form === 'shield') return drawShield(dress);
	if (form === 'buckler') return drawBuckler(dress);
	if (form === 'banner') return [...WEAPONS.banner, ...drawBannerCloth(dress)];
	const fixed = bayonet && (form === 'rifle' || form === 'blasterRifle');
	return fixed ? [...BAYONET, ...WEAPONS[form]] : WEAPONS[form];
}
