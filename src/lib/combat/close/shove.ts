import type { Chances } from '$lib/dice/chances';
import { totalOf, type Modifier } from '../modifiers';
import { success, type SkillTest } from '../rolls';
import { outnumbered, type Melee } from './exchange';
import type { CloseRules, Held } from './rules';

/** Bare hands push at this Use where a push is rolled (E05-CMB-21). */
const BARE_PUSH = 2;

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

/** The Use that a push needs: the highest that is held, or that of bare hands (PL-CC-06, A05-7). */
export const pushUse = (uses: readonly number[]): number =>
	uses.length > 0 ? Math.max(...uses) : BARE_PUSH;

const mayParry = (rules: CloseRules, { held, parry }: Shove) =>
	parry !== undefined &&
	rules.parries(
		parry === 'bareHands' ? { bareHands: true } : parry,
		held.length > 0 ? 'shove' : 'bareShove'
	);

/** The totals of a Skill Roll that succeeds, with or without a Benny to spare. */
function hits<P, D>(chances: Chances<P, D>, { edition }: CloseRules, test: SkillTest): D {
	const { plain, benny } = success(chances, edition, test);
	return chances.mix([
		[chances.one, plain],
		[chances.one, benny]
	]);
}

/** The chance that a shove comes through: without a test it hits by itself, and a parry must reach its total. */
export function shoveChance<P, D>(
	chances: Chances<P, D>,
	rules: CloseRules,
	test: SkillTest | undefined,
	parry?: SkillTest
): P {
	const pushes = test ? hits(chances, rules, test) : chances.always(0);
	const hit = chances.mass(pushes);
	if (!parry) return hit;
	const { below, equal } = chances.compare(pushes, hits(chances, rules, parry));
	return chances.minus(hit, chances.plus(below, equal));
}

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
	const twoHanded = held.some((item) => item.twoHanded);
	const gain = rules.parryOf({ twoHanded }, 'shove');
	const parryModifiers = [...outnumbered(rules, target, 'parry'), ...gain];
	const test = ({ skill, bonus = 0 }: Melee, use: number, modifiers: readonly Modifier[]) =>
		({ skill, use, modifier: bonus + totalOf(modifiers, 'skill') }) satisfies SkillTest;
	const needed = pushUse(held.map(({ use }) => use));
	const push = rules.shoves === 'bySkill' ? test(attacker, needed, []) : undefined;
	const hit = shoveChance(chances, rules, push);
	if (!parry || !mayParry(rules, shove))
		return { shoved: hit, parried: chances.zero, modifiers: [] };
	const use = parry === 'bareHands' ? rules.bareParry : parry.use;
	const shoved = shoveChance(chances, rules, push, test(target, use, parryModifiers));
	return { shoved, parried: chances.minus(hit, shoved), modifiers: parryModifiers };
}
