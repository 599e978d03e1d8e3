import type { BookRulings } from '../../rulebook/rulebook';
import { RULINGS, type RulingId } from '../../rulings/rulings';

const WEAPON_SUM: readonly RulingId[] = ['weaponSumLimit', 'sumCounts'];

/**
 * All rulings except LUGPolWars' own. The league limits speed as bought; the other reading (X-23) only lowers it.
 */
export const rulings: BookRulings = {
	switches: RULINGS.filter((ruling) => ruling !== 'lpwVehicleBase'),
	atStake: {
		points: RULINGS.filter((ruling) => ![...WEAPON_SUM, 'leagueSpeed'].includes(ruling)),
		weaponSum: WEAPON_SUM
	}
};
