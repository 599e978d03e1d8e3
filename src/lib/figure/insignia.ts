import { COLORS, MATERIALS } from './colors';
import { line, onBothSides, outlined } from './pen';
import type { Shape } from './shapes';

const SASH = 'M36 60 L41.5 57.6 L62.8 83.5 L61.2 89.4 Z';
const EPAULETTE = 'M29 62.4 Q35 56.6 41.5 59.6 L40 64.6 Q35 62.4 30.4 66 Z';

/** Draws the officer's sash from shoulder to hip, in a color that contrasts with the tunic. */
export function drawSash(torso: string): Shape[] {
	const { tomato, ruby, tangerine, rose, chalk } = COLORS;
	const reddish = [tomato, ruby, tangerine, rose].some((color) => color === torso);
	return [outlined(SASH, reddish ? chalk : tomato)];
}

/** Draws gold epaulettes with fringes. */
export function drawEpaulettes(): Shape[] {
	return onBothSides([
		line('M30.6 65.6 L29.8 69 M34 63.6 L33.4 67 M37.4 63.4 L37 66.6', MATERIALS.gold, 1.8),
		outlined(EPAULETTE, MATERIALS.gold)
	]);
}
