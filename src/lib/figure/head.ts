import { COLOURS, INK, MATERIALS, shaded } from './colours';
import type { Look } from './look';
import { circle, flat, line, outlined, placed } from './pen';
import type { Shape } from './shapes';

const HEAD =
	'M48 25.5 C60 25.5 66.5 28 67 42 C67.3 56 61 61 48 61 C35 61 28.7 56 29 42 C29.5 28 36 25.5 48 25.5 Z';
const HEAD_SHADE =
	'M61 28.5 C65 31 66.8 35 67 42 C67.3 56 61 61 48 61 Q44 61 41 60.4 C58 59.5 64 50 61 28.5 Z';

const HAIR: Record<Look['haircut'], readonly string[]> = {
	fringe: [
		'M28.4 42 C26 26 36 20.5 48 20.5 C60 20.5 70 26 67.6 42 L64.6 42 Q65 37 62 35.5 Q56 38.5 48 35.2 Q40 38.5 34 35.5 Q31 37 31.4 42 Z'
	],
	parting: [
		'M28.6 43 C25 27 36 20 50 20.5 C62 21 70 28 67.4 43 L64.4 43 C64.6 37 60 34 52 33 C44 33 39 31 37.5 28.6 C36.5 34 31.8 36 31.6 43 Z'
	],
	tuft: [
		'M34 30.5 Q38 26 43 26 Q40 19 46 15 Q46 20 50 21.5 Q52 16 57 16.5 Q54 21 55 26 Q60 26.5 62 30.5 Q48 33.5 34 30.5 Z'
	],
	bun: [
		circle(48, 18.5, 6.4),
		'M28.6 45 C25.6 28 36 22 48 22 C60 22 70.4 28 67.4 45 L64.6 45 C64.8 36 60 31.6 48 31.6 C36 31.6 31.2 36 31.4 45 Z'
	],
	bandana: [],
	bald: []
};

const MOUTHS: Record<Look['face'], readonly Shape[]> = {
	smile: [line('M42.5 51.5 Q48 56.5 53.5 51.5', INK, 1.8)],
	grin: [
		outlined('M41.5 50.8 Q48 52.2 54.5 50.8 Q54 57 48 57 Q42 57 41.5 50.8 Z', MATERIALS.white)
	],
	smirk: [line('M43.5 53 Q49.5 55.5 54 50.5', INK, 1.8)],
	moustache: [
		line('M45.5 55.8 Q48 57.4 50.5 55.8', INK, 1.6),
		flat(
			'M48 49.6 Q51 47.8 54 50 Q56 51.4 58 50 Q57 54.6 52.5 54.2 Q49.6 54 48 52.2 Q46.4 54 43.5 54.2 Q39 54.6 38 50 Q40 51.4 42 50 Q45 47.8 48 49.6 Z',
			INK
		)
	]
};

/** The head with its face, without hair or headgear. */
export function drawHead({ skin, face }: Look): Shape[] {
	return [
		flat(HEAD, skin),
		flat(HEAD_SHADE, shaded(skin)),
		line(HEAD),
		...drawCheeks(skin),
		...drawEyes(),
		...MOUTHS[face]
	];
}

/** Hair, or a bandana; nothing for a bald head. */
export function drawHair({ haircut, hair, torso }: Look): Shape[] {
	if (haircut === 'bandana') return drawBandana(torso);
	return HAIR[haircut].map((d) => outlined(d, hair));
}

/** Hair that lies flat enough for a circlet. */
export function drawCrownedHair(look: Look): Shape[] {
	const flatCut = look.haircut === 'bun' || look.haircut === 'parting' ? look.haircut : 'fringe';
	return drawHair({ ...look, haircut: flatCut });
}

/** Round goggles over the eyes, which look through them. */
export function drawGoggles(): Shape[] {
	const lens = [
		outlined(circle(0, 0, 7.4), MATERIALS.gold),
		outlined(circle(0, 0, 5), MATERIALS.glass),
		flat(circle(0.4, 0.6, 2.1), INK),
		line('M-2.8 -1.2 Q-2.2 -3 -0.6 -3.4', MATERIALS.white, 1.3)
	];
	return [
		outlined('M28.9 41 L67.1 41 L67.1 45.6 L28.9 45.6 Z', MATERIALS.leather),
		...placed(lens, { x: 39.8, y: 43.4 }),
		...placed(lens, { x: 56.2, y: 43.4 })
	];
}

function drawEyes(): Shape[] {
	return [40.4, 55.6].flatMap((x) => [
		flat(circle(x, 44.4, 2.7), INK),
		flat(circle(x + 0.9, 43.4, 0.9), MATERIALS.white)
	]);
}

function drawCheeks(skin: string): Shape[] {
	const blush = skin === COLOURS.chestnut ? COLOURS.tomato : COLOURS.tangerine;
	return [36, 60].map((x) => flat(circle(x, 50, 2.6), blush));
}

function drawBandana(colour: string): Shape[] {
	return [
		outlined('M64 33 L74 28.5 Q75.5 33 71.5 35 Q76.5 37 75 42 L65 37 Z', shaded(colour)),
		outlined('M28.8 38.5 C28 26 36 21 48 21 C60 21 68 26 67.2 38.5 Q48 31.5 28.8 38.5 Z', colour),
		...[
			[38, 29],
			[48, 26.5],
			[58, 29]
		].map(([x = 0, y = 0]) => flat(circle(x, y, 1.5), COLOURS.chalk))
	];
}
