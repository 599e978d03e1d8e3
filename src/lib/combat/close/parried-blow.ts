import type { Chances } from '$lib/dice/chances';
import { flat, type Dice } from '$lib/dice/notation';
import { resolveAttack, type AttackOutcome } from '../attack';
import { resolveAbsorption, resolveDeflection } from '../parry';
import { success } from '../rolls';
import type { Blow, CloseRules } from './rules';

export interface ParriedBlow<P> {
	readonly outcome: AttackOutcome<P>;
	/** The chance that it hits and is parried; absent without a parry. */
	readonly parried?: P;
}

/** Resolves one blow with its parry, if it has one. */
export function resolveBlow<P, D>(
	chances: Chances<P, D>,
	{ edition }: CloseRules,
	{ test, damage, piercing = false, parry }: Blow,
	armor: Dice
): ParriedBlow<P> {
	if (!test || !parry) {
		const attack = { ...(test && { test }), damage, armor };
		return { outcome: resolveAttack(chances, edition, attack) };
	}
	const attack = { test, damage, armor };
	if (edition.id === '2005') {
		const absorption = { test: parry.test, absorb: parry.absorb ?? flat(0) };
		const outcome = resolveAbsorption(chances, edition, attack, absorption);
		return { outcome, parried: outcome.hitAndParried };
	}
	const outcome = resolveDeflection(chances, edition, attack, { ...parry, piercing });
	const { plain, benny } = success(chances, edition, parry.test);
	const succeeds = chances.plus(chances.mass(plain), chances.mass(benny));
	return { outcome, parried: chances.times(outcome.hit, succeeds) };
}
