import type { Form, PropulsionMode, Rank, RulebookId, WeaponType } from './choices';

/** What there is to choose from in a rulebook, in its order. */
export interface Assortment {
	readonly ranks: readonly Rank[];
	readonly forms: readonly Form[];
	readonly modes: readonly PropulsionMode[];
	/** What moves a creation is bought by inches of speed, or by modules. */
	readonly drive: 'speed' | 'modules';
	readonly weapons: readonly WeaponType[];
	/** Creations have a size and a structure level. */
	readonly structure: boolean;
	/** Whose gear a creation may carry: a vehicle's own, or what a mind uses. */
	readonly creationGear: readonly Form[];
	/** Training, abilities, magic, brains, critters, plates, explosives, barding: what only PL-2005 sells. */
	readonly whole: boolean;
}

const NOTHING: Assortment = {
	ranks: [],
	forms: [],
	modes: [],
	drive: 'speed',
	weapons: [],
	structure: false,
	creationGear: [],
	whole: false
};

const STANDARD_MODES = ['ground', 'water', 'underwater', 'air'] as const;

const ASSORTMENTS: Record<RulebookId, Assortment> = {
	core2005: {
		ranks: ['mercenary', 'officer', 'hero'],
		forms: ['building', 'vehicle', 'creature', 'emplacement'],
		modes: [...STANDARD_MODES, 'special'],
		drive: 'speed',
		weapons: ['closeCombat', 'ram', 'gun', 'launcher', 'rocket'],
		structure: true,
		creationGear: ['creature'],
		whole: true
	},
	lugpolwars: {
		...NOTHING,
		ranks: ['mercenary', 'officer', 'hero'],
		forms: ['vehicle', 'emplacement'],
		modes: STANDARD_MODES,
		weapons: ['heavyWeapon'],
		structure: true,
		creationGear: ['vehicle']
	},
	quickwars: {
		...NOTHING,
		ranks: ['mercenary', 'hero'],
		forms: ['building', 'vehicle', 'creature', 'emplacement'],
		modes: STANDARD_MODES,
		drive: 'modules',
		weapons: ['heavyWeapon']
	},
	skirmish: NOTHING
};

export function assortmentOf({ rulebook }: { rulebook: RulebookId }): Assortment {
	return ASSORTMENTS[rulebook];
}

/** What a rulebook has to choose from, and what a unit has chosen elsewhere: never silently missing. */
export function withChosen<T>(offered: readonly T[], chosen: T): readonly T[] {
	return offered.includes(chosen) ? offered : [...offered, chosen];
}
