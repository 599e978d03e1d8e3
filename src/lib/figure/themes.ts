import { BEINGS } from './beings';
import { CALLINGS } from './callings';
import { fittingRows } from './stems';
import type { Theme } from './theme';

const fitting = fittingRows<Theme>([...BEINGS, ...CALLINGS]);

/** The themes a name fits, beings first: a zombie pirate is undead, and a pirate in all else. */
export function themesOf(name: string): Theme[] {
	return fitting(name);
}
