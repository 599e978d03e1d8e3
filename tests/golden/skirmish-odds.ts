import {
	ATTACK,
	defense,
	hitsOnMinions,
	MISSILE,
	movement,
	resolvePool,
	slays,
	storyRoll,
	successes
} from '$lib/combat/skirmish/pools';
import type { Chances } from '$lib/dice/chances';
import { chanceOf, expected } from '$lib/dice/successes';
import type { Inputs, OddsCase } from './odds-case';

type Outcomes<P> = Record<string, P>;

/** What the names of variants change. */
const VARIANTS: Record<string, Inputs> = {
	'if the orc has a shield': { negations: 1 },
	'no earlier hit': { already: 0 },
	'no earlier hit, no shield': { already: 0, shield: 0 },
	'one wound (6 only)': { success: '6' }
};

const atLeast = <P, D>(c: Chances<P, D>, counts: readonly P[], least: number) =>
	chanceOf(c, counts, (n) => n >= least);

function pool<P, D>(c: Chances<P, D>, counts: readonly P[], inputs: Inputs): Outcomes<P> {
	const { toughness = 0, already = 0 } = inputs;
	const target = { toughness, already, negations: inputs.negations ?? inputs.shield ?? 0 };
	const { slain, storyPoints } = resolvePool(c, counts, target);
	return {
		slain,
		storyPointsExpected: storyPoints,
		...Object.fromEntries(
			[1, 2, 3, 4].map((least) => [`atLeast${least}`, atLeast(c, counts, least)])
		),
		atLeastOne: atLeast(c, counts, 1),
		exactlyOne: chanceOf(c, counts, (n) => n === 1),
		threeHits: chanceOf(c, counts, (n) => n === 3),
		expectedHits: expected(c, counts, (n) => n),
		expectedMoved: expected(c, counts, (n) => n)
	};
}

function conan<P, D>(c: Chances<P, D>, inputs: Inputs, variant: string): Outcomes<P> {
	const { dice = 0, minions = 0, toughness = 0, shield = 0 } = inputs;
	const counts = successes(c, dice, MISSILE);
	const half = variant === 'minions take half rounded down' ? Math.floor : Math.ceil;
	const left = (hits: number) => hits - hitsOnMinions(hits, minions, half);
	const dies = (negations: number) =>
		chanceOf(c, counts, (n) => slays(left(n), { toughness, negations }));
	return {
		atLeast4Hits: atLeast(c, counts, 4),
		exactly4Hits: chanceOf(c, counts, (n) => n === 4),
		conanSlain: dies(shield),
		conanWouldDieWithoutShield: dies(0),
		allSixBanditsFall: chanceOf(c, counts, (n) => hitsOnMinions(n, minions, half) >= minions)
	};
}

function story<P, D>(c: Chances<P, D>, count: number, names: readonly string[]): Outcomes<P> {
	const roll = storyRoll(c, count);
	const sixes = successes(c, count, MISSILE);
	const totals = names
		.filter((name) => name.endsWith('+'))
		.map((name) => [name, c.mass(c.from(roll, Number.parseInt(name)))]);
	return {
		...Object.fromEntries(totals),
		'noEvent (<5)': c.mass(c.below(roll, 5)),
		opponentGainsAtLeastOneDie: atLeast(c, sixes, 1),
		expectedDiceToOpponent: expected(c, sixes, (n) => n)
	};
}

function moved<P, D>(c: Chances<P, D>, inputs: Inputs, names: readonly string[]): Outcomes<P> {
	const { dice = 0, mod = 0, need = 0 } = inputs;
	const inches = movement(c, dice, mod);
	const each = names
		.filter((name) => name.endsWith('"'))
		.map((name) => [name, c.at(inches, Number.parseInt(name))]);
	return {
		...Object.fromEntries(each),
		mean: c.mean(inches),
		prob: c.mass(c.from(inches, need))
	};
}

function exchange<P, D>(c: Chances<P, D>, { defDice = 0, difficulty = 0 }: Inputs): Outcomes<P> {
	const defends = defense(c, defDice, difficulty);
	const strike = atLeast(c, successes(c, 1, ATTACK), 1);
	return {
		defends,
		freeAttackHitsHim: c.times(c.minus(c.one, defends), strike),
		hisAttackSlaysMinionWithoutShield: strike
	};
}

/** Returns all that our resolvers say of a case of the skirmish, by the case's own names. */
export function skirmishOdds<P, D>(
	c: Chances<P, D>,
	{ group, inputs: plain, outcomes }: OddsCase,
	variant = ''
): Outcomes<P> {
	const inputs = { ...plain, ...VARIANTS[variant] };
	const names = Object.keys(outcomes);
	const { dice = 0, difficulty, defDice, minions, mod, actionDice } = inputs;
	const [letters = ''] = group.split('.');
	if (defDice !== undefined) return exchange(c, inputs);
	if (difficulty !== undefined) return { success: defense(c, dice, difficulty) };
	if (minions !== undefined) return conan(c, inputs, variant);
	if (mod !== undefined) return moved(c, inputs, names);
	if (letters === 'ZC') return story(c, dice, names);
	const usual = letters === 'ZB' ? MISSILE : ATTACK;
	const least = inputs.success ? Number.parseInt(inputs.success) : usual;
	const count = actionDice === undefined ? dice : 2 * actionDice;
	return pool(c, successes(c, count, least), inputs);
}
