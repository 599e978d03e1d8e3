import { addBonus, timesDice, type Dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Edition } from '../edition';
import { totalOf, type Modifier } from '../modifiers';
import { armorRoll, damageRoll, skillRoll } from '../rolls';

/** The most medics that reach one standard minifig (PL-MED-05). */
export const MOST_MEDICS = 3;

/** Medics who heal one minifig together. */
export interface Council {
	readonly medics: number;
	/** The Skill of each. */
	readonly skill: Dice;
	/** Added to the roll beside what the council loses. */
	readonly bonus?: number;
}

/** Wounds instead of death: Damage less Armor, where it kills (PL-MED-02). Its mass is the chance of that. */
export function wounds<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	damage: Dice,
	armor: Dice
): D {
	const roll = damageRoll(chances, edition, damage);
	return chances.from(chances.surplus(roll, armorRoll(chances, edition, armor)), 1);
}

/** All medics roll their dice together, with −1 for each after the first (PL-MED-05). */
export function councilRoll({ medics, skill, bonus = 0 }: Council): {
	readonly roll: Dice;
	readonly modifiers: readonly Modifier[];
} {
	if (medics > MOST_MEDICS)
		throw new RangeError(`At most ${MOST_MEDICS} medics heal one minifig together`);
	const further = Math.max(0, medics - 1);
	const modifiers: readonly Modifier[] = further
		? [
				{ id: 'council', rule: 'PL-MED-05', to: 'skillDice', value: further },
				{ id: 'council', rule: 'PL-MED-05', to: 'skill', value: -further }
			]
		: [];
	const roll = addBonus(timesDice(skill, medics), bonus + totalOf(modifiers, 'skill'));
	return { roll, modifiers };
}

export interface Healing<P> {
	readonly healed: P;
	readonly modifiers: readonly Modifier[];
}

/** The chance to heal this many wounds: the Skill Roll must be higher (PL-MED-04). */
export function heals<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	council: Council,
	wounds: number
): Healing<P> {
	const { roll, modifiers } = councilRoll(council);
	const healing = chances.from(skillRoll(chances, edition, { skill: roll }), wounds + 1);
	return { healed: chances.mass(healing), modifiers };
}

/** The chance that Damage strikes a minifig down, and that medics heal it then (PL-MED-02 to 05). */
export function resolveRescue<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	{ damage, armor }: { readonly damage: Dice; readonly armor: Dice },
	council: Council
): Healing<P> & { readonly struckDown: P; readonly dies: P } {
	const { roll, modifiers } = councilRoll(council);
	const taken = wounds(chances, edition, damage, armor);
	const healed = chances.compare(skillRoll(chances, edition, { skill: roll }), taken).above;
	const struckDown = chances.mass(taken);
	return { struckDown, healed, dies: chances.minus(struckDown, healed), modifiers };
}
