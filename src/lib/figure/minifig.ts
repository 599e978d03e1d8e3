import type { Minifig, Rank } from '$lib/rules/choices';
import { drawArm, drawBreastplate, drawHand, drawLegs, drawTorso, type Side } from './body';
import { drawBeltBomb } from './bomb';
import { MATERIALS } from './colours';
import { equipmentOf, type Equipment } from './equipment';
import { drawCrownedHair, drawGoggles, drawHair, drawHead } from './head';
import { drawCirclet, drawHelmet, drawPeakedCap, drawPlume } from './headgear';
import { drawHeld, drawStowed } from './held';
import { drawCape, drawCollar, drawEpaulettes, drawSash } from './insignia';
import { lookOf, type Look } from './look';
import type { Drawing, Shape } from './shapes';

const WIDTH = 96;
const HEIGHT = 120;

/** The portrait of a minifig: its looks by its name, its rank and the gear it carries. */
export function drawMinifig(minifig: Minifig): Drawing {
	const look = lookOf(minifig);
	const equipment = equipmentOf(minifig);
	const { rank } = minifig;
	const shapes = [
		...(rank === 'hero' ? drawCape(look.cape) : []),
		...drawStowed(equipment.stowed, look),
		...drawLegs(look.legs),
		...drawChest(look, rank, equipment),
		...(['right', 'left'] as const).flatMap((side) => drawSide(side, look, equipment)),
		...(rank === 'officer' ? drawEpaulettes() : []),
		...(rank === 'hero' ? drawCollar(look.cape) : []),
		...drawHead(look),
		...(minifig.abilities?.pilot ? drawGoggles() : []),
		...drawHeadgear(look, rank, equipment.armoured)
	];
	return { width: WIDTH, height: HEIGHT, shapes };
}

function drawChest(look: Look, rank: Rank, { armoured, bomb }: Equipment): Shape[] {
	return [
		...drawTorso(look),
		...(armoured ? drawBreastplate(edgeFor(rank)) : []),
		...(rank === 'officer' ? drawSash(look.torso) : []),
		...(bomb ? drawBeltBomb() : [])
	];
}

function drawSide(side: Side, look: Look, { held }: Equipment): Shape[] {
	const carried = held[side];
	const arm = drawArm(side, look.torso);
	const hand = drawHand(side, look.skin);
	if (!carried) return [...arm, ...hand];
	const thing = drawHeld(carried, side, look);
	return carried.form === 'shield' ? [...arm, ...hand, ...thing] : [...arm, ...thing, ...hand];
}

function drawHeadgear(look: Look, rank: Rank, armoured: boolean): Shape[] {
	if (armoured) {
		const plume = rank === 'hero' ? drawPlume(look.cape) : [];
		return [...plume, ...drawHelmet(edgeFor(rank))];
	}
	if (rank === 'officer') return drawPeakedCap(look.torso);
	return rank === 'hero' ? [...drawCrownedHair(look), ...drawCirclet(look.cape)] : drawHair(look);
}

function edgeFor(rank: Rank): string {
	return rank === 'mercenary' ? MATERIALS.iron : MATERIALS.gold;
}
