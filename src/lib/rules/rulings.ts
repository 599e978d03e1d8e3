import type { Army, Rulings } from './choices';

/** How each contradiction of the source is read unless an army says otherwise (spec, section E). */
export const DEFAULT_RULINGS: { readonly [K in keyof Rulings]-?: NonNullable<Rulings[K]> } = {
	levelZeroFactor: 'half',
	heroQuirkCount: 'others',
	oddSpeed: 'linear',
	flyLevelZero: 'zero',
	halfBrainRounding: 'exact',
	extensionHalfBrain: 'full',
	pilotScale: 'size',
	lpwVehicleBase: 'size',
	steedArmor: 'flat',
	weakenedPrice: 'effective',
	magicShield: 'double',
	leagueSpeed: 'bought',
	weaponSumLimit: 'doubleSize',
	sumCounts: 'weapons'
};

/** Whether an army is priced by readings or prices of its own: no league takes such a one. */
export function hasOwnRules({ rulings = {}, houseRules }: Army): boolean {
	const switches = Object.keys(DEFAULT_RULINGS) as (keyof Rulings)[];
	const other = switches.some(
		(key) => (rulings[key] ?? DEFAULT_RULINGS[key]) !== DEFAULT_RULINGS[key]
	);
	return other || (houseRules?.changes?.length ?? 0) > 0;
}
