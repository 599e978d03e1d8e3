import type { Chances } from '$lib/dice/chances';
import { totalOf, type Modifier } from '../modifiers';
import { success, type SkillTest } from '../rolls';
import type { Melee } from './exchange';
import type { CloseRules, Held } from './rules';

/** What bare hands are held to be: Use 2 to push in PL-2005, Use 0 to parry later (E05-CMB-21, E10-PAR-01). */
const BARE_PUSH = 2;
const BARE_PARRY = 0;

export interface Shove {
	readonly attacker: Melee;
	/** What the attacker holds; its highest Use counts where a shove is rolled (A05-7). */
	readonly held: readonly Held[];
	readonly target: Melee;
	/** What the target parries with: an item, bare hands, or nothing. */
	readonly parry?: Held | 'bareHands';
}

export interface ShoveOutcome<P> {
	/** The target goes 2″ straight back, from 2010 on Disrupted. */
	readonly shoved: P;
	readonly parried: P;
	readonly modifiers: readonly Modifier[];
}

/** Unarmed, only a push made without a weapon may be parried in PL-2005 (E05-CMB-24). */
const mayParry = ({ shoves }: CloseRules, { held, parry }: Shove) =>
	parry !== undefined && (parry !== 'bareHands' || shoves === 'byItself' || held.length === 0);

/**
 * Resolves a push, shove or grab: where it is rolled, a parry needs the attacker's total too; otherwise only its
 * own Use (E05-CMB-21, E10-MAN-02, E10-MAN-03, E20-MAN-02, E20-MAN-03).
 */
export function resolveShove<P, D>(
	chances: Chances<P, D>,
	rules: CloseRules,
	shove: Shove
): ShoveOutcome<P> {
	const { attacker, held, target, parry } = shove;
	const bySkill = rules.shoves === 'bySkill';
	const burden =
		rules.outnumberedAt === 'allRolls'
			? rules.outnumbered(target.opponents ?? 1, target.friends ?? 1)
			: [];
	const test = ({ skill, bonus = 0 }: Melee, use: number, modifiers: readonly Modifier[]) =>
		({ skill, use, modifier: bonus + totalOf(modifiers, 'skill') }) satisfies SkillTest;
	const all = (each: SkillTest) => {
		const { plain, benny } = success(chances, rules.edition, each);
		return chances.mix([
			[chances.one, plain],
			[chances.one, benny]
		]);
	};
	const highest = held.length ? Math.max(...held.map(({ use }) => use)) : BARE_PUSH;
	const pushes = bySkill ? all(test(attacker, highest, [])) : chances.always(0);
	const hit = chances.mass(pushes);
	if (!parry || !mayParry(rules, shove))
		return { shoved: hit, parried: chances.zero, modifiers: [] };
	const bare = bySkill ? BARE_PUSH : BARE_PARRY;
	const parries = all(test(target, parry === 'bareHands' ? bare : parry.use, burden));
	const { below, equal } = chances.compare(pushes, parries);
	const parried = chances.plus(below, equal);
	return { shoved: chances.minus(hit, parried), parried, modifiers: burden };
}
