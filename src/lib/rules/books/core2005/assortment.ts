import { weapons } from './tables/creation-weapons';
import { RANK_IDS } from '../../items/kinds';
import { STANDARD_MODES, type Assortment } from '../../rulebook/assortment';

/** The choices of PL-2005 with its supplements. */
export const assortment: Assortment = {
	units: ['minifig', 'creation'],
	supplements: ['healing', 'magic', 'specialists'],
	ranks: RANK_IDS,
	forms: ['building', 'vehicle', 'creature', 'emplacement'],
	modes: [...STANDARD_MODES, 'special'],
	drive: 'speed',
	weapons: Object.keys(weapons) as readonly (keyof typeof weapons)[],
	skill: true,
	structure: true,
	creationGear: ['creature'],
	heroDiscount: true,
	advanced: true
};
