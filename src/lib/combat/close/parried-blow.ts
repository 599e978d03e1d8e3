import type { Chances } from '$lib/dice/chances';
import { flat, type Dice } from '$lib/dice/notation';
import { resolveAttack, type Attack, type AttackOutcome } from '../attack';
import type { Edition } from '../edition';
import { resolveAbsorption, resolveDeflection } from '../parry';
import { success, type SkillTest } from '../rolls';
import type { Blow, CloseRules, Parry } from './rules';

export interface ParriedBlow<P> {
	readonly outcome: AttackOutcome<P>;
	/** The chance that it hits and is parried; absent without a parry. */
	readonly parried?: P;
}

/** A blow that is parried. */
export interface MetBlow extends Pick<Attack, 'damage' | 'damageBeyond'> {
	readonly test: SkillTest;
	readonly piercing: boolean;
	readonly parry: Parry;
	readonly armor: Dice;
}

/** A parry that takes its own roll off the Damage (E05-CMB-24). */
export function absorbedBlow<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ parry, ...attack }: MetBlow
): ParriedBlow<P> {
	const absorption = { test: parry.test, absorb: parry.absorb ?? flat(0) };
	const outcome = resolveAbsorption(chances, edition, attack, absorption);
	return { outcome, parried: outcome.hitAndParried };
}

/** A parry that takes dice of each type off the Damage (E10-PAR-03, E20-PAR-03). */
export function deflectedBlow<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ parry, piercing, ...attack }: MetBlow
): ParriedBlow<P> {
	const outcome = resolveDeflection(chances, edition, attack, { ...parry, piercing });
	const { plain, benny } = success(chances, edition, parry.test);
	const succeeds = chances.plus(chances.mass(plain), chances.mass(benny));
	return { outcome, parried: chances.times(outcome.hit, succeeds) };
}

/** Resolves one blow with its parry, if it has one. */
export function resolveBlow<P, D>(
	chances: Chances<P, D>,
	{ edition, parried }: CloseRules,
	{ piercing = false, parry, ...attack }: Blow,
	armor: Dice
): ParriedBlow<P> {
	const { test } = attack;
	if (test && parry) return parried(chances, edition, { ...attack, test, piercing, parry, armor });
	return { outcome: resolveAttack(chances, edition, { ...attack, armor }) };
}
