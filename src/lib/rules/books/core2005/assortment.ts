import { STANDARD_MODES, type Assortment } from '../../rulebook/assortment';

/** The choices of PL-2005 with its supplements. */
export const assortment: Assortment = {
	units: ['minifig', 'creation'],
	supplements: ['healing', 'magic', 'specialists'],
	ranks: ['mercenary', 'officer', 'hero'],
	forms: ['building', 'vehicle', 'creature', 'emplacement'],
	modes: [...STANDARD_MODES, 'special'],
	drive: 'speed',
	weapons: ['closeCombat', 'ram', 'gun', 'launcher', 'rocket'],
	skill: true,
	structure: true,
	creationGear: ['creature'],
	heroDiscount: true,
	advanced: true
};
