import type { Chances, Comparison, RollRules } from '../chances';
import { comparison } from '../comparison';
import type { Dice } from '../notation';
import { dieOf, survival, withDie } from './dice';
import { loweredRoll } from './lowered';
import { above, below, convolve, floored, from, mass, mix, point, type Pmf } from './pmf';

/**
 * How many totals are kept of a roll: the explosions beyond have a chance below 1e-24, and that chance is
 * known as the tail.
 */
function lengthOf(dice: Dice, { explosion }: RollRules): number {
	const [count, faces, largest] = dice.rolls.reduce(
		([n, sum, most], { count, sides }) => [
			n + count,
			sum + count * (sides - 1),
			Math.max(most, sides)
		],
		[0, 0, 6]
	);
	if (explosion === 'none' || count === 0) return faces + 1;
	const explosions = Math.ceil(35 + 1.3 * count);
	return faces + 1 + explosions * (explosion === 'bonusD6' ? 6 : largest);
}

function thrown(dice: Dice, rules: RollRules): Pmf {
	const { explosion, reduction = 0, bonusDiceWhole = false } = rules;
	let cells: Float64Array = new Float64Array(lengthOf(dice, rules));
	cells[0] = 1;
	let [low, tail] = [dice.bonus, 0];
	for (const { count, sides } of dice.rolls) {
		const die = dieOf(sides, explosion, reduction, bonusDiceWhole ? 0 : reduction);
		const above = survival(die, cells.length);
		for (let n = 0; n < count; n++) {
			for (let i = 0, last = cells.length - 1; i <= last; i++)
				tail += (cells[i] ?? 0) * (above[last - i] ?? 0);
			cells = withDie(cells, die);
		}
		low += count * (1 - reduction);
	}
	return { low, cells, tail };
}

/** Whether explosions may not raise a total: a die that explodes is reduced by its sides or more. */
function sinks({ rolls }: Dice, rules: RollRules): boolean {
	const { explosion, reduction = 0, bonusDiceWhole = false } = rules;
	if (explosion === 'none' || bonusDiceWhole) return false;
	const added = explosion === 'bonusD6' ? 6 : Infinity;
	return reduction >= Math.min(added, ...rolls.map(({ sides }) => sides));
}

/** Takes away the chance that all dice show 1, and gives it to 0 where that is the rule. */
function withAllOnes(roll: Pmf, dice: Dice, rules: RollRules): Pmf {
	const { allOnes, reduction = 0 } = rules;
	if (allOnes === 'total' || dice.rolls.length === 0) return roll;
	let [total, chance] = [dice.bonus, 1];
	for (const { count, sides } of dice.rolls) {
		total += count * (1 - reduction);
		chance /= sides ** count;
	}
	const cells = Float64Array.from(roll.cells);
	const place = total - roll.low;
	// Only all ones show the lowest total, unless explosions sink to it.
	cells[place] = sinks(dice, rules) ? Math.max(0, (cells[place] ?? 0) - chance) : 0;
	const without = { ...roll, cells };
	return allOnes === 'zero'
		? mix([
				[1, without],
				[chance, point(0)]
			])
		: without;
}

/** The chance that the first of two independent totals is higher. */
function higher(x: Pmf, y: Pmf): number {
	const [greater, all] = [above(x), mass(x)];
	const { length } = y.cells;
	const start = y.low - x.low;
	let sum = 0;
	for (let i = 0; i < length; i++) {
		const place = start + i;
		sum += (y.cells[i] ?? 0) * (place < 0 ? all : (greater[place] ?? x.tail));
	}
	return sum;
}

function same(x: Pmf, y: Pmf): number {
	const [start, end] = [
		Math.max(x.low, y.low),
		Math.min(x.low + x.cells.length, y.low + y.cells.length)
	];
	let sum = 0;
	for (let total = start; total < end; total++)
		sum += (x.cells[total - x.low] ?? 0) * (y.cells[total - y.low] ?? 0);
	return sum;
}

const compare = (x: Pmf, y: Pmf): Comparison<number> =>
	comparison({
		above: () => higher(x, y),
		equal: () => same(x, y),
		below: () => higher(y, x)
	});

/** Probabilities and distributions in doubles: for every key pressed, where `exact` takes a hundred times longer. */
export const float: Chances<number, Pmf> = {
	zero: 0,
	one: 1,
	ratio: (numerator, denominator) => numerator / denominator,
	plus: (a, b) => a + b,
	minus: (a, b) => a - b,
	times: (a, b) => a * b,
	over(a, b) {
		if (b === 0) throw new RangeError('A chance is not divided by 0');
		return a / b;
	},
	roll(dice, rules) {
		const all = sinks(dice, rules) ? loweredRoll(dice, rules) : thrown(dice, rules);
		const roll = withAllOnes(all, dice, rules);
		return rules.floor ? floored(roll) : roll;
	},
	die: (sides) => mix(sides.map((total) => [1 / sides.length, point(total)])),
	always: point,
	sum: convolve,
	mix,
	from,
	below,
	mass,
	at: ({ low, cells }, total) => cells[total - low] ?? 0,
	mean: ({ low, cells, tail }) =>
		cells.reduce((sum, chance, i) => sum + chance * (low + i), tail * (low + cells.length)),
	compare
};
