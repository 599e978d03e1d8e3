import type { Chances } from '$lib/dice/chances';
import type { Dice } from '$lib/dice/notation';
import type { Edition } from './edition';
import { armorRoll, damageRoll, success, withExtraDie, type SkillTest } from './rolls';

/** What damage does to a target. Damage that equals Armor is Something Bad in 2020 and nothing before. */
export interface Effect<P> {
	readonly kill: P;
	readonly equal: P;
}

/** One attack with one weapon. Without `test` it hits by itself. */
export interface Attack {
	readonly test?: SkillTest;
	readonly damage: Dice;
	readonly armor: Dice;
	/** Damage that the target has taken this turn and that adds up (E10-CC-07). */
	readonly already?: number;
	/** Inches beyond the range that count for the Damage; those of the test unless stated. */
	readonly damageBeyond?: number;
}

/** Inches beyond the range that count for the Damage of an attack. */
export const beyondOf = ({ test, damageBeyond }: Pick<Attack, 'test' | 'damageBeyond'>): number =>
	damageBeyond ?? test?.beyond ?? 0;

export interface AttackOutcome<P> extends Effect<P> {
	readonly hit: P;
	readonly miss: P;
	/** A hit that neither kills nor equals the Armor. */
	readonly noEffect: P;
}

/**
 * Compares damage, with what adds up, with the Armor (DICE-3). No damage does nothing, whatever came before: it is
 * neither added nor Something Bad (A20-8, A20-9). Elsewhere an equal total is only a number, 0 against 0 too.
 */
export function againstArmor<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	dealt: D,
	{ armor, already = 0 }: Pick<Attack, 'armor' | 'already'>
): Effect<P> {
	const felt = edition.somethingBad || already > 0 ? chances.from(dealt, 1) : dealt;
	const total = chances.sum(felt, chances.always(already));
	const { above, equal } = chances.compare(total, armorRoll(chances, edition, armor));
	return { kill: above, equal };
}

/** The effect of a Damage Roll on the Armor. */
export function damageEffect<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ damage, ...target }: Pick<Attack, 'damage' | 'armor' | 'already'>,
	beyond = 0
): Effect<P> {
	return againstArmor(chances, edition, damageRoll(chances, edition, damage, beyond), target);
}

/** The sum of effects, each with its chance. */
export function weighed<P, D>(
	chances: Chances<P, D>,
	parts: readonly (readonly [weight: P, effect: Effect<P>])[]
): Effect<P> {
	const sum = (key: keyof Effect<P>) =>
		parts.reduce(
			(all, [weight, effect]) => chances.plus(all, chances.times(weight, effect[key])),
			chances.zero
		);
	return { kill: sum('kill'), equal: sum('equal') };
}

/** All outcomes of an attack that hits with this chance and has this effect. */
export function outcomeOf<P, D>(
	chances: Chances<P, D>,
	hit: P,
	{ kill, equal }: Effect<P>
): AttackOutcome<P> {
	return {
		hit,
		miss: chances.minus(chances.one, hit),
		kill,
		equal,
		noEffect: chances.minus(hit, chances.plus(kill, equal))
	};
}

/** Resolves one attack: a Skill Roll against the Use, then Damage against Armor (E05-CMB-02, E10-ATT, E20-ATT). */
export function resolveAttack<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	attack: Attack
): AttackOutcome<P> {
	const beyond = beyondOf(attack);
	const plainEffect = damageEffect(chances, edition, attack, beyond);
	if (!attack.test || edition.hitsByItself) return outcomeOf(chances, chances.one, plainEffect);
	const { plain, benny } = success(chances, edition, attack.test);
	const [plainHit, bennyHit] = [chances.mass(plain), chances.mass(benny)];
	const stronger = { ...attack, damage: withExtraDie(attack.damage) };
	const effect = weighed(chances, [
		[plainHit, plainEffect],
		[bennyHit, damageEffect(chances, edition, stronger, beyond)]
	]);
	return outcomeOf(chances, chances.plus(plainHit, bennyHit), effect);
}
