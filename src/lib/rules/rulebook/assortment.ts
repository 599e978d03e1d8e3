import type { Form, PropulsionMode, Rank, Supplement, Unit, WeaponType } from '../choices';

/** The choices of a rulebook, in its order. */
export interface Assortment {
	readonly units: readonly [Unit['kind'], ...Unit['kind'][]];
	readonly supplements: readonly Supplement[];
	readonly ranks: readonly Rank[];
	readonly forms: readonly Form[];
	readonly modes: readonly PropulsionMode[];
	/** Whether propulsion is bought by inches of speed or by modules. */
	readonly drive: 'speed' | 'modules';
	readonly weapons: readonly WeaponType[];
	/** Whether units have Skill and weapons a Use. */
	readonly skill: boolean;
	/** Whether creations have a size and a structure level. */
	readonly structure: boolean;
	/** The forms of creations that can carry gear. */
	readonly creationGear: readonly Form[];
	/** Whether several heroes of an army get a discount. */
	readonly heroDiscount: boolean;
	/**
	 * Whether there are training, abilities, magic, brains, critters, plates, explosives, barding and size damage.
	 */
	readonly advanced: boolean;
}

/** The defaults of a rulebook's choices. */
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

/** Propulsion modes of every rulebook with creations. */
export const STANDARD_MODES = ['ground', 'water', 'underwater', 'air'] as const;

/** The choices of a rulebook and the current one, so that a foreign choice stays visible. */
export function withChosen<T>(offered: readonly T[], chosen: T): readonly T[] {
	return offered.includes(chosen) ? offered : [...offered, chosen];
}
