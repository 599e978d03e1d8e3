import { damageEffect, resolveAttack } from '$lib/combat/attack';
import { resolveCombined } from '$lib/combat/combined';
import { knockedBy } from '$lib/combat/charge/collision';
import { bail, exceeds, gunfight, whoActsFirst } from '$lib/combat/contests';
import { withFlags, type Edition, type EditionId, type Flags } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import { absorbedEffect, resolveAbsorption, resolveDeflection } from '$lib/combat/parry';
import { success, type SkillTest } from '$lib/combat/rolls';
import type { Chances } from '$lib/dice/chances';
import { addBonus, dice, formatDice, notation } from '$lib/dice/notation';
import { binomial, chanceOf } from '$lib/dice/successes';
import type { Inputs, OddsCase } from './odds-case';

type Outcomes<P> = Record<string, P>;

/** A case with its edition, flags and inputs, a variant's changes made. */
interface Question {
	readonly title: string;
	readonly variant: string;
	/** The outcomes that the case names. */
	readonly names: readonly string[];
	readonly edition: Edition;
	readonly inputs: Inputs;
}

type Answer = <P, D>(c: Chances<P, D>, question: Question) => Outcomes<P>;

const EDITION_OF: Record<Exclude<OddsCase['edition'], 'NS'>, EditionId> = {
	'PL-2005': '2005',
	'PL-QuickWars': 'quickwars',
	'2010': '2010',
	'2020': '2020'
};

/** What the words of a variant's name change; several may be in one name. */
const READINGS: readonly (readonly [RegExp, Partial<Flags>])[] = [
	[/no fumble|damage does not fumble|damage never fumbles/, { fumbleDamage: false }],
	[/no fumble at all/, { fumbleSkill: false }],
	[/armou?r\b.*all[- ]ones counts? 0/, { fumbleArmor: true }],
	[/absorb.*all[- ]ones|all[- ]ones absorbs? 0/, { fumbleOpposed: true }],
	[/(do|does) not explode|no bonus di(c)?e|no explosion|without explo/, { explode: false }],
	[/(never|not) spent on damage/, { bennyToDamage: false }],
	[/bonus di(c)?e (are )?not reduced/, { bonusDiceWhole: true }]
];

const flagsOf = (variant: string): Partial<Flags> =>
	Object.assign(
		{},
		...READINGS.filter(([words]) => words.test(variant.toLowerCase())).map(([, flags]) => flags)
	) as Partial<Flags>;

/** Variants that change the situation, not a flag. */
function variantInputs(inputs: Inputs, variant: string): Inputs {
	if (/without (a )?parry$|not parried/.test(variant)) return { ...inputs, parryUse: undefined };
	const [, damage] = /not deflected:? (\S+)/.exec(variant) ?? [];
	return damage ? { ...inputs, damage } : inputs;
}

const testOf = ({ skill, action, use = 0, mod = 0, beyond = 0 }: Inputs): SkillTest => ({
	skill: notation(skill ?? action ?? '1d6'),
	use,
	modifier: mod,
	beyond
});

/** The cases of 2020 give Damage with the range already taken off. */
const damageOf = (edition: Edition, { damage = '0', beyond = 0 }: Inputs) =>
	addBonus(notation(damage), edition.outOfRange === 'eachRoll' ? beyond : 0);

function attackOf(edition: Edition, inputs: Inputs) {
	const { armour = 4, already = 0 } = inputs;
	return {
		test: testOf(inputs),
		damage: damageOf(edition, inputs),
		armor: notation(String(armour)),
		already
	};
}

const bothNames = <P>({ equal, ...rest }: Outcomes<P> & { equal: P }): Outcomes<P> => ({
	...rest,
	equal,
	somethingBad: equal
});

/** A chance given another one; 0 where that never happens. */
function given<P, D>(c: Chances<P, D>, chance: P, condition: P): P {
	try {
		return c.over(chance, condition);
	} catch (error) {
		if (error instanceof RangeError) return c.zero;
		throw error;
	}
}

/**
 * Parry and counter with two weapons: −1 to both (E05-CMB-26), against a mercenary's hand weapon. The inputs are
 * those of the counter; the other item is of the same kind.
 */
const riposte: Answer = (c, { edition, inputs, variant }) => {
	const plain = /plain|without parry/.test(variant);
	const enemy = attackOf(edition, { use: 2, damage: '1d6' });
	const { skill = '1d6-1', damage = '1d6-1', use = 0 } = inputs;
	const parrying = { test: { skill: notation(skill), use }, absorb: notation(damage) };
	const dies = plain
		? resolveAttack(c, edition, enemy).kill
		: resolveAbsorption(c, edition, enemy, parrying).kill;
	const survives = c.minus(c.one, dies);
	const burdened = attackOf(edition, inputs);
	const own = plain
		? {
				...burdened,
				test: { ...burdened.test, modifier: 1 },
				damage: addBonus(burdened.damage, 1)
			}
		: burdened;
	const { hit, kill } = resolveAttack(c, edition, own);
	return {
		survives,
		counterHits: hit,
		counterKillsGivenHit: given(c, kill, hit),
		killsAttacker: c.times(survives, kill)
	};
};

/** What weapons and shields take off by a parry; 1 less is a parry together with a counter. */
const ABSORBING = ['1d6-2', '1d6', '1d6+2', '2d6', '1d10'].map(notation).map(formatDice);
const isBurdened = (absorb: string) =>
	!ABSORBING.includes(formatDice(notation(absorb))) &&
	ABSORBING.includes(formatDice(addBonus(notation(absorb), 1)));

const parry: Answer = (c, { title, edition, inputs }) => {
	const test = { skill: notation('1d6'), use: inputs.parryUse ?? 0 };
	const attack = attackOf(edition, inputs);
	if (inputs.absorb === undefined)
		return bothNames({ ...resolveDeflection(c, edition, attack, { test }) });
	const burdened = /parry roll [-−]1|parry[- ]and[- ]counter/i.test(title);
	const modifier = burdened || isBurdened(inputs.absorb) ? -1 : 0;
	const outcome = resolveAbsorption(c, edition, attack, {
		test: { ...test, modifier },
		absorb: notation(inputs.absorb)
	});
	return bothNames({
		...outcome,
		parriedGivenHit: given(c, outcome.hitAndParried, outcome.hit)
	});
};

const knockback: Answer = (c, { edition, inputs, names }) => {
	const { mom = 0, pop = 0, loserSize = 0 } = inputs;
	const rolled = (count: string | number) =>
		typeof count === 'number' ? dice(count, 6) : notation(count);
	const collision = { momentum: rolled(mom), opposition: rolled(pop), loserSize };
	const by = (inches: number) => knockedBy(c, edition, collision, inches);
	/** Outcomes such as atLeast3, knocked3orMore and smashKillsArmour4. */
	const counted = names.flatMap((name) => {
		const [, inches] = /^(?:knocked|atLeast)(\d+)/.exec(name) ?? [];
		const [, armor] = /^smashKillsArmou?r(\d+)$/.exec(name) ?? [];
		if (inches) return [[name, by(Number(inches))] as const];
		return armor ? [[name, by(Number(armor) + 1)] as const] : [];
	});
	return {
		knocked: by(1),
		resisted: c.minus(c.one, by(1)),
		...Object.fromEntries(counted)
	};
};

/** Successes of independent tries: at least `k`, unless the title says otherwise. */
const hits: Answer = (c, { title, inputs: { n = 0, p = '0', k = 0 } }) => {
	const [numerator = 0, denominator = 1] = p.split('/').map(Number);
	const counts = binomial(c, n, c.ratio(numerator, denominator));
	const [atMost, exactly, atLeast] = [
		chanceOf(c, counts, (hit) => hit <= k),
		chanceOf(c, counts, (hit) => hit === k),
		chanceOf(c, counts, (hit) => hit >= k)
	];
	const prob = /at most|no more than|or fewer|or less|<=|≤/i.test(title)
		? atMost
		: /exactly/i.test(title)
			? exactly
			: atLeast;
	return { prob, atMost, exactly, atLeast };
};

const reached: Answer = (c, { edition: { explosion }, inputs: { roll = '0', threshold = 0 } }) => {
	const total = c.roll(notation(roll), { explosion, allOnes: 'total', floor: true });
	return { ge: c.mass(c.from(total, threshold)) };
};

const healed: Answer = (c, { edition, inputs }) => ({
	healed: exceeds(c, edition, testOf(inputs), inputs.wounds ?? 0)
});

const escapes: Answer = (c, { edition, inputs }) => ({
	escapes: exceeds(c, edition, testOf(inputs), inputs.attackRoll ?? 0)
});

const contest: Answer = (c, { edition, inputs: { a = '0', b = '0' } }) => {
	const test = (roll: string) => ({ skill: notation(roll), use: 0 });
	const { above, equal, below } = whoActsFirst(c, edition, test(a), test(b));
	return { aFirst: above, tie: equal, bFirst: below };
};

/** All questions that only a Skill and a Use are given for. */
const skillOnly: Answer = (c, { edition, inputs }) => {
	const test = testOf(inputs);
	const { plain, benny } = success(c, edition, test);
	const hit = c.plus(c.mass(plain), c.mass(benny));
	const unlucky = success(c, withFlags(edition, { explode: false }), test);
	const shots = gunfight(c, edition, test, test);
	const { escaped, struck } = bail(c, edition, test, testOf({}));
	return {
		hit,
		withoutBenny: c.mass(unlucky.plain),
		parry: hit,
		deflectTwoLevels: c.mass(benny),
		hitAndEscaped: escaped,
		hitAndStruck: struck,
		bothMiss: shots.bothMiss,
		onlyFirstShooterHits: shots.onlyFirstHits,
		onlySecondShooterHits: shots.onlySecondHits,
		bothHitFirstIsFaster: shots.bothHit.above,
		bothHitSecondIsFaster: shots.bothHit.below,
		bothHitSimultaneous: shots.bothHit.equal
	};
};

const damage: Answer = (c, { edition, inputs }) => {
	const attack = attackOf(edition, inputs);
	const { absorb } = inputs;
	const effect = absorb
		? absorbedEffect(c, edition, attack, notation(absorb))
		: damageEffect(c, edition, attack, inputs.beyond);
	const noEffect = c.minus(c.one, c.plus(effect.kill, effect.equal));
	return bothNames({ ...effect, noEffect });
};

/** The Benny that adds a die to damage rolled before: alone, it cannot be a roll of all ones. */
const afterBenny: Answer = (c, question) => {
	const { soFar = 0 } = question.inputs;
	return damage(c, {
		...question,
		edition: withFlags(question.edition, { fumbleDamage: false }),
		inputs: { damage: '1d6', ...question.inputs, already: soFar }
	});
};

const combined: Answer = (c, { edition, inputs }) => {
	const { shooters = 0, attackers = shooters } = inputs;
	const { test, damage, armor } = attackOf(edition, inputs);
	return bothNames({ ...resolveCombined(c, edition, [{ attackers, test, damage }], armor) });
};

/** Out of range in 2010, with no Benny kept for damage. */
const outOfRange: Answer = (c, { edition, inputs }) => {
	const plain = withFlags(edition, { bennyToDamage: false });
	const { hit, kill } = resolveAttack(c, plain, attackOf(plain, inputs));
	return { hit, kill, killGivenHit: given(c, kill, hit) };
};

const strike: Answer = (c, question) => {
	const { edition, inputs } = question;
	if (inputs.armour === undefined) {
		const { kill = c.zero } = damage(c, { ...question, inputs: { ...inputs, armour: 0 } });
		return { someDamage: kill };
	}
	if (inputs.use === undefined) return damage(c, question);
	if (inputs.beyond !== undefined && edition.id === '2010') return outOfRange(c, question);
	return bothNames({ ...resolveAttack(c, edition, attackOf(edition, inputs)) });
};

/** An input that only some cases have decides who answers; the first in this list. */
const ANSWERS: readonly (readonly [keyof Inputs, Answer])[] = [
	['roll', reached],
	['wounds', healed],
	['attackRoll', escapes],
	['a', contest],
	['mom', knockback],
	['n', hits],
	['soFar', afterBenny],
	['shooters', combined],
	['attackers', combined],
	['parryUse', parry],
	['damage', strike]
];

/** Whether a case asks for the second half of a parry together with a counter. */
const asksForRiposte = (names: readonly string[]) =>
	names.some((name) => /^(survives|killsAttacker|counter)/.test(name));

/** Returns all that our resolvers say of a case of BrikWars, by the case's own names. */
export function brikwarsOdds<P, D>(
	c: Chances<P, D>,
	{ edition: name, title, inputs: plain, outcomes }: OddsCase,
	variant = ''
): Outcomes<P> {
	if (name === 'NS') throw new Error(`${title} is no case of BrikWars`);
	const names = Object.keys(outcomes);
	const explode = plain.explode === undefined ? {} : { explode: plain.explode };
	const edition = withFlags(EDITIONS[EDITION_OF[name]], { ...explode, ...flagsOf(variant) });
	const inputs = variantInputs(plain, variant);
	const question = { title, variant, names, edition, inputs };
	if (asksForRiposte(names)) return riposte(c, question);
	const [, answer] = ANSWERS.find(([key]) => inputs[key] !== undefined) ?? [];
	return (answer ?? skillOnly)(c, question);
}
