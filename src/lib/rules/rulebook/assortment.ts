import type { Form, PropulsionMode, Rank, Supplement, Unit, WeaponType } from '../choices';

/** What a rulebook has to choose from, in its order. */
export interface Assortment {
	readonly units: readonly [Unit['kind'], ...Unit['kind'][]];
	readonly supplements: readonly Supplement[];
	readonly ranks: readonly Rank[];
	readonly forms: readonly Form[];
	readonly modes: readonly PropulsionMode[];
	/** What moves a creation is bought by inches of speed, or by modules. */
	readonly drive: 'speed' | 'modules';
	readonly weapons: readonly WeaponType[];
	/** Units have Skill, and weapons a Use that it must reach. */
	readonly skill: boolean;
	/** Creations have a size and a structure level. */
	readonly structure: boolean;
	/** Whose gear a creation may carry: a vehicle's own, or what a mind uses. */
	readonly creationGear: readonly Form[];
	/** Several heroes of an army cost less. */
	readonly heroDiscount: boolean;
	/** Training, abilities, magic, brains, critters, plates, explosives, barding, size damage. */
	readonly advanced: boolean;
}

/** What a rulebook has that says nothing else. */
export const BASIC_ASSORTMENT = {
	supplements: [],
	ranks: [],
	forms: [],
	modes: [],
	drive: 'speed',
	weapons: [],
	skill: false,
	structure: false,
	creationGear: [],
	heroDiscount: false,
	advanced: false
} as const satisfies Omit<Assortment, 'units'>;

/** Ways to move that every rulebook with creations has. */
export const STANDARD_MODES = ['ground', 'water', 'underwater', 'air'] as const;

/** What a rulebook has to choose from, and what a unit has chosen elsewhere: never silently missing. */
export function withChosen<T>(offered: readonly T[], chosen: T): readonly T[] {
	return offered.includes(chosen) ? offered : [...offered, chosen];
}
