import { COLOURS, MATERIALS, shaded } from './colours';
import { circle, flat, line, outlined, placed } from './pen';
import type { Shape } from './shapes';

const CAPE =
	'M40 57 L56 57 C70 66 78 88 82 107 Q76 111.5 70 108 Q64 112.5 57 109.5 L39 109.5 Q32 112.5 26 108 Q20 111.5 14 107 C18 88 26 66 40 57 Z';
const CAPE_LINING = 'M38 80 L58 80 L66 109.6 Q62 111 57 109.5 L39 109.5 Q34 111 30 109.6 Z';
const COLLAR = 'M34.5 60.5 Q41 66.5 48 66.5 Q55 66.5 61.5 60.5 L60 57 Q48 62 36 57 Z';
const SASH = 'M36 60 L41.5 57.6 L62.8 83.5 L61.2 89.4 Z';
const EPAULETTE = 'M29 62.4 Q35 56.6 41.5 59.6 L40 64.6 Q35 62.4 30.4 66 Z';

/** The hero's cape, to paint behind the figure. */
export function drawCape(colour: string): Shape[] {
	return [
		outlined(CAPE, colour),
		flat(CAPE_LINING, shaded(shaded(colour))),
		line('M27 84 Q24 97 26 108 M69 84 Q72 97 70 108'),
		line(CAPE)
	];
}

/** The cape's collar, clasped in gold in front. */
export function drawCollar(colour: string): Shape[] {
	return [outlined(COLLAR, colour), outlined(circle(48, 66, 3), MATERIALS.gold)];
}

/** The officer's sash, from shoulder to hip, in a colour that stands out from the tunic. */
export function drawSash(torso: string): Shape[] {
	const reddish = torso === COLOURS.tomato || torso === COLOURS.tangerine || torso === COLOURS.rose;
	return [outlined(SASH, reddish ? COLOURS.chalk : COLOURS.tomato)];
}

/** Gold epaulettes with fringes, on both shoulders. */
export function drawEpaulettes(): Shape[] {
	const right = [
		line('M30.6 65.6 L29.8 69 M34 63.6 L33.4 67 M37.4 63.4 L37 66.6', MATERIALS.gold, 1.8),
		outlined(EPAULETTE, MATERIALS.gold)
	];
	return [...right, ...placed(right, { x: 96, y: 0, mirrored: true })];
}
