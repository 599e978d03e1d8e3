import type { Flags } from '../edition';

/** The defaults of section DICE. */
export const usualFlags: Flags = {
	explode: true,
	fumbleSkill: true,
	fumbleDamage: true,
	fumbleArmor: false,
	fumbleOpposed: false,
	bennyToDamage: true,
	bonusDiceWhole: false
};
