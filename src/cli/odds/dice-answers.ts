import { knockedBy } from '$lib/combat/charge/collision';
import { bail, exceeds, gunfight, whoActsFirst } from '$lib/combat/contests';
import { withFlags, type Edition, type EditionId } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import { aim, engage, type Engagement } from '$lib/combat/engagement';
import { named, namedEffect } from '$lib/combat/outcomes';
import { engageTogether } from '$lib/combat/together';
import { absorbedEffect, resolveAbsorption, resolveDeflection } from '$lib/combat/parry';
import { resolveDice } from '$lib/combat/skirmish/figures';
import { ATTACK, resolvePool, storyRoll, successes } from '$lib/combat/skirmish/pools';
import { exact } from '$lib/dice/exact';
import type { Fraction } from '$lib/dice/exact/fraction';
import { addBonus, dice, flat, type Dice } from '$lib/dice/notation';
import { chanceOf, expected } from '$lib/dice/successes';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Answer } from './answers';
import type { FormId } from './forms';
import type { PrintedModifier } from './json-odds';
import type { DiceQuestion } from './order';

type Found = Pick<Answer, 'outcomes' | 'modifiers'>;

const NO_DICE = flat(0);
/** The Skill of a mercenary counts where none is given. */
const USUAL_SKILL = dice(1, 6);

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const countOf = ({ rolls }: Dice) => sum(rolls.map(({ count }) => count));

const given = (modifiers: readonly number[]): PrintedModifier[] =>
	modifiers.map((value) => ({ id: 'given', to: 'skill', value }));

const entries = (outcomes: Readonly<Partial<Record<string, Fraction>>>) =>
	Object.entries(outcomes) as unknown as Answer['outcomes'];

/** The attack of a question. Inches beyond the range are those beyond a weapon that does not reach at all. */
function engagementOf(question: DiceQuestion): Engagement & { readonly skill: Dice } {
	const { skill = NO_DICE, use, damage, armor, already = 0, beyond, modifiers } = question;
	const { distance: _, height: __, ...situation } = question.situation;
	return {
		skill,
		...(use !== undefined && { use }),
		...(damage && { damage }),
		...(armor && { armor }),
		...(beyond !== undefined && { reach: { kind: 'inches', inches: 0 } }),
		situation: beyond === undefined ? question.situation : { ...situation, distance: beyond },
		bonus: sum(modifiers),
		already
	};
}

function attack(edition: Edition, question: DiceQuestion): Found {
	const found = engage(exact, edition, engagementOf(question));
	const all = entries(named(exact, edition, found.outcome));
	const asked = question.damage ? all : all.filter(([id]) => id === 'hit');
	return { outcomes: asked, modifiers: found.modifiers };
}

/** The roll to hit with the modifiers of the situation, and Damage and Armor. */
function attackIn(edition: Edition, question: DiceQuestion) {
	const { armor = NO_DICE } = question;
	const { test, damage = NO_DICE, damageBeyond, modifiers } = aim(edition, engagementOf(question));
	return { test, damage, damageBeyond, armor, modifiers };
}

/** Several attackers with one weapon: those that hit add their Damage. */
function combined(edition: Edition, question: DiceQuestion): Found {
	const { armor = NO_DICE, attackers = 1 } = question;
	const together = engageTogether(exact, edition, { ...engagementOf(question), armor }, attackers);
	const { effect, modifiers } = together;
	return { outcomes: entries(namedEffect(edition, effect)), modifiers };
}

const over = (part: Fraction, whole: Fraction) =>
	whole.numerator === 0n ? exact.zero : exact.over(part, whole);

/** A parry takes dice off the Damage in 2005, and levels of Deflection later. */
function parry(edition: Edition, question: DiceQuestion): Found {
	const { modifiers, ...strike } = attackIn(edition, question);
	const { parry: use = 0, parrySkill: skill = USUAL_SKILL, absorb } = question;
	const test = { skill, use };
	if (!absorb) {
		const outcome = resolveDeflection(exact, edition, strike, { test });
		return { outcomes: entries(named(exact, edition, outcome)), modifiers };
	}
	const outcome = resolveAbsorption(exact, edition, strike, { test, absorb });
	const { hit, hitAndParried, killWithoutParry } = outcome;
	const parried = { hitAndParried, parriedGivenHit: over(hitAndParried, hit), killWithoutParry };
	return { outcomes: entries({ ...named(exact, edition, outcome), ...parried }), modifiers };
}

/** Damage less the dice of a parry that has succeeded. */
function absorbed(edition: Edition, question: DiceQuestion): Found {
	const { damage = NO_DICE, armor = NO_DICE, absorb = NO_DICE } = question;
	const effect = absorbedEffect(exact, edition, { damage, armor }, absorb);
	return { outcomes: entries(namedEffect(edition, effect)), modifiers: [] };
}

/** Who acts first; with a Use, a shot and its answer. */
function contest(edition: Edition, question: DiceQuestion): Found {
	const { skill = NO_DICE, rival = NO_DICE, use, modifiers } = question;
	const own = { skill, use: use ?? 0, modifier: sum(modifiers) };
	const other = { skill: rival, use: use ?? 0 };
	const { above, equal, below } = whoActsFirst(exact, edition, own, other);
	const order = { aFirst: above, tie: equal, bFirst: below };
	if (use === undefined) return { outcomes: entries(order), modifiers: [] };
	const { bothMiss, onlyFirstHits, onlySecondHits, bothHit } = gunfight(exact, edition, own, other);
	const shots = {
		bothMiss,
		onlyFirstShooterHits: onlyFirstHits,
		onlySecondShooterHits: onlySecondHits,
		bothHitFirstIsFaster: bothHit.above,
		bothHitSecondIsFaster: bothHit.below,
		bothHitSimultaneous: bothHit.equal
	};
	return { outcomes: entries({ ...shots, ...order }), modifiers: [] };
}

function bailing(edition: Edition, question: DiceQuestion): Found {
	const { test, modifiers } = attackIn(edition, question);
	const { bail: skill = USUAL_SKILL } = question;
	const { hit, escaped, struck } = bail(exact, edition, test, { skill });
	return { outcomes: entries({ hit, hitAndEscaped: escaped, hitAndStruck: struck }), modifiers };
}

/** A Skill Roll that must be higher than a number. */
const higher =
	(outcome: 'healed' | 'escapes', field: 'wounds' | 'attackRoll') =>
	(edition: Edition, question: DiceQuestion): Found => {
		const { skill = NO_DICE, modifiers } = question;
		const test = { skill, modifier: sum(modifiers) };
		const chance = exceeds(exact, edition, test, question[field] ?? 0);
		return { outcomes: entries({ [outcome]: chance }), modifiers: [] };
	};

function knockback(edition: Edition, question: DiceQuestion): Found {
	const { momentum = NO_DICE, opposition = NO_DICE, loserSize = 0, atLeast, armor } = question;
	const by = (inches: number) =>
		knockedBy(exact, edition, { momentum, opposition, loserSize }, inches);
	const outcomes = {
		knocked: by(1),
		resisted: exact.minus(exact.one, by(1)),
		...(atLeast !== undefined && { [`atLeast${atLeast}`]: by(atLeast) }),
		...(armor && { smashKills: by(armor.bonus + 1) })
	};
	return { outcomes: entries(outcomes), modifiers: [] };
}

/** Any roll against a total. */
function total(edition: Edition, question: DiceQuestion): Found {
	const { roll = NO_DICE, atLeast = 0, modifiers } = question;
	const { explosion, flags } = edition;
	const rolled = exact.roll(addBonus(roll, sum(modifiers)), {
		explosion: flags.explode ? explosion : 'none',
		allOnes: 'total',
		floor: true
	});
	return { outcomes: entries({ ge: exact.mass(exact.from(rolled, atLeast)) }), modifiers: [] };
}

const ANSWERS: Readonly<Record<FormId, (edition: Edition, question: DiceQuestion) => Found>> = {
	attack,
	attackers: combined,
	parry,
	absorb: absorbed,
	rival: contest,
	bail: bailing,
	wounds: higher('healed', 'wounds'),
	'attack-roll': higher('escapes', 'attackRoll'),
	momentum: knockback,
	roll: total
};

/**
 * In the skirmish the dice of the Skill are counted, the Use is the lowest success, and the Armor the toughness; a
 * roll is one of story dice, which never explode.
 */
function skirmish(question: DiceQuestion): Found {
	const { skill = NO_DICE, use = ATTACK, armor, modifiers, negations = 0, already = 0 } = question;
	const { atLeast, roll } = question;
	if (roll)
		return {
			outcomes: entries({
				ge: exact.mass(exact.from(storyRoll(exact, countOf(roll)), atLeast ?? 0))
			}),
			modifiers: []
		};
	const [count, least] = [countOf(skill), use - sum(modifiers)];
	const target = armor && { toughness: armor.bonus, negations, already };
	const counts = successes(exact, count, least);
	const outcomes = {
		...resolveDice(exact, count, target, least),
		...(atLeast !== undefined && {
			[`atLeast${atLeast}`]: chanceOf(exact, counts, (hits) => hits >= atLeast)
		}),
		expectedHits: expected(exact, counts, (hits) => hits),
		...(target && { storyPointsExpected: resolvePool(exact, counts, target).storyPoints })
	};
	return { outcomes: entries(outcomes), modifiers: [] };
}

/** The edition, perhaps with dice that do not explode. */
function editionOf(rules: EditionId, { explode }: DiceQuestion): Edition {
	return explode === undefined ? EDITIONS[rules] : withFlags(EDITIONS[rules], { explode });
}

/** Answers a question about dice alone. */
export function diceAnswer(question: DiceQuestion, rules: CombatRules = '2005'): Answer {
	const { outcomes, modifiers } =
		rules === 'skirmish'
			? skirmish(question)
			: ANSWERS[question.form](editionOf(rules, question), question);
	return { rules, outcomes, modifiers: [...modifiers, ...given(question.modifiers)] };
}
