import type { Army } from '../../../choices';
import type { ArmyProfile } from '../../../profile';
import type { CoreRuleset } from '../ruleset';
import { stockExplosive } from './attacks';
import { areaSpellProfile, magicShieldProfile } from './magic';

/** The army's stock of explosives, the spells of its circle and the points left for more (PL-WPN-13, PL-MAG-07). */
export function armyProfile(ruleset: CoreRuleset, { stock, reserve = {} }: Army): ArmyProfile {
	const { circleCasts = [], circleShields = [], unspent = 0 } = reserve;
	const explosive = stockExplosive(ruleset, stock?.explosives ?? 0);
	return {
		...(explosive && { explosive }),
		areaSpells: circleCasts.map((cast) => areaSpellProfile(ruleset, cast)),
		shields: circleShields.map(({ level }) => magicShieldProfile(ruleset, level)),
		unspent
	};
}
