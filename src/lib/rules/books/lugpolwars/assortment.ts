import { weapons } from './tables/price-list';
import { RANK_IDS } from '../../items/kinds';
import { BASIC_ASSORTMENT, STANDARD_MODES, type Assortment } from '../../rulebook/assortment';

/** The choices of the price list (PL-LPW-01 to PL-LPW-05). */
export const assortment: Assortment = {
	...BASIC_ASSORTMENT,
	units: ['minifig', 'creation'],
	ranks: RANK_IDS,
	forms: ['vehicle', 'emplacement'],
	modes: STANDARD_MODES,
	weapons: Object.keys(weapons) as readonly (keyof typeof weapons)[],
	structure: true,
	creationGear: ['vehicle']
};
