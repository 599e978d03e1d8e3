import { ranks, weapons } from './tables/statistics';
import { BASIC_ASSORTMENT, STANDARD_MODES, type Assortment } from '../../rulebook/assortment';

/** The choices of QuickWars (PL-QW-03 to PL-QW-14). */
export const assortment: Assortment = {
	...BASIC_ASSORTMENT,
	units: ['minifig', 'creation'],
	ranks: Object.keys(ranks) as readonly (keyof typeof ranks)[],
	forms: ['building', 'vehicle', 'creature', 'emplacement'],
	modes: STANDARD_MODES,
	drive: 'modules',
	weapons: Object.keys(weapons) as readonly (keyof typeof weapons)[]
};
