import type { Army, Rulings } from '../choices';

/** A reading for every ruling. */
export type Readings = { readonly [K in keyof Rulings]-?: NonNullable<Rulings[K]> };
export type RulingId = keyof Readings;

type Values = { readonly [K in RulingId]: readonly Readings[K][] };

/** The readings of each contradiction of the source, the default first (spec, section E). */
export const RULING_VALUES = {
	levelZeroFactor: ['half', 'zero', 'anyZero'],
	heroQuirkCount: ['others', 'all'],
	oddSpeed: ['linear', 'up', 'down'],
	flyLevelZero: ['zero', 'half'],
	halfBrainRounding: ['exact', 'up', 'minimumOne'],
	extensionHalfBrain: ['full', 'half'],
	pilotScale: ['size', 'flat'],
	lpwVehicleBase: ['size', 'sizeTimesLevel'],
	steedArmor: ['flat', 'byLevel'],
	weakenedPrice: ['effective', 'physical'],
	magicShield: ['double', 'single'],
	leagueSpeed: ['bought', 'afterPenalties'],
	weaponSumLimit: ['doubleSize', 'level', 'size'],
	sumCounts: ['weapons', 'explosives', 'plates']
} as const satisfies Values;

export const RULINGS = Object.keys(RULING_VALUES) as readonly RulingId[];

/** The default reading of each contradiction. */
export const DEFAULT_RULINGS = Object.fromEntries(
	RULINGS.map((ruling) => [ruling, RULING_VALUES[ruling][0]])
) as unknown as Readings;

/** Literal readings that the source's own examples refute: armies get no remark on them (spec, section E). */
const REJECTED: Partial<Rulings> = { levelZeroFactor: 'zero', heroQuirkCount: 'all' };

/** The readings in force for an army. */
export function readingsOf({ rulings }: Pick<Army, 'rulings'>): Readings {
	if (!rulings) return DEFAULT_RULINGS;
	const chosen = Object.entries(rulings).filter(([, value]) => value !== undefined);
	return { ...DEFAULT_RULINGS, ...Object.fromEntries(chosen) };
}

/** The other plausible readings of a ruling that a referee might use. */
export function otherReadings(readings: Readings, ruling: RulingId): readonly string[] {
	return RULING_VALUES[ruling].filter(
		(value) => value !== readings[ruling] && value !== REJECTED[ruling]
	);
}

/** Whether an army has its own rulings or prices, which no league accepts. */
export function hasOwnRules(army: Army): boolean {
	const readings = readingsOf(army);
	const other = RULINGS.some((ruling) => readings[ruling] !== DEFAULT_RULINGS[ruling]);
	const changes = (army.houseRules?.changes?.length ?? 0) + (army.packs?.length ?? 0);
	return other || changes > 0;
}
