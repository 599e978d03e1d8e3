import type { BookRulings } from '../../rulebook/rulebook';
import { RULINGS, type RulingId } from '../../rulings/rulings';

const WEAPON_SUM: readonly RulingId[] = ['weaponSumLimit', 'sumCounts'];

/** All but the one of LUGPolWars. The league's speed is as bought, and the other reading of it only slows. */
export const rulings: BookRulings = {
	switches: RULINGS.filter((ruling) => ruling !== 'lpwVehicleBase'),
	atStake: {
		points: RULINGS.filter((ruling) => ![...WEAPON_SUM, 'leagueSpeed'].includes(ruling)),
		weaponSum: WEAPON_SUM
	}
};
