import { resolveExchange, strikeOf, type Melee } from '$lib/combat/close/exchange';
import type { CloseRules, Held } from '$lib/combat/close/rules';
import { HELD_ITEMS, usualHeld, type HeldId } from '$lib/combat/close/usual-held';
import { EDITIONS } from '$lib/combat/editions';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import { testOf, TOUCH } from '$lib/combat/engagement';
import { totalOf, type Modifier } from '$lib/combat/modifiers';
import { resolveAbsorption, resolveDeflection } from '$lib/combat/parry';
import { success } from '$lib/combat/rolls';
import { resolveAttack, type AttackOutcome } from '$lib/combat/attack';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import { flat } from '$lib/dice/notation';
import type { EditionId } from '$lib/combat/edition';
import type { Question } from './question';

/** A question under rules with close combat. */
export type CloseQuestion = Question & { readonly rules: EditionId };

/** The outcomes of one attack that the target parries, strikes back at, or both. */
export interface CloseAnswer<P> {
	readonly hit: P;
	/** Absent without a parry. */
	readonly parried?: P;
	readonly kill: P;
	readonly killWithout: P;
	/** Damage that equals the Armor: Something Bad in 2020. */
	readonly equal: P;
	/** The attacker falls to the answer; absent without one. */
	readonly attackerKilled?: P;
	readonly modifiers: readonly Modifier[];
}

/** Whether the attack is one of close combat: with a weapon in the hand, within reach. */
export const isClose = ({ reach, situation: { distance = 0 } }: Question): boolean =>
	reach.kind === 'touch' && distance <= TOUCH;

export interface CloseOffer {
	readonly parry: readonly HeldId[];
	readonly counter: readonly HeldId[];
}

/** What a target may parry this attack with, and strike back with. A shield of 2020 also stops shots (E20-PAR-07). */
export function closeOffer(question: CloseQuestion): CloseOffer {
	const { rules } = question;
	const close = CLOSE_RULES[rules];
	const held = HELD_ITEMS.flatMap((id) => usualHeld(rules, id, question.foeSkill) ?? []);
	const near = isClose(question);
	const ids = (fits: (item: Held) => boolean) =>
		HELD_ITEMS.filter((id) => held.some((item) => item.item === id && fits(item)));
	return {
		parry: ids((item) => (near || rules === '2020') && close.parries(item, 'attack')),
		counter: ids((item) => near && close.counters === 'afterAttacks' && !!item.damage)
	};
}

/** The chosen items, as far as this attack allows them. */
export function chosenItems(question: CloseQuestion) {
	const { rules, parry, counter, foeSkill } = question;
	const offer = closeOffer(question);
	const chosen = (id: HeldId | '', from: readonly HeldId[]) =>
		id !== '' && from.includes(id) ? usualHeld(rules, id, foeSkill) : undefined;
	return { parry: chosen(parry, offer.parry), counter: chosen(counter, offer.counter) };
}

/** The attacker with the modifiers of its situation, and the target. */
export function fightersOf(question: CloseQuestion) {
	const { rules, ownArmor, foeSkill, armor } = question;
	const { test, modifiers } = testOf(EDITIONS[rules], question);
	const bonus = totalOf(modifiers, 'skill');
	const attacker: Melee = { skill: question.skill, armor: ownArmor, bonus };
	const target: Melee = { skill: foeSkill, armor };
	return { attacker, target, modifiers, beyond: test.beyond ?? 0 };
}

/** Each modifier once: several rolls of one answer share some. */
export const distinct = (modifiers: readonly Modifier[]) =>
	modifiers.filter(
		({ id, to }, i) => modifiers.findIndex((each) => each.id === id && each.to === to) === i
	);

interface Parried<P> {
	readonly outcome: AttackOutcome<P>;
	readonly parried?: P;
}

type Struck = ReturnType<typeof strikeOf>['blow'];

/** One blow and its parry, with the chance that it hits and is parried. */
function parriedBlow<P, D>(
	chances: Chances<P, D>,
	{ edition }: CloseRules,
	{ test, damage, parry }: Struck,
	armor: Melee['armor']
): Parried<P> {
	if (!test || !parry) return { outcome: resolveAttack(chances, edition, { damage, armor }) };
	const attack = { test, damage, armor };
	if (edition.id === '2005') {
		const absorption = { test: parry.test, absorb: parry.absorb ?? flat(0) };
		const outcome = resolveAbsorption(chances, edition, attack, absorption);
		return { outcome, parried: outcome.hitAndParried };
	}
	const outcome = resolveDeflection(chances, edition, attack, parry);
	const { plain, benny } = success(chances, edition, parry.test);
	const succeeds = chances.plus(chances.mass(plain), chances.mass(benny));
	return { outcome, parried: chances.times(outcome.hit, succeeds) };
}

/** Resolves one attack with the parry and the counterattack that the target chose. */
export function closeAnswerOf<P, D>(
	chances: OrderChances<P, D>,
	question: CloseQuestion
): CloseAnswer<P> {
	const rules = CLOSE_RULES[question.rules];
	const { parry, counter } = chosenItems(question);
	const { attacker, target, modifiers, beyond } = fightersOf(question);
	const { use, damage, twoHanded } = question;
	const weapon = { use, damage, twoHanded };
	const whole = resolveAttack(chances, rules.edition, {
		test: { skill: question.skill, use, modifier: attacker.bonus ?? 0, beyond },
		damage,
		armor: question.armor
	});
	const both = parry && counter ? ({ both: 'target' } as const) : {};
	const struck = strikeOf(rules, [attacker, target], 'attack', { weapon, parry, ...both });
	const { test } = struck.blow;
	const blow = test ? { ...struck.blow, test: { ...test, beyond } } : struck.blow;
	const { outcome, parried } = parry
		? parriedBlow(chances, rules, blow, target.armor)
		: { outcome: whole, parried: undefined };
	const pass = { weapon, ...(parry && { parry }), ...(counter && { counter }) };
	const exchange = counter && resolveExchange(chances, rules, [attacker, target], [pass]);
	const own = exchange?.modifiers ?? struck.modifiers;
	return {
		hit: outcome.hit,
		...(parried !== undefined && { parried }),
		kill: outcome.kill,
		killWithout: whole.kill,
		equal: outcome.equal,
		...(exchange && { attackerKilled: exchange.activeKilled }),
		modifiers: distinct([...modifiers, ...own])
	};
}
