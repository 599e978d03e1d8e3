import { FIRST_BUILT } from '$lib/rules/items/weapons';
import { isPrintedWeapon, weaponKind } from '$lib/rules/items/kinds';
import type { Creation, WeaponType } from '$lib/rules/choices';
import { COLORS } from '../colors';
import { placed } from '../pen';
import { onSheet, SHEET, type Drawing, type Shape } from '../shapes';
import { AIRCRAFT } from './aircraft';
import { BEASTS } from './beasts';
import { BUILDINGS } from './buildings';
import { drawHumanlike } from './draw-humanlike';
import { EMPLACEMENTS } from './emplacements';
import { FORTIFICATIONS } from './fortifications';
import { GUNS } from './guns';
import { isHumanlike, type Humanlike } from './humanlike';
import { liveryOf, type Livery } from './livery';
import { MONSTERS } from './monsters';
import { EYES, MOUNTED, PLATE } from './mounted';
import type { Body, Paint } from './paint';
import { GROUND } from './parts';
import { SIEGE_ENGINES } from './siege-engines';
import type { Silhouette } from './silhouettes';
import { STEEDS } from './steeds';
import { VEHICLES } from './vehicles';
import { VESSELS } from './vessels';

const BODIES: Record<Exclude<Silhouette, Humanlike>, Body> = {
	...STEEDS,
	...BEASTS,
	...MONSTERS,
	...VEHICLES,
	...SIEGE_ENGINES,
	...VESSELS,
	...AIRCRAFT,
	...BUILDINGS,
	...FORTIFICATIONS,
	...EMPLACEMENTS,
	...GUNS
};

const MAX_PIECES = 4;

/** Draws the silhouette of a creation with its weapons, armor plates and eyes, in its livery. */
export function drawCreation(creation: Creation): Drawing {
	const livery = liveryOf(creation);
	const { silhouette } = livery;
	const shapes = isHumanlike(silhouette)
		? drawHumanlike(creation, livery, silhouette)
		: drawEquipped(BODIES[silhouette], paintOf(creation, livery), creation);
	return onSheet(sized(shapes, creation.size));
}

function paintOf({ weapons = [], barding = false }: Creation, livery: Livery): Paint {
	return {
		main: COLORS[livery.torso],
		second: COLORS[livery.legs],
		device: livery.mark,
		weapons: weapons.flatMap(({ type, count = 1 }) =>
			Array.from({ length: Math.min(Math.max(count, 0), MAX_PIECES) }, () => type)
		),
		barded: barding
	};
}

function drawEquipped(body: Body, paint: Paint, creation: Creation): Shape[] {
	return [
		...body.draw(paint),
		...drawPlates(body, creation),
		...drawWeapons(body, paint.weapons),
		...drawEyes(body, creation)
	];
}

function drawPlates({ sides = [] }: Body, { plates = [] }: Creation): Shape[] {
	return plates.length === 0 ? [] : sides.flatMap((side) => placed(PLATE, side));
}

function drawWeapons(body: Body, weapons: readonly WeaponType[]): Shape[] {
	const { tops = [], front, ownWeapons = 0 } = body;
	const fixed = weapons.slice(ownWeapons);
	const ahead = fixed.find(isAhead);
	const above = fixed.filter((type) => !isAhead(type));
	return [
		...(front && ahead ? placed(shapeOf(ahead), front) : []),
		...tops.flatMap((top, index) => {
			const type = above[index];
			return type === undefined ? [] : placed(shapeOf(type), top);
		})
	];
}

const shapeOf = (type: WeaponType) => MOUNTED[isPrintedWeapon(type) ? type : FIRST_BUILT];

function isAhead(type: WeaponType): boolean {
	return !weaponKind(type).shoots;
}

/** Drawings of creatures already include eyes. */
function drawEyes({ eyes }: Body, { form, brain }: Creation): Shape[] {
	return eyes && brain && form !== 'creature' ? placed(EYES, eyes) : [];
}

/** Scales small creations down, keeping them on the ground. */
function sized(shapes: readonly Shape[], size = 2): readonly Shape[] {
	const scale = size <= 1 ? 0.82 : size <= 2 ? 0.92 : 1;
	if (scale === 1) return shapes;
	return placed(shapes, { x: (SHEET.width / 2) * (1 - scale), y: GROUND * (1 - scale), scale });
}
