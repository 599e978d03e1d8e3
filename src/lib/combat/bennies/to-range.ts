import { dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import {
	beyondOf,
	damageEffect,
	outcomeOf,
	weighed,
	type Attack,
	type AttackOutcome
} from '../attack';
import type { Edition } from '../edition';
import { floorAt, opposedRoll, withBennies, type SkillTest } from '../rolls';

/**
 * Resolves an attack beyond range by the policy that every Benny goes to the Range: 1d6″ more (DICE-10, as in
 * E20-EX-2). The usual policy, `resolveAttack`, adds it to the roll if it would miss, and to Damage otherwise.
 */
export function resolveBennyToRange<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	attack: Attack & { readonly test: SkillTest }
): AttackOutcome<P> {
	const { test } = attack;
	const { beyond = 0, use } = test;
	const further = opposedRoll(chances, edition, dice(1, 6));
	const at = (inches: number) => withBennies(chances, edition, { ...test, beyond: inches });
	const reached = (totals: D) => chances.mass(floorAt(chances, totals, use));
	const gains = Array.from({ length: beyond + 1 }, (_, left) => ({
		left,
		// Of the inches that the Benny adds, up to the missing ones count.
		chance:
			left === 0 ? chances.mass(chances.from(further, beyond)) : chances.at(further, beyond - left)
	}));
	const parts = gains.map(({ left, chance }) => ({
		left,
		hit: chances.times(chance, reached(at(left).benny))
	}));
	const all = [{ left: beyond, hit: reached(at(beyond).plain) }, ...parts];
	const effect = weighed(
		chances,
		all.map(({ left, hit }) => [
			hit,
			damageEffect(chances, edition, attack, Math.min(left, beyondOf(attack)))
		])
	);
	const hit = all.reduce((sum, each) => chances.plus(sum, each.hit), chances.zero);
	return outcomeOf(chances, hit, effect);
}
