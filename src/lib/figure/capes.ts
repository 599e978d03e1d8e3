import { COLORS, contrasting, MATERIALS, shaded } from './colors';
import type { Dress } from './dress';
import { circle, flat, line, onBothSides, outlined } from './pen';
import type { Shape } from './shapes';
import type { Cape } from './slugs';

const LONG =
	'M40 57 L56 57 C70 66 78 88 82 107 Q76 111.5 70 108 Q64 112.5 57 109.5 L39 109.5 Q32 112.5 26 108 Q20 111.5 14 107 C18 88 26 66 40 57 Z';
const LINING = 'M38 80 L58 80 L66 109.6 Q62 111 57 109.5 L39 109.5 Q34 111 30 109.6 Z';
const FOLDS = 'M27 84 Q24 97 26 108 M69 84 Q72 97 70 108';
const SHORT =
	'M40 57 L56 57 C68 64 75 78 78 92 Q72 96.4 66 93 L30 93 Q24 96.4 18 92 C21 78 28 64 40 57 Z';
const TATTERED =
	'M40 57 L56 57 C70 66 77 84 82 104 L76.4 99 L74 109.6 L68.6 102 L64 111.6 L58 104 L38 104 L32 111.6 L27.4 102 L22 109.6 L19.6 99 L14 104 C19 84 26 66 40 57 Z';
const TRIM =
	'M15.6 100.4 L14 107 Q20 111.5 26 108 Q32 112.5 39 109.5 L57 109.5 Q64 112.5 70 108 Q76 111.5 82 107 L80.4 100.4 Q76 105 69.4 101.6 Q63 106 57 103 L39 103 Q33 106 26.6 101.6 Q20 105 15.6 100.4 Z';
const COLLAR = 'M34.5 60.5 Q41 66.5 48 66.5 Q55 66.5 61.5 60.5 L60 57 Q48 62 36 57 Z';
const WING =
	'M40 68 Q30 44 7 40 Q10 48 5.6 52 Q10.6 57 6.6 63 Q13 66 12 73 Q20 73.6 22 80 Q32 78 40 80 Z';

const FEATHERS =
	'M40 66 Q24 54 17 36 Q9 33 8 41 Q4 45 8.6 51 Q6.6 57 12 61 Q12 67 18 69 Q20 75 27 76 Q33 80 41 80 Z';

type WornCape = Exclude<Cape, 'none'>;

/** Capes and wings drawn behind the figure. */
const BEHIND: Record<WornCape, (dress: Dress) => Shape[]> = {
	long: ({ cloth }) => drawLong(cloth),
	short: ({ cloth }) => [
		outlined(SHORT, cloth),
		flat('M38 76 L58 76 L66 93 L30 93 Z', shaded(shaded(cloth))),
		line('M28 80 Q26 87 27 93 M68 80 Q70 87 69 93'),
		line(SHORT)
	],
	tattered: ({ cloth }) => [
		outlined(TATTERED, cloth),
		flat('M38 80 L58 80 L63 108 L58 104 L38 104 L33 108 Z', shaded(shaded(cloth))),
		line('M26 84 L24.6 96 M70 84 L71.4 96'),
		line(TATTERED)
	],
	ermine: ({ cloth }) => [
		...drawLong(cloth),
		outlined(TRIM, COLORS.chalk),
		...onBothSides(
			[20, 28, 36].map((x) => line(`M${x} 105 L${x - 0.6} 108`, MATERIALS.powder, 1.8))
		)
	],
	starry: ({ cloth }) => [
		...drawLong(cloth),
		...onBothSides(
			[
				[21, 100],
				[27, 88],
				[30, 99]
			].map(([x = 0, y = 0]) =>
				flat(
					`M${x} ${y - 3.2} L${x + 1} ${y - 1} L${x + 3.2} ${y} L${x + 1} ${y + 1} L${x} ${y + 3.2} L${x - 1} ${y + 1} L${x - 3.2} ${y} L${x - 1} ${y - 1} Z`,
					contrasting(cloth)
				)
			)
		)
	],
	feathers: () =>
		onBothSides([
			outlined(FEATHERS, MATERIALS.white),
			line('M35 62 Q24 56 14 44 M35 68 Q24 64 14 55 M36 74 Q28 71 20 65', MATERIALS.iron)
		]),
	wings: ({ cloth }) =>
		onBothSides([
			outlined(WING, cloth),
			line('M34 62 Q24 50 12 46 M35 68 Q25 59 12 57 M36 74 Q28 67 17 66', shaded(shaded(cloth)))
		])
};

const COLLARED: readonly Cape[] = ['long', 'short', 'tattered', 'starry'];

/** Draws the cape behind the figure. */
export function drawCape(dress: Dress): Shape[] {
	const { cape } = dress.look;
	return cape === 'none' ? [] : BEHIND[cape](dress);
}

/** Draws the cape's collar with a gold clasp; a king's collar is ermine. */
export function drawCollar({ look, cloth }: Dress): Shape[] {
	if (look.cape === 'ermine') {
		return [
			outlined(
				'M31 63 Q31 57 37 56 Q48 60 59 56 Q65 57 65 63 Q58 71 48 71 Q38 71 31 63 Z',
				COLORS.chalk
			),
			line(
				'M38 64 L38.6 66.4 M44 67 L44.4 69 M58 64 L57.4 66.4 M52 67 L51.6 69',
				MATERIALS.powder,
				1.8
			)
		];
	}
	return COLLARED.includes(look.cape)
		? [outlined(COLLAR, cloth), outlined(circle(48, 66, 3), MATERIALS.gold)]
		: [];
}

function drawLong(cloth: string): Shape[] {
	return [outlined(LONG, cloth), flat(LINING, shaded(shaded(cloth))), line(FOLDS), line(LONG)];
}
