import { dice, timesDice, type Dice } from '$lib/dice/notation';
import type { Armory } from '../armory';

interface WeaponRow {
	readonly use: number;
	readonly range?: number;
	/** Damage in the fighter's own dice, or in others. */
	readonly skillDice?: number;
	readonly other?: Dice;
	readonly bonus?: number;
}

/**
 * The weapons of 2010 (E10, 2.11), in the classes of PL-2005. The chapter of 2020 names the same figures where
 * it names any.
 */
const WEAPONS: Readonly<Partial<Record<Parameters<Armory>[0], WeaponRow>>> = {
	shortHand: { use: 2, skillDice: 1 },
	heavyHand: { use: 3, skillDice: 1, bonus: 2 },
	twoHanded: { use: 4, skillDice: 2 },
	shortRanged: { use: 3, range: 6, other: dice(1, 6) },
	longRanged: { use: 3, range: 10, other: dice(1, 6, 1) },
	explosive: { use: 1, range: 3, other: dice(1, 10) },
	shield: { use: 2 },
	improvised: { use: 4, skillDice: 1, bonus: -2 },
	bareHands: { use: 0 }
};

/** Only the dice of a Skill do damage, not its bonus. */
const diceOf = ({ rolls }: Dice): Dice => ({ rolls, bonus: 0 });

export const laterWeapons: Armory = (item, skill) => {
	const row = WEAPONS[item];
	if (!row) return undefined;
	const { use, range, skillDice, other, bonus = 0 } = row;
	const own = skillDice === undefined ? other : timesDice(diceOf(skill), skillDice);
	const damage = own && { ...own, bonus: own.bonus + bonus };
	return { use, ...(range !== undefined && { range }), ...(damage && { damage }) };
};
