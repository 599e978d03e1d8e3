import { abilities } from './abilities';
import { pieces, weapons, weaponSizes } from './creation-weapons';
import { gear, unarmed } from './gear';
import { heroes } from './heroes';
import { circles, spells } from './magic';
import { brains, steeds } from './minds';
import { ranks } from './minifigs';
import { propulsion, speeds } from './propulsion';
import { structure, structureLevels } from './structure';

/** All prices and statistics of PL-2005. House rules patch them. */
export const coreTables = {
	ranks,
	gear,
	unarmed,
	abilities,
	heroes,
	structure,
	structureLevels,
	propulsion,
	speeds,
	weapons,
	pieces,
	weaponSizes,
	brains,
	steeds,
	spells,
	circles
};

export type CoreTables = typeof coreTables;
