import type { BookRulings } from '../../rulebook/rulebook';

/** LUGPolWars prices propulsion by a rule of its own. */
export const rulings: BookRulings = {
	switches: ['lpwVehicleBase', 'oddSpeed', 'flyLevelZero'],
	rules: { oddSpeed: 'PL-LPW-05', flyLevelZero: 'PL-LPW-05' },
	atStake: {}
};
