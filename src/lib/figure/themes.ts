import { BEINGS } from './beings';
import { CALLINGS } from './callings';
import { fittingRows } from './stems';
import type { Theme } from './theme';

const fitting = fittingRows<Theme>([...BEINGS, ...CALLINGS]);

/** Whether a name tells of somebody who flies or drives an engine. */
export function isAviator(themes: readonly Theme[]): boolean {
	return themes.some(({ headgear = [] }) => headgear.includes('flightHelmet'));
}

/** The themes a name fits, beings first: a zombie pirate is undead, and a pirate in all else. */
export function themesOf(name: string): Theme[] {
	return fitting(name);
}
