import { rankKind } from '$lib/rules/items/kinds';
import { drawAidBag, drawArmor, drawPauldrons } from './armor';
import { drawArm, drawHand, drawLegs, drawTorso } from './body';
import { drawBeltBomb } from './bomb';
import { drawCape, drawCollar } from './capes';
import { dressOf, type Dress } from './dress';
import type { Carried, Hand } from './equipment';
import { drawGoggles } from './faces';
import { drawHead } from './head';
import { drawHeadgear } from './headgear';
import { drawHeld, drawStowed, isShield } from './held';
import { drawEpaulettes, drawSash } from './insignia';
import { lookOfPerson } from './look';
import { drawSparkles } from './magic';
import type { Person } from './person';
import type { Shape } from './shapes';
import type { Headgear } from './slugs';

/** Headgear that covers the eyes or includes goggles. */
const WITHOUT_GOGGLES: readonly Headgear[] = [
	'flightHelmet',
	'spaceHelmet',
	'visorHelmet',
	'ninjaWrap'
];

/** Draws a person from the feet up, at the size of the sheet. */
export function drawPerson(person: Person): Shape[] {
	const { rank, equipment, goggles, magical } = person;
	const look = lookOfPerson(person);
	const dress = dressOf(person, look);
	const side = (hand: Hand) => drawSide(hand, dress, carriedIn(hand, person, dress));
	return [
		...drawCape(dress),
		...drawStowed(equipment.stowed, dress),
		...equipment.hands.slice(2).flatMap(side),
		...drawLegs(dress.legs),
		...drawChest(person, dress),
		...equipment.hands.slice(0, 2).flatMap(side),
		...(equipment.armored ? drawPauldrons(dress) : []),
		...(rankKind(rank).commands ? drawEpaulettes() : []),
		...drawCollar(dress),
		...drawHead(dress),
		...(goggles && !WITHOUT_GOGGLES.includes(look.headgear) ? drawGoggles() : []),
		...drawHeadgear(dress, rankKind(rank).heroic === true),
		...(magical ? drawSparkles() : [])
	];
}

function drawChest({ rank, equipment, healer }: Person, dress: Dress): Shape[] {
	return [
		...drawTorso(dress),
		...(equipment.armored ? drawArmor(dress) : []),
		...(rankKind(rank).commands ? drawSash(dress.torso) : []),
		...(healer ? drawAidBag() : []),
		...(equipment.bomb ? drawBeltBomb() : [])
	];
}

/** The item in a hand; the portrait may override the right hand. */
function carriedIn(hand: Hand, { equipment }: Person, { look }: Dress): Carried | undefined {
	const carried = equipment.held[hand];
	if (hand !== 'right') return carried;
	if (look.held === 'empty') return undefined;
	return { form: look.held, bayonet: carried?.bayonet ?? false };
}

function drawSide(hand: Hand, { torso, skin, ...dress }: Dress, carried?: Carried): Shape[] {
	const arm = drawArm(hand, torso);
	const mitten = drawHand(hand, skin);
	if (!carried) return [...arm, ...mitten];
	const thing = drawHeld(carried, hand, { torso, skin, ...dress });
	return isShield(carried.form) ? [...arm, ...mitten, ...thing] : [...arm, ...thing, ...mitten];
}
