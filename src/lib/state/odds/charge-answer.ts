import {
	chargeDamage,
	resolveCharge,
	type Charge,
	type ChargeOutcome
} from '$lib/combat/charge/charge';
import {
	chargingShove,
	resolveCollision,
	resolveSmash,
	type CrashOutcome
} from '$lib/combat/charge/collision';
import { CHARGE_RULES, type ChargingEdition } from '$lib/combat/editions/charges';
import { known } from '$lib/combat/situation';
import { longerBy } from '$lib/combat/charge/rules';
import { totalOf, type Modifier } from '$lib/combat/modifiers';
import type { OrderChances } from '$lib/dice/order';
import { CHARGE_RESULTS, type ChargeResult } from '$lib/combat/charge/words';
import type { Held } from '$lib/combat/close/rules';
import { chosenItems, distinct, fightersOf } from './close-answer';
import type { DistributionCell } from './distribution-cell';
import type { Question } from './question';

/** A question under rules with charges. */
export type ChargeQuestion = Question & { readonly rules: ChargingEdition };

export interface ChargeAnswer<P, D> {
	readonly charge: ChargeOutcome<P, D>;
	readonly crash: CrashOutcome<P, D>;
	/** The chance that a strike which hits kills together with a Smash; absent without an obstacle. */
	readonly smashKills?: P;
	/** Inches of a charging shove, where the rules know one. */
	readonly shove?: D;
	readonly modifiers: readonly Modifier[];
}

/** Inches that are shown one by one; the last one holds all longer flights. */
const FAR = 12;

/** Whether the attacker charges with its weapon, and not only with its body. */
export const hasLance = ({ lance, reach }: Question): boolean => lance && reach.kind === 'touch';

/** The weapon that the target meets the charge with. In 2005 it is a charging weapon as well (A05-21). */
export function answeringWeapon(question: ChargeQuestion): Held | undefined {
	const { answers } = CHARGE_RULES[question.rules];
	const may =
		(answers === 'armed' && hasLance(question)) ||
		(answers === 'braced' && question.braced && question.pike);
	return may ? chosenItems(question).counter : undefined;
}

/** The charge as asked. */
function chargeOf(question: ChargeQuestion) {
	const { run, headOn, marks, braced, chargerSize, longer } = question;
	const { attacker, weapon: own, target, modifiers } = fightersOf(question);
	const { parry } = chosenItems(question);
	const weapon = answeringWeapon(question);
	const lance = hasLance(question);
	const rules = CHARGE_RULES[question.rules];
	const length = (whose: typeof longer) => (longer === whose ? longerBy(rules) : 0);
	const charge: Charge = {
		run,
		motion: headOn,
		size: marks,
		braced,
		charger: {
			...attacker,
			size: chargerSize,
			burden: -totalOf(modifiers, 'damage'),
			...(lance && { weapon: { ...own, length: length('charger') } })
		},
		target: {
			...target,
			...(weapon && { weapon: { ...weapon, length: length('target') } }),
			...(parry && { parry })
		}
	};
	return { charge, modifiers: lance ? modifiers : [] };
}

/** Resolves a charge and the collision that ends it. */
export function chargeAnswerOf<P, D>(
	chances: OrderChances<P, D>,
	question: ChargeQuestion
): ChargeAnswer<P, D> {
	const rules = CHARGE_RULES[question.rules];
	const { marks, chargerSize } = question;
	// The charger has run up to its target: the distance of before no longer counts.
	const { distance: _, ...situation } = known({ size: marks, quirk: 0 }, question.situation);
	const { charge, modifiers } = chargeOf({ ...question, situation });
	const outcome = resolveCharge(chances, rules, charge);
	const { momentum } = outcome;
	const crash = resolveCollision(chances, rules, {
		momentum,
		opposition: outcome.opposition,
		targetMomentum: rules.momentum(question.headOn, marks),
		chargerSize,
		targetSize: marks
	});
	const smash = question.obstacle && smashOf(chances, question, charge, crash.target, momentum);
	const shove = chargingShove(chances, rules);
	const all = [...modifiers, ...outcome.modifiers, ...crash.modifiers];
	return {
		charge: outcome,
		crash,
		...(smash && { smashKills: smash.kill }),
		...(shove && { shove }),
		modifiers: distinct([...all, ...(smash ? smash.modifiers : [])])
	};
}

/** A flight that an obstacle cuts short, with the damage of the strike. */
function smashOf<P, D>(
	chances: OrderChances<P, D>,
	{ rules, room, chargerSize, armor }: ChargeQuestion,
	{ charger }: Charge,
	flight: D,
	momentum: number
) {
	const damage = chargeDamage(CHARGE_RULES[rules], charger, momentum);
	const crush = { flight, room, attackerSize: chargerSize, armor };
	return resolveSmash(chances, CHARGE_RULES[rules], { ...crush, ...(damage && { damage }) });
}

/** The inches of a flight with their chances, from none up. */
export function flightCells<P, D>(chances: OrderChances<P, D>, flight: D): DistributionCell<P>[] {
	return Array.from({ length: FAR + 1 }, (_, total) => {
		const open = total === FAR;
		const chance = open ? chances.mass(chances.from(flight, FAR)) : chances.at(flight, total);
		return { total, chance, kills: total === 0 ? chances.zero : chance, open };
	});
}

/** The outcomes that these rules and weapons can have at all, in the order of display. */
export function chargeRows<P, D>(
	question: ChargeQuestion,
	{ charge, crash, smashKills }: ChargeAnswer<P, D>
): readonly { readonly id: ChargeResult; readonly chance: P }[] {
	const { bodies, sizeHolds, close } = CHARGE_RULES[question.rules];
	const strikes = bodies || hasLance(question);
	const answers = bodies || answeringWeapon(question) !== undefined;
	const shown: Readonly<Record<ChargeResult, P | false>> = {
		targetKilled: strikes && charge.targetKilled,
		chargerKilled: answers && charge.chargerKilled,
		bothKilled: strikes && answers && charge.bothKilled,
		somethingBad: strikes && close.edition.somethingBad && charge.targetEquals,
		targetKnocked: crash.targetKnocked,
		chargerKnocked: (sizeHolds || question.headOn > 0) && crash.chargerKnocked,
		smashKills: smashKills ?? false
	};
	return CHARGE_RESULTS.flatMap((id) => {
		const chance = shown[id];
		return chance === false ? [] : [{ id, chance }];
	});
}
