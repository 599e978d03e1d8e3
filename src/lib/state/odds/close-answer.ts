import { HELD_IN_MELEE } from '$lib/rules/items/gear';
import { resolveExchange, strikeOf, type Melee } from '$lib/combat/close/exchange';
import { resolveBlow } from '$lib/combat/close/parried-blow';
import type { Held } from '$lib/combat/close/rules';
import { usualHeld, type HeldId } from '$lib/combat/close/usual-held';
import { resolveAttack } from '$lib/combat/attack';
import { EDITIONS } from '$lib/combat/editions';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import { aim, TOUCH } from '$lib/combat/engagement';
import { totalOf, type Modifier } from '$lib/combat/modifiers';
import type { OrderChances } from '$lib/dice/order';
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
	/** What the attacker may parry a counterattack with. */
	readonly counterParry: readonly HeldId[];
}

/**
 * What a target may parry this attack with, and strike back with, and what that may be parried with. A shield of 2020
 * also stops shots (E20-PAR-07).
 */
export function closeOffer(question: CloseQuestion): CloseOffer {
	const { rules } = question;
	const close = CLOSE_RULES[rules];
	const held = HELD_IN_MELEE.flatMap((id) => usualHeld(rules, id, question.foeSkill) ?? []);
	const near = isClose(question);
	const ids = (fits: (item: Held) => boolean) =>
		HELD_IN_MELEE.filter((id) => held.some((item) => item.item === id && fits(item)));
	return {
		parry: ids((item) => close.parries(item, near ? 'attack' : 'shot')),
		counter: ids((item) => near && close.counters === 'afterAttacks' && !!item.damage),
		counterParry: ids((item) => close.parries(item, 'counter'))
	};
}

/** The chosen items, as far as this attack allows them. */
export function chosenItems(question: CloseQuestion) {
	const { rules, parry, counter, counterParry, skill, foeSkill } = question;
	const offer = closeOffer(question);
	const chosen = (id: HeldId | '', from: readonly HeldId[], holder = foeSkill) =>
		id !== '' && from.includes(id) ? usualHeld(rules, id, holder) : undefined;
	return {
		parry: chosen(parry, offer.parry),
		counter: chosen(counter, offer.counter),
		counterParry: chosen(counterParry, offer.counterParry, skill)
	};
}

/** The attacker and its weapon with the modifiers of the situation, and the target. */
export function fightersOf(question: CloseQuestion) {
	const { rules, ownArmor, foeSkill, armor, situation } = question;
	const { test, damage, damageBeyond, modifiers } = aim(EDITIONS[rules], question);
	const bonus = totalOf(modifiers, 'skill');
	const attacker: Melee = { skill: question.skill, armor: ownArmor, bonus };
	// The same fight, from the target's side.
	const { opponents: friends = 1, friends: opponents = 1 } = situation;
	const target: Melee = { skill: foeSkill, armor, opponents, friends };
	const { use, twoHanded, piercing } = question;
	const weapon: Held = { use, damage: damage ?? question.damage, twoHanded, piercing };
	return { attacker, weapon, target, modifiers, beyond: test.beyond ?? 0, damageBeyond };
}

/** Each modifier once: several rolls of one answer share some. */
export const distinct = (modifiers: readonly Modifier[]) =>
	modifiers.filter(
		({ id, to }, i) => modifiers.findIndex((each) => each.id === id && each.to === to) === i
	);

/** The attack with the parry that meets it. */
function struckIn(question: CloseQuestion) {
	const rules = CLOSE_RULES[question.rules];
	const { parry, counter } = chosenItems(question);
	const { attacker, weapon, target, beyond, damageBeyond } = fightersOf(question);
	const against = isClose(question) ? 'attack' : 'shot';
	const both = parry && counter ? ({ both: 'target' } as const) : {};
	const met = { weapon, parry, against, ...both } as const;
	const { blow, modifiers } = strikeOf(rules, [attacker, target], 'attack', met);
	const { test } = blow;
	return {
		modifiers,
		blow: { ...blow, ...(test && { test: { ...test, beyond } }), damageBeyond }
	};
}

/** Resolves one attack with the parry and the counterattack that the target chose. */
export function closeAnswerOf<P, D>(
	chances: OrderChances<P, D>,
	question: CloseQuestion
): CloseAnswer<P> {
	const rules = CLOSE_RULES[question.rules];
	const { parry, counter, counterParry } = chosenItems(question);
	const { attacker, weapon, target, modifiers, beyond, damageBeyond } = fightersOf(question);
	const { use, damage = question.damage } = weapon;
	const whole = resolveAttack(chances, rules.edition, {
		test: { skill: question.skill, use, modifier: attacker.bonus ?? 0, beyond },
		damage,
		damageBeyond,
		armor: question.armor
	});
	const struck = struckIn(question);
	const { outcome, parried } = parry
		? resolveBlow(chances, rules, struck.blow, target.armor)
		: { outcome: whole, parried: undefined };
	const pass = {
		weapon,
		...(parry && { parry }),
		...(counter && { counter }),
		...(counterParry && { counterParry })
	};
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
