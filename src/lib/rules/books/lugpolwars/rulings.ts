import type { BookRulings } from '../../rulebook/rulebook';

/** LUGPolWars has its own rule for the price of propulsion. */
export const rulings: BookRulings = {
	switches: ['lpwVehicleBase', 'oddSpeed', 'flyLevelZero'],
	rules: { oddSpeed: 'PL-LPW-05', flyLevelZero: 'PL-LPW-05' },
	atStake: {}
};
