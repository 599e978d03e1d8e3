import { dice, flat, timesDice, type Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';
import type { Armory } from '../armory';

interface WeaponRow {
	readonly use: number;
	readonly reach: Reach;
	/** Damage in the fighter's own dice, or in others. */
	readonly skillDice?: number;
	readonly other?: Dice;
	readonly bonus?: number;
}

const touch = { kind: 'touch' } as const;
/** Anything that one hand holds may be thrown 3″. */
const throwable = { kind: 'touch', thrown: flat(3) } as const;
const shot = (inches: number) => ({ kind: 'inches', inches }) as const;

/**
 * The weapons of 2010 (E10, 2.11), in the classes of PL-2005. The chapter of 2020 names the same figures where
 * it names any.
 */
const WEAPONS: Readonly<Partial<Record<Parameters<Armory>[0], WeaponRow>>> = {
	shortHand: { use: 2, reach: throwable, skillDice: 1 },
	heavyHand: { use: 3, reach: throwable, skillDice: 1, bonus: 2 },
	twoHanded: { use: 4, reach: touch, skillDice: 2 },
	shortRanged: { use: 3, reach: shot(6), other: dice(1, 6) },
	longRanged: { use: 3, reach: shot(10), other: dice(1, 6, 1) },
	explosive: { use: 1, reach: { kind: 'thrown', thrown: flat(3) }, other: dice(1, 10) },
	shield: { use: 2, reach: touch },
	improvised: { use: 4, reach: throwable, skillDice: 1, bonus: -2 },
	bareHands: { use: 0, reach: touch }
};

/** Only the dice of a Skill do damage, not its bonus. */
const diceOf = ({ rolls }: Dice): Dice => ({ rolls, bonus: 0 });

export const laterWeapons: Armory = (item, skill) => {
	const row = WEAPONS[item];
	if (!row) return undefined;
	const { use, reach, skillDice, other, bonus = 0 } = row;
	const own = skillDice === undefined ? other : timesDice(diceOf(skill), skillDice);
	const damage = own && { ...own, bonus: own.bonus + bonus };
	return { use, reach, ...(damage && { damage }) };
};
