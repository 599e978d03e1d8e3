import { damageEffect, resolveAttack } from '$lib/combat/attack';
import { binomial } from '$lib/combat/binomial';
import { resolveCombined } from '$lib/combat/combined';
import { bail, d6s, exceeds, gunfight, knockedBy, whoActsFirst } from '$lib/combat/contests';
import { withFlags, type Edition, type EditionId, type Flags } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import { absorbedEffect, resolveAbsorption, resolveDeflection } from '$lib/combat/parry';
import { success, type SkillTest } from '$lib/combat/rolls';
import type { Chances } from '$lib/dice/chances';
import { addBonus, notation } from '$lib/dice/notation';
import type { Inputs, OddsCase } from './odds-case';

type Outcomes<P> = Record<string, P>;

/** A case with its edition, flags and inputs, a variant's changes made. */
interface Question {
	readonly id: string;
	readonly title: string;
	readonly variant: string;
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

/** What the names of variants change. */
const FLAGS: Record<string, Partial<Flags>> = {
	'damage does not fumble': { fumbleDamage: false },
	'armour all-ones counts 0': { fumbleArmor: true },
	'absorb roll of all ones absorbs 0': { fumbleOpposed: true },
	'dice do not explode': { explode: false },
	'no bonus dice': { explode: false },
	'no bonus dice, no fumble': { explode: false, fumbleDamage: false },
	'no fumble at all': { fumbleDamage: false },
	'Overskill never spent on damage': { bennyToDamage: false },
	'Benny not spent on damage': { bennyToDamage: false },
	'bonus dice not reduced': { bonusDiceWhole: true }
};

/** Variants that change the situation, not a flag. */
function variantInputs(inputs: Inputs, variant: string): Inputs {
	if (variant === 'without parry') return { ...inputs, parryUse: undefined };
	const [, damage] = /^not deflected (.+)$/.exec(variant) ?? [];
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

/** Parry and counter with two weapons: −1 to both (E05-CMB-26). */
const riposte: Answer = (c, { edition, inputs, variant }) => {
	const plain = variant !== '';
	const enemy = attackOf(edition, { use: 2, damage: '1d6' });
	const parrying = {
		test: { skill: notation('1d6'), use: 2, modifier: -1 },
		absorb: notation('1d6-1')
	};
	const dies = plain
		? resolveAttack(c, edition, enemy).kill
		: resolveAbsorption(c, edition, enemy, parrying).kill;
	const survives = c.minus(c.one, dies);
	const own = plain ? { ...inputs, skill: '1d6', damage: '1d6' } : inputs;
	const { hit, kill } = resolveAttack(c, edition, attackOf(edition, own));
	return {
		survives,
		counterHits: hit,
		counterKillsGivenHit: c.over(kill, hit),
		killsAttacker: c.times(survives, kill)
	};
};

const parry: Answer = (c, { id, edition, inputs }) => {
	const test = { skill: notation('1d6'), use: inputs.parryUse ?? 0 };
	const attack = attackOf(edition, inputs);
	if (inputs.absorb === undefined)
		return bothNames({ ...resolveDeflection(c, edition, attack, { test }) });
	const modifier = id.includes('RIPOSTE') ? -1 : 0;
	const outcome = resolveAbsorption(c, edition, attack, {
		test: { ...test, modifier },
		absorb: notation(inputs.absorb)
	});
	return { ...outcome, parriedGivenHit: c.over(outcome.hitAndParried, outcome.hit) };
};

const knockback: Answer = (c, { edition, inputs }) => {
	const { mom = 0, pop = 0, loserSize = 0 } = inputs;
	const dice = (count: string | number) =>
		typeof count === 'number' ? d6s(count) : notation(count);
	const collision = { momentum: dice(mom), opposition: dice(pop), loserSize };
	const by = (inches: number) => knockedBy(c, edition, collision, inches);
	return {
		knocked: by(1),
		resisted: c.minus(c.one, by(1)),
		knocked3orMore: by(3),
		atLeast3: by(3),
		atLeast5: by(5),
		smashKillsArmour4: by(5)
	};
};

const hits: Answer = (c, { title, inputs: { n = 0, p = '0', k = 0 } }) => {
	const [numerator = 0, denominator = 1] = p.split('/').map(Number);
	const counts = binomial(c, n, c.ratio(numerator, denominator));
	const wanted = title.includes('at most') ? counts.slice(0, k + 1) : counts.slice(k);
	return { prob: wanted.reduce((sum, chance) => c.plus(sum, chance), c.zero) };
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
		: damageEffect(c, edition, attack);
	const noEffect = c.minus(c.one, c.plus(effect.kill, effect.equal));
	return bothNames({ ...effect, noEffect });
};

/** The Benny that adds a die to damage rolled before: alone, it cannot be a roll of all ones. */
const afterBenny: Answer = (c, question) => {
	const { soFar = 0 } = question.inputs;
	return damage(c, {
		...question,
		edition: withFlags(question.edition, { fumbleDamage: false }),
		inputs: { ...question.inputs, damage: '1d6', already: soFar }
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
	return { hit, killGivenHit: c.over(kill, hit) };
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

/** Returns all that our resolvers say of a case of BrikWars, by the case's own names. */
export function brikwarsOdds<P, D>(
	c: Chances<P, D>,
	{ id, edition: name, title, inputs: plain }: OddsCase,
	variant = ''
): Outcomes<P> {
	if (name === 'NS') throw new Error(`${id} is no case of BrikWars`);
	const explode = plain.explode === undefined ? {} : { explode: plain.explode };
	const edition = withFlags(EDITIONS[EDITION_OF[name]], { ...explode, ...FLAGS[variant] });
	const inputs = variantInputs(plain, variant);
	const question = { id, title, variant, edition, inputs };
	if (id.includes('RIPOSTE-counter')) return riposte(c, question);
	const [, answer] = ANSWERS.find(([key]) => inputs[key] !== undefined) ?? [];
	return (answer ?? skillOnly)(c, question);
}
