import type { Chances } from '$lib/dice/chances';
import type { Dice } from '$lib/dice/notation';
import {
	beyondOf,
	damageEffect,
	outcomeOf,
	weighed,
	type Attack,
	type AttackOutcome
} from './attack';
import type { Edition } from './edition';
import { armorRoll, damageRoll, opposedRoll, success, withExtraDie, type SkillTest } from './rolls';

/** An attack with a Skill Roll. */
type TestedAttack = Attack & { readonly test: SkillTest };

/** A parry of 2005: the defender's Skill Roll and the dice that the parrying weapon takes off the Damage. */
export interface Absorption {
	readonly test: SkillTest;
	readonly absorb: Dice;
}

export interface ParryOutcome<P> extends AttackOutcome<P> {
	readonly hitAndParried: P;
	readonly killWithoutParry: P;
}

/** Damage less the absorption against Armor: the same as Damage against both added. */
export function absorbedEffect<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ damage, armor }: Pick<Attack, 'damage' | 'armor'>,
	absorb: Dice
) {
	const protection = chances.sum(
		armorRoll(chances, edition, armor),
		opposedRoll(chances, edition, absorb)
	);
	const { above, equal } = chances.compare(damageRoll(chances, edition, damage), protection);
	return { kill: above, equal };
}

/**
 * A parry of PL-2005 (E05-CMB-24): it needs the Use of the parrying weapon and at least the attacker's
 * total, a tie is enough (A05-4). It takes the weapon's dice off the Damage.
 */
export function resolveAbsorption<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	attack: TestedAttack,
	parry: Absorption
): ParryOutcome<P> {
	const attacks = success(chances, edition, attack.test).plain;
	const parries = success(chances, edition, parry.test).plain;
	const hit = chances.mass(attacks);
	const { below, equal } = chances.compare(attacks, parries);
	const parried = chances.plus(below, equal);
	const whole = damageEffect(chances, edition, attack);
	const effect = weighed(chances, [
		[chances.minus(hit, parried), whole],
		[parried, absorbedEffect(chances, edition, attack, parry.absorb)]
	]);
	return {
		...outcomeOf(chances, hit, effect),
		hitAndParried: parried,
		killWithoutParry: chances.times(hit, whole.kill)
	};
}

/** Takes `levels` dice of each type; the flat bonus stays (A10-2b, A20-5). */
export function deflected({ rolls, bonus }: Dice, levels: number): Dice {
	const left = rolls.map(({ count, sides }) => ({ count: Math.max(0, count - levels), sides }));
	return { rolls: left.filter(({ count }) => count > 0), bonus };
}

/**
 * Deflects armor-piercing Damage (E10-PAR-07, A10-2): the first level takes the flat bonus, each further
 * one a die of each type, but never the last die.
 */
export function deflectedPiercing(damage: Dice, levels: number): Dice {
	if (levels === 0) return damage;
	const less = { rolls: damage.rolls, bonus: Math.min(0, damage.bonus) };
	const left = deflected(less, levels - 1);
	if (left.rolls.length > 0 || less.rolls.length === 0) return left;
	const [largest] = less.rolls;
	return { rolls: largest ? [{ count: 1, sides: largest.sides }] : [], bonus: less.bonus };
}

/** A parry of 2010 and 2020: a Skill Roll against the Use of the parrying item, nothing else. */
export interface Deflection {
	readonly test: SkillTest;
	readonly piercing?: boolean;
}

/**
 * A parry of 2010 and 2020 (E10-PAR, E20-PAR): success takes one die of each type, a Benny one more.
 * The attacker's Benny adds a die before that.
 */
export function resolveDeflection<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	attack: TestedAttack,
	{ test, piercing = false }: Deflection
): AttackOutcome<P> {
	const [attacks, parries] = [
		success(chances, edition, attack.test),
		success(chances, edition, test)
	];
	const [once, twice] = [chances.mass(parries.plain), chances.mass(parries.benny)];
	const levels = [chances.minus(chances.one, chances.plus(once, twice)), once, twice];
	const strikes = [
		{ chance: chances.mass(attacks.plain), damage: attack.damage },
		{ chance: chances.mass(attacks.benny), damage: withExtraDie(attack.damage) }
	];
	const deflect = piercing ? deflectedPiercing : deflected;
	const parts = strikes.flatMap(({ chance, damage }) =>
		levels.map((weight, level) => {
			const left = { ...attack, damage: deflect(damage, level) };
			const effect = damageEffect(chances, edition, left, beyondOf(attack));
			return [chances.times(chance, weight), effect] as const;
		})
	);
	const hit = strikes.reduce((sum, { chance }) => chances.plus(sum, chance), chances.zero);
	return outcomeOf(chances, hit, weighed(chances, parts));
}
