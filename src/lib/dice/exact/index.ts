import type { Chances, RollRules } from '../chances';
import type { Dice } from '../notation';
import { compare } from './compare';
import { dieSeries } from './dice';
import { add, divide, fraction, multiply, negate, type Fraction } from './fraction';
import {
	expand,
	firstMoment,
	head,
	plus,
	point,
	product,
	scaled,
	total,
	type Series
} from './series';

const [zero, one] = [fraction(0n), fraction(1n)];
const minusOne = fraction(-1n);

const ratio = (numerator: number, denominator: number) =>
	fraction(BigInt(numerator), BigInt(denominator));

/** The highest total of dice that no explosion can raise; such dice are reduced by 6 or more. */
const most = ({ rolls, bonus }: Dice, reduction: number) =>
	rolls.reduce((sum, { count, sides }) => sum + count * Math.max(0, sides - reduction), bonus);

function thrown(
	dice: Dice,
	{ explosion, reduction = 0, bonusDiceWhole = false }: RollRules
): Series {
	const reduced = {
		own: reduction,
		bonus: bonusDiceWhole ? 0 : reduction,
		least: Math.min(0, -most(dice, reduction))
	};
	let sum = point(dice.bonus, one);
	for (const { count, sides } of dice.rolls) {
		const die = dieSeries(sides, explosion, reduced);
		for (let i = 0; i < count; i++) sum = product(sum, die);
	}
	return sum;
}

/** Takes away the chance that all dice show 1, and gives it to 0 if `zero`. */
function withAllOnes(roll: Series, dice: Dice, { allOnes, reduction = 0 }: RollRules): Series {
	if (allOnes === 'total' || dice.rolls.length === 0) return roll;
	let [combinations, lowest] = [1n, dice.bonus];
	for (const { count, sides } of dice.rolls) {
		combinations *= BigInt(sides) ** BigInt(count);
		lowest += count * (1 - reduction);
	}
	const without = plus(roll, point(lowest, fraction(-1n, combinations)));
	return allOnes === 'zero' ? plus(without, point(0, fraction(1n, combinations))) : without;
}

const below = head;
const from = (series: Series, least: number) =>
	least <= series.low ? series : plus(series, scaled(head(series, least), minusOne));

function floored(series: Series): Series {
	if (series.low >= 0) return series;
	const negative = head(series, 0);
	return plus(plus(series, scaled(negative, minusOne)), point(0, total(negative)));
}

function mix(parts: readonly (readonly [Fraction, Series])[]): Series {
	return parts.reduce((sum, [weight, series]) => plus(sum, scaled(series, weight)), point(0, zero));
}

/** Probabilities as fractions, distributions as generating functions. */
export const exact: Chances<Fraction, Series> = {
	zero,
	one,
	ratio,
	plus: add,
	minus: (a, b) => add(a, negate(b)),
	times: multiply,
	over: divide,
	roll(dice, rules) {
		const roll = withAllOnes(thrown(dice, rules), dice, rules);
		return rules.floor ? floored(roll) : roll;
	},
	die: (sides) => mix(sides.map((total) => [ratio(1, sides.length), point(total, one)])),
	always: (total) => point(total, one),
	sum: product,
	mix,
	from,
	below,
	mass: total,
	at(series, total) {
		const { low, counts, scale } = expand(series, total);
		return fraction(counts[total - low] ?? 0n, scale);
	},
	mean: firstMoment,
	compare
};
