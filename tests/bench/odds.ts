import { parse, setCachingEnabled } from '@yipe/dice';
import { exact } from '../../src/lib/dice/exact';
import { float } from '../../src/lib/dice/float';
import { parseDice, type Dice } from '../../src/lib/dice/notation';
import type { RollRules } from '../../src/lib/dice/chances';
import { combatantsOf } from '../../src/lib/combat/combatants';
import { matrixRows } from '../../src/lib/combat/matrix';
import { freshArmy } from './units';

const RULES: RollRules = { explosion: 'sameDie', allOnes: 'total', floor: true };
/** The published library knows no exploding dice, so both do without. */
const PLAIN: RollRules = { ...RULES, explosion: 'none' };
/** The explosions that a calculation by convolution follows. */
const DEPTH = 9;

function dice(text: string): Dice {
	const found = parseDice(text);
	if (!found) throw new Error(`${text} is no dice`);
	return found;
}

/** The chances of one exploding die, cut off: total by total up to its depth. */
function cutDie(sides: number): Float64Array {
	const cells = new Float64Array(sides * (DEPTH + 1) + 1);
	for (let depth = 0, chance = 1; depth <= DEPTH; depth++) {
		chance /= sides;
		for (let face = 1; face < sides; face++) cells[depth * sides + face] = chance;
		if (depth === DEPTH) cells[(depth + 1) * sides] = chance;
	}
	return cells;
}

/** The dense convolution of two distributions, as a calculator of dice does it. */
function convolution(a: Float64Array, b: Float64Array): Float64Array {
	const cells = new Float64Array(a.length + b.length - 1);
	for (let i = 0; i < a.length; i++)
		for (let j = 0; j < b.length; j++)
			cells[i + j] = (cells[i + j] ?? 0) + (a[i] ?? 0) * (b[j] ?? 0);
	return cells;
}

function cutRoll({ rolls }: Dice): Float64Array {
	let cells: Float64Array = Float64Array.of(1);
	for (const { count, sides } of rolls)
		for (let n = 0; n < count; n++) cells = convolution(cells, cutDie(sides));
	return cells;
}

/** Milliseconds of one run: the median of many rounds of many runs. */
function milliseconds(run: () => number, runs: number, rounds = 31): number {
	let checksum = 0;
	const times = Array.from({ length: rounds + 5 }, () => {
		const start = performance.now();
		for (let n = 0; n < runs; n++) checksum += run();
		return (performance.now() - start) / runs;
	});
	if (!Number.isFinite(checksum)) throw new Error('The dice gave no number.');
	return times.slice(5).sort((a, b) => a - b)[rounds >> 1] ?? NaN;
}

export interface OddsMeasure {
	readonly what: string;
	readonly milliseconds: number;
}

const ROLL = dice('2d10+3d6');

/** The chance of a total of 20 by the published library, which would remember its answer. */
function publishedChance(): number {
	setCachingEnabled(false);
	return parse('2d10 + 3d6').pAt(20);
}

const plainChance = () => float.at(float.roll(ROLL, PLAIN), 20);

const UNITS = 20;

/** The kills of a turn between the units of two armies, each on the other. */
function turnsOfArmies(): () => number {
	const [rows, columns] = [combatantsOf(freshArmy(UNITS)), combatantsOf(freshArmy(UNITS, 400))];
	const question = { rules: '2005', measure: 'turn', rows, columns } as const;
	return () => [...matrixRows(question)].flat().reduce((sum, kills) => sum + kills, 0);
}

/** Side by side: the distribution of a roll by recurrence, by a cut convolution, by a library, in fractions; contests; and a matrix of turns. */
export function oddsMeasures(): OddsMeasure[] {
	const [x, y] = [float.roll(dice('2d10'), RULES), float.roll(dice('3d6'), RULES)];
	const [p, q] = [exact.roll(dice('1d6'), RULES), exact.roll(dice('1d6'), RULES)];
	const one = exact.compare(p, q).above;
	if (Math.abs(plainChance() - publishedChance()) > 1e-12) throw new Error('Both disagree.');
	return [
		{
			what: '2d10+3d6 in doubles, without a cut',
			milliseconds: milliseconds(() => float.mass(float.roll(ROLL, RULES)), 200)
		},
		{
			what: `2d10+3d6 by dense convolution, cut at depth ${DEPTH}`,
			milliseconds: milliseconds(() => cutRoll(ROLL)[20] ?? NaN, 200)
		},
		{
			what: '2d10+3d6 in doubles, without explosions',
			milliseconds: milliseconds(plainChance, 200)
		},
		{
			what: '2d10+3d6 by @yipe/dice, without explosions',
			milliseconds: milliseconds(publishedChance, 200)
		},
		{
			what: '2d10+3d6 in fractions: P(30 or more)',
			milliseconds: milliseconds(
				() => (exact.mass(exact.from(exact.roll(ROLL, RULES), 30)).denominator > 0n ? 1 : NaN),
				3
			)
		},
		{
			what: '2d10 against 3d6 in doubles',
			milliseconds: milliseconds(() => float.compare(x, y).above, 200)
		},
		{
			what: '1d6 against 1d6 in fractions',
			milliseconds: milliseconds(() => {
				const { above } = exact.compare(exact.roll(dice('1d6'), RULES), q);
				return above.denominator === one.denominator ? 1 : NaN;
			}, 5)
		},
		{
			what: `kills of a turn, ${UNITS} × ${UNITS} units`,
			milliseconds: milliseconds(turnsOfArmies(), 1)
		}
	];
}

/** The chance of a total that a cut convolution no longer knows: 66 or more with 1d6. */
export function beyondCut(): { readonly cut: number; readonly whole: number } {
	const beyond = 6 * (DEPTH + 2);
	const cut = cutRoll(dice('1d6'))
		.slice(beyond)
		.reduce((sum, chance) => sum + chance, 0);
	return { cut, whole: float.mass(float.from(float.roll(dice('1d6'), RULES), beyond)) };
}
