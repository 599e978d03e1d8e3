import { BEINGS } from './beings';
import { OCCUPATIONS } from './occupations';
import { rowMatcher } from './stems';
import type { Theme } from './theme';

const matchingThemes = rowMatcher<Theme>([...BEINGS, ...OCCUPATIONS]);

/** Returns whether a name suggests a pilot or driver. */
export function isAviator(themes: readonly Theme[]): boolean {
	return themes.some(({ headgear = [] }) => headgear.includes('flightHelmet'));
}

/**
 * Returns the themes a name matches, creatures first: a zombie pirate has an undead face and pirate
 * clothes.
 */
export function themesOf(name: string): Theme[] {
	return matchingThemes(name);
}
