import { COLORS, INK, MATERIALS, shaded } from './colors';
import type { Dress } from './dress';
import { circle, flat, line, onBothSides, outlined, roundedBox } from './pen';
import type { Shape } from './shapes';
import type { Face } from './slugs';

const { white, glow, gold, steel } = MATERIALS;

const SMILE = line('M42.5 51.5 Q48 56.5 53.5 51.5', INK, 1.8);
const SMIRK = line('M43.5 53 Q49.5 55.5 54 50.5', INK, 1.8);
const ANGRY_BROWS = onBothSides([line('M35.6 38.8 L43.4 41', INK, 2.2)]);
const MOUSTACHE =
	'M48 49.6 Q51 47.8 54 50 Q56 51.4 58 50 Q57 54.6 52.5 54.2 Q49.6 54 48 52.2 Q46.4 54 43.5 54.2 Q39 54.6 38 50 Q40 51.4 42 50 Q45 47.8 48 49.6 Z';
const BEARD =
	'M29.2 42 L32.4 43 Q34 50 40 49.6 Q44 47 48 48.6 Q52 47 56 49.6 Q62 50 63.6 43 L66.8 42 C67.6 57 61 64 48 64 C35 64 28.4 57 29.2 42 Z';
const LONG_BEARD =
	'M29.2 42 L32.4 43 Q34 50 40 49.6 Q44 47 48 48.6 Q52 47 56 49.6 Q62 50 63.6 43 L66.8 42 C68 58 63 70 55 77 L48 82 L41 77 C33 70 28 58 29.2 42 Z';
const BEARDED_MOUTH = outlined(
	'M44 52.6 Q48 54 52 52.6 Q51 56.2 48 56.2 Q45 56.2 44 52.6 Z',
	white
);
const FANGED = [
	outlined('M40.6 50.6 Q48 53 55.4 50.6 Q54 57.4 48 57.4 Q42 57.4 40.6 50.6 Z', MATERIALS.maw),
	...onBothSides([flat('M42.6 51.2 L46.2 52 L44.4 55.6 Z', white)])
];
const SKULL = [
	...onBothSides([flat(circle(40, 43.6, 5.2), INK), flat(circle(40.6, 44, 1.7), MATERIALS.ember)]),
	flat('M48 47.4 L50.4 51 L45.6 51 Z', INK),
	line(
		'M39.6 54.6 Q48 57 56.4 54.6 M43.2 53.4 L43.2 57.4 M48 54 L48 58 M52.8 53.4 L52.8 57.4',
		INK,
		1.4
	)
];
const ROBOT = [
	outlined(roundedBox(32.4, 38, 31.2, 11, 5), MATERIALS.powder),
	...onBothSides([flat(circle(40.4, 43.5, 3), glow), flat(circle(39.8, 42.8, 1), white)]),
	outlined(roundedBox(41, 52, 14, 5.6, 1.6), steel),
	line('M44.5 52 L44.5 57.6 M48 52 L48 57.6 M51.5 52 L51.5 57.6', INK, 1.2),
	...onBothSides([flat(circle(32.6, 54, 1.2), INK)])
];
const LENSES = onBothSides([
	line(circle(40.2, 44.4, 6), INK, 1.6),
	line('M34.4 43.4 L29.4 42'),
	line('M37 42.4 Q37.6 41 39 40.6', white, 1.2)
]);

const PAINTED: Record<Face, (dress: Dress) => Shape[]> = {
	smile: (dress) => [...drawCheerful(dress), SMILE],
	grin: (dress) => [
		...drawCheerful(dress),
		outlined('M41.5 50.8 Q48 52.2 54.5 50.8 Q54 57 48 57 Q42 57 41.5 50.8 Z', white)
	],
	smirk: (dress) => [...drawCheerful(dress), SMIRK],
	grim: () => [...drawEyes(), ...ANGRY_BROWS, line('M43.4 53.6 Q48 51.6 52.6 53.6', INK, 1.8)],
	moustache: (dress) => [
		...drawCheerful(dress),
		line('M45.5 55.8 Q48 57.4 50.5 55.8', INK, 1.6),
		flat(MOUSTACHE, INK)
	],
	beard: ({ hair }) => [...drawEyes(), outlined(BEARD, hair), BEARDED_MOUTH],
	longBeard: ({ hair }) => [
		...drawEyes(),
		outlined(LONG_BEARD, hair),
		line('M40 62 Q41 69 44.4 73.6 M56 62 Q55 69 51.6 73.6 M48 62 L48 72', shaded(shaded(hair))),
		outlined(roundedBox(43.6, 73, 8.8, 4.6, 1.6), gold),
		BEARDED_MOUTH
	],
	eyepatch: () => [
		...drawEyes(),
		line('M29.4 38 Q46 36 66.6 46.4', INK, 1.8),
		outlined(
			'M50.4 39.6 Q56 38 61 41.4 Q61.6 49 55.6 49.6 Q50.4 48.4 50.4 39.6 Z',
			MATERIALS.powder
		),
		SMIRK
	],
	scar: () => [
		...drawEyes(),
		...ANGRY_BROWS,
		line('M61.4 35 L54.6 53.6', COLORS.ruby, 2),
		line('M56.4 51 L60.6 52 M58 46 L62 47.4', COLORS.ruby, 1.5),
		SMIRK
	],
	glasses: (dress) => [
		...drawCheerful(dress),
		...LENSES,
		line('M46.2 43.6 Q48 42.4 49.8 43.6'),
		SMILE
	],
	lashes: (dress) => [
		...drawCheerful(dress),
		...onBothSides([line('M37.4 42.6 L34.6 40.8 M38.6 40.8 L36.6 38.2', INK, 1.4)]),
		outlined(
			'M43 51 Q45.6 51.6 48 51.2 Q50.4 51.6 53 51 Q52 55.8 48 55.8 Q44 55.8 43 51 Z',
			COLORS.tomato
		)
	],
	freckles: ({ skin }) => [
		...drawEyes(),
		...onBothSides([
			flat(circle(34.6, 49, 1), shaded(shaded(skin))),
			flat(circle(38, 50.6, 1), shaded(shaded(skin))),
			flat(circle(34.8, 52.6, 1), shaded(shaded(skin)))
		]),
		outlined('M42.4 51 Q48 52.6 53.6 51 Q52.6 56.6 48 56.6 Q43.4 56.6 42.4 51 Z', white)
	],
	warPaint: ({ skin }) => [
		...onBothSides([
			line(
				'M31 47.4 L37.4 49.6 M32.4 52 L38 53',
				skin === COLORS.sky ? COLORS.ruby : COLORS.cobalt,
				2.4
			)
		]),
		...drawEyes(),
		...ANGRY_BROWS,
		line('M43.4 54 L52.6 54', INK, 1.8)
	],
	mask: () => [
		outlined(
			'M29 39.6 Q48 36 67 39.6 L67 47.4 Q60 52 52 48.6 Q48 46.8 44 48.6 Q36 52 29 47.4 Z',
			MATERIALS.powder
		),
		...onBothSides([flat(circle(40.4, 43.8, 3.5), white), flat(circle(40.8, 44, 1.8), INK)]),
		SMIRK
	],
	fangs: () => [...drawEyes(), ...ANGRY_BROWS, ...FANGED],
	tusks: () => [
		...drawEyes(),
		...ANGRY_BROWS,
		line('M40.8 55 Q48 51 55.2 55', INK, 1.8),
		...onBothSides([outlined('M40 55.4 L40.8 48.6 L44.4 53.8 Z', white)])
	],
	stitches: ({ skin }) => [
		outlined(circle(40, 44, 4.4), white),
		flat(circle(40.6, 44.4, 1.6), INK),
		line('M53 42 L58.6 47 M58.6 42 L53 47', INK, 2),
		line('M40.6 54.6 Q48 51.6 55.4 54.6 M43 52 L43.6 56 M48 51 L48 55.4 M53 52 L52.4 56', INK, 1.5),
		line('M54.4 29 L60 33.6 M55 33.4 L58.6 29.4', shaded(shaded(skin)), 1.6)
	],
	skull: () => SKULL,
	robot: () => ROBOT
};

export function drawFace(dress: Dress): Shape[] {
	return PAINTED[dress.look.face](dress);
}

/** Draws round goggles with the eyes visible through them. */
export function drawGoggles(): Shape[] {
	const lens = [
		outlined(circle(39.8, 43.4, 7.4), gold),
		outlined(circle(39.8, 43.4, 5), MATERIALS.glass),
		flat(circle(40.2, 44, 2.1), INK),
		line('M37 42.2 Q37.6 40.4 39.2 40', white, 1.3)
	];
	return [
		outlined('M28.9 41 L67.1 41 L67.1 45.6 L28.9 45.6 Z', MATERIALS.leather),
		...onBothSides(lens)
	];
}

function drawCheerful({ skin }: Dress): Shape[] {
	const rosy = skin === COLORS.chestnut || skin === COLORS.cocoa;
	const blush = rosy ? COLORS.tomato : COLORS.tangerine;
	return [...onBothSides([flat(circle(36, 50, 2.6), blush)]), ...drawEyes()];
}

function drawEyes(): Shape[] {
	return [40.4, 55.6].flatMap((x) => [
		flat(circle(x, 44.4, 2.7), INK),
		flat(circle(x + 0.9, 43.4, 0.9), white)
	]);
}
