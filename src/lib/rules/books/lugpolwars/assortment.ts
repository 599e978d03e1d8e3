import { BASIC_ASSORTMENT, STANDARD_MODES, type Assortment } from '../../rulebook/assortment';

/** The choices of the price list (PL-LPW-01 to PL-LPW-05). */
export const assortment: Assortment = {
	...BASIC_ASSORTMENT,
	units: ['minifig', 'creation'],
	ranks: ['mercenary', 'officer', 'hero'],
	forms: ['vehicle', 'emplacement'],
	modes: STANDARD_MODES,
	weapons: ['heavyWeapon'],
	structure: true,
	creationGear: ['vehicle']
};
