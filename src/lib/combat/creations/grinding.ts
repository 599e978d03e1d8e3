import { dice, type Dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { Edition } from '../edition';
import { damageRules } from '../roll-rules';
import { armorRoll, damageRoll, success, withExtraDie, type SkillTest } from '../rolls';

/** An attack that grinds an element of this structure level. */
export interface Grind {
	/** Absent for an attack that hits by itself. */
	readonly test?: SkillTest;
	readonly damage: Dice;
	readonly level: number;
}

/** What thrown dice leave on an element of this structure level: each die counts with all its throws; all ones do nothing. */
export function ground(dice: readonly (readonly number[])[], level: number): number {
	if (dice.every(([first]) => first === 1)) return 0;
	const totals = dice.map((throws) => throws.reduce((sum, face) => sum + face, 0));
	return totals.filter((total) => total > level).reduce((sum, total) => sum + total, 0);
}

/** One die counts with all that its explosions add, if that is more than the structure level. */
function groundDie<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	sides: number,
	level: number
): D {
	const roll = chances.roll(dice(1, sides), { ...damageRules(edition), allOnes: 'total' });
	return chances.mix([
		[chances.mass(chances.below(roll, level + 1)), chances.always(0)],
		[chances.one, chances.from(roll, level + 1)]
	]);
}

/**
 * What a grinding roll leaves on an element: the sum of the dice that show more than the structure level
 * (E05-CMB-38, PL-DMG-06, X-27). The flat bonus is no die.
 */
export function groundDown<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	damage: Dice,
	level: number
): D {
	// At level 0 every die counts, so that only a roll of all ones is nothing (DICE-8).
	if (level === 0) return damageRoll(chances, edition, { ...damage, bonus: 0 });
	let sum = chances.always(0);
	for (const { count, sides } of damage.rolls)
		for (let n = 0; n < count; n++)
			sum = chances.sum(sum, groundDie(chances, edition, sides, level));
	return sum;
}

/** What several grinding attacks have left on an element; it is never used up. */
export function accumulated<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	grinds: readonly Grind[]
): D {
	let sum = chances.always(0);
	for (const { test, damage, level } of grinds) {
		if (!test) {
			sum = chances.sum(sum, groundDown(chances, edition, damage, level));
			continue;
		}
		const { plain, benny } = success(chances, edition, test);
		const [hit, critical] = [chances.mass(plain), chances.mass(benny)];
		const missed = chances.minus(chances.one, chances.plus(hit, critical));
		sum = chances.sum(
			sum,
			chances.mix([
				[missed, chances.always(0)],
				[hit, groundDown(chances, edition, damage, level)],
				[critical, groundDown(chances, edition, withExtraDie(damage), level)]
			])
		);
	}
	return sum;
}

/** The chance that damage which hits, with what earlier grinding adds, exceeds the Armor of the element. */
export function breaksThrough<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ earlier, damage, armor }: { readonly earlier: D; readonly damage: Dice; readonly armor: Dice }
): P {
	const total = chances.sum(earlier, damageRoll(chances, edition, damage));
	return chances.compare(total, armorRoll(chances, edition, armor)).above;
}
