import { BASIC_ASSORTMENT, STANDARD_MODES, type Assortment } from '../../rulebook/assortment';

/** The choices of QuickWars (PL-QW-03 to PL-QW-14). */
export const assortment: Assortment = {
	...BASIC_ASSORTMENT,
	units: ['minifig', 'creation'],
	ranks: ['mercenary', 'hero'],
	forms: ['building', 'vehicle', 'creature', 'emplacement'],
	modes: STANDARD_MODES,
	drive: 'modules',
	weapons: ['heavyWeapon']
};
