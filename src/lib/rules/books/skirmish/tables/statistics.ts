import type { Figure } from '../../../choices';
import type { RuleId } from '../../../citations';

/** General dice and toughness (NS-01, NS-02), and the number a defence needs (NS-20, P-1). */
export const statures: Readonly<
	Record<Figure['stature'], { rule: RuleId; dice: number; defence: number }>
> = {
	minion: { rule: 'NS-01', dice: 1, defence: 3 },
	average: { rule: 'NS-01', dice: 2, defence: 2 },
	good: { rule: 'NS-01', dice: 3, defence: 1 },
	monster: { rule: 'NS-01', dice: 4, defence: 1 }
};

/** Free dice by source (NS-04 to NS-07, NS-10c). */
export const bonuses = {
	buckler: { rule: 'NS-04', defence: 1 },
	shield: { rule: 'NS-05', defence: 2 },
	mounted: { rule: 'NS-06', movement: 2 },
	minion: { rule: 'NS-07', movement: 1 },
	heavyTwoHanded: { rule: 'NS-10c', attack: 1 }
} satisfies Record<string, { rule: RuleId; defence?: number; movement?: number; attack?: number }>;

/** Melee reach of a weapon in inches; missiles are shot (NS-03). */
export const reaches: Readonly<
	Record<NonNullable<Figure['weapon']>, { rule: RuleId; reach: number }>
> = {
	close: { rule: 'NS-03', reach: 0 },
	basic: { rule: 'NS-03', reach: 1 },
	spear: { rule: 'NS-03', reach: 2 },
	halberd: { rule: 'NS-03', reach: 2 },
	heavyTwoHanded: { rule: 'NS-03', reach: 1 },
	missile: { rule: 'NS-03', reach: 1 }
};

/** Inches added to or taken off a movement die (proposal P-6). */
export const paces = {
	athletic: { rule: 'NS-03', more: 1 },
	short: { rule: 'NS-03', less: 2 }
} satisfies Record<string, { rule: RuleId; more?: number; less?: number }>;

/** All statistics of the skirmish. House rules patch them. */
export const statistics = { statures, bonuses, reaches, paces };
export type Statistics = typeof statistics;
