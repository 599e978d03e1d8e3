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

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number in digits or as a word. */
function numberOf(text: string): number | undefined {
	if (/^\d+$/.test(text)) return Number(text);
	const place = NUMBERS.indexOf(text.toLowerCase());
	return place < 0 ? undefined : place;
}

/** What the words of a variant's name change; several may be in one name. */
function variantInputs(inputs: Inputs, variant: string): Inputs {
	const changes: Inputs = {};
	if (/no earlier hit/.test(variant)) changes.already = 0;
	if (/no shield|without (a )?shield/.test(variant))
		Object.assign(changes, { shield: 0, negations: 0 });
	else if (/has (a )?shield|with (a )?shield/.test(variant)) changes.negations = 1;
	const [, wounds] = /(\w+) wounds?/.exec(variant) ?? [];
	const [, only] = /\((\d) only\)/.exec(variant) ?? [];
	const least = only
		? Number(only)
		: wounds === undefined
			? undefined
			: ATTACK + (numberOf(wounds) ?? 1);
	if (least !== undefined) changes.success = `${least}+`;
	return { ...inputs, ...changes };
}

const atLeast = <P, D>(c: Chances<P, D>, counts: readonly P[], least: number) =>
	chanceOf(c, counts, (n) => n >= least);

/** Outcomes such as atLeast2, atLeastOne, exactly4Hits and threeHits. */
function counted<P, D>(
	c: Chances<P, D>,
	counts: readonly P[],
	names: readonly string[]
): Outcomes<P> {
	return Object.fromEntries(
		names.flatMap((name): (readonly [string, P])[] => {
			const [, how = '', text = ''] =
				/^(atLeast|exactly|atMost|)(\w+?)(?:Hits?)?$/.exec(name) ?? [];
			const n = numberOf(text);
			if (n === undefined) return [];
			if (how === 'atLeast') return [[name, atLeast(c, counts, n)]];
			if (how === 'atMost') return [[name, chanceOf(c, counts, (hits) => hits <= n)]];
			return [[name, chanceOf(c, counts, (hits) => hits === n)]];
		})
	);
}

function pool<P, D>(
	c: Chances<P, D>,
	counts: readonly P[],
	inputs: Inputs,
	names: readonly string[]
): Outcomes<P> {
	const { toughness = 0, already = 0 } = inputs;
	const target = { toughness, already, negations: inputs.negations ?? inputs.shield ?? 0 };
	const { slain, storyPoints } = resolvePool(c, counts, target);
	return {
		slain,
		storyPointsExpected: storyPoints,
		...counted(c, counts, names),
		expectedHits: expected(c, counts, (n) => n),
		expectedMoved: expected(c, counts, (n) => n)
	};
}

/** A volley on a group: minions, and one with toughness. The outcomes bear their names. */
function groupUnderFire<P, D>(
	c: Chances<P, D>,
	inputs: Inputs,
	variant: string,
	names: readonly string[]
): Outcomes<P> {
	const {
		dice = 0,
		minions = 0,
		toughness = 0,
		shield,
		negations = shield ?? 0,
		already = 0
	} = inputs;
	const counts = successes(c, dice, MISSILE);
	const half = /rounded down/.test(variant) ? Math.floor : Math.ceil;
	const left = (hits: number) => hits - hitsOnMinions(hits, minions, half);
	const dies = (cancels: number) =>
		chanceOf(c, counts, (n) => slays(left(n), { toughness, already, negations: cancels }));
	const about = names.flatMap((name): (readonly [string, P])[] => {
		if (/without\w*shield$/i.test(name)) return [[name, dies(0)]];
		if (/slain$|dies$/i.test(name)) return [[name, dies(negations)]];
		if (/^all\w+fall$/i.test(name))
			return [[name, chanceOf(c, counts, (n) => hitsOnMinions(n, minions, half) >= minions)]];
		return [];
	});
	return { ...counted(c, counts, names), ...Object.fromEntries(about) };
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
	{ group, title, inputs: plain, outcomes }: OddsCase,
	variant = ''
): Outcomes<P> {
	const inputs = variantInputs(plain, variant);
	const names = Object.keys(outcomes);
	const { dice = 0, difficulty, defDice, minions, mod, need, actionDice, success } = inputs;
	if (defDice !== undefined) return exchange(c, inputs);
	if (difficulty !== undefined) return { success: defense(c, dice, difficulty) };
	if (minions !== undefined) return groupUnderFire(c, inputs, variant, names);
	if (mod !== undefined || need !== undefined) return moved(c, inputs, names);
	if (names.some((name) => /^\d+\+$|^noEvent|^opponentGains|ToOpponent$/.test(name)))
		return story(c, dice, names);
	const usual = /missile|volley/i.test(`${group} ${title}`) ? MISSILE : ATTACK;
	const least = success ? Number.parseInt(success) : usual;
	const count = actionDice === undefined ? dice : 2 * actionDice;
	return pool(c, successes(c, count, least), inputs, names);
}
