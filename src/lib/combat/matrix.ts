import type { Chance } from '$lib/dice/chance';
import type { OrderChances } from '$lib/dice/order';
import { rememberingExact, rememberingFloat } from '$lib/dice/remembering';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { countOf } from '$lib/rules/terms';
import type { PricedUnit } from './combatants';
import type { Situation } from './situation';
import type { Combatant } from './strikes';
import { FIGHTING } from './fighting';
import { expectedKills, groupKills, type Falls } from './groups';
import { killChance } from './kill-chance';
import type { MatrixMeasure } from './mode';

export interface MatrixQuestion {
	readonly rules: CombatRules;
	readonly measure: MatrixMeasure;
	readonly rows: readonly PricedUnit[];
	readonly columns: readonly PricedUnit[];
	/** That of every attack. */
	readonly situation?: Situation;
}

/** More figures of one unit are counted as this many. */
const MOST = 30;
const figuresOf = ({ unit }: Combatant) => Math.min(MOST, countOf(unit));

/** Answers each distinct question once. */
function cachedBy<T>(answer: (row: PricedUnit, column: PricedUnit) => T) {
	const known = new Map<string, T>();
	return (key: string, row: PricedUnit, column: PricedUnit): T => {
		const found = known.get(key);
		if (found !== undefined) return found;
		const fresh = answer(row, column);
		known.set(key, fresh);
		return fresh;
	};
}

const PER = 100;

/** The chance of one attack of a unit to kill another one. Units with equal weapons and equal targets are calculated once. */
function killCell({ rules, situation = {} }: Omit<MatrixQuestion, 'measure'>) {
	const [float, exact] = [rememberingFloat(), rememberingExact()];
	return cachedBy((attacker, target) =>
		killChance(float, exact, { rules, attacker, target, situation })
	);
}

/** The kills of a unit in a turn, or for its points. */
function killsCell<D>(
	chances: OrderChances<number, D>,
	{ rules, measure, situation = {} }: MatrixQuestion
) {
	const falls = cachedBy<Falls<number>>((row, column) => {
		const figures = measure === 'turn' ? figuresOf(row) : 1;
		const fight = { attacker: row, target: column, figures, situation };
		return FIGHTING[rules].bestFalls(chances, fight);
	});
	return (key: string, row: PricedUnit, column: PricedUnit): number => {
		if (measure === 'points') {
			const [alone = 0] = falls(key, row, column);
			return row.price ? (alone * PER) / row.price : 0;
		}
		const figures = figuresOf(row);
		const found = falls(`${figures} ${key}`, row, column);
		return expectedKills(groupKills(chances, found, { figures, targets: figuresOf(column) }));
	};
}

/** Yields the rows one after the other, so that a worker can report what it has. */
function* rowsOf<T>(
	{ rules, rows, columns }: Omit<MatrixQuestion, 'measure'>,
	cell: (key: string, row: PricedUnit, column: PricedUnit) => T
): Generator<readonly T[]> {
	const { attackKey, targetKey } = FIGHTING[rules];
	const columnKeys = columns.map(targetKey);
	for (const row of rows) {
		const rowKey = attackKey(row);
		yield columns.map((column, i) => cell(`${rowKey} against ${columnKeys[i] ?? ''}`, row, column));
	}
}

/** The chance of one attack of each row with its best weapon to kill each column. */
export const killRows = (question: Omit<MatrixQuestion, 'measure'>): Generator<readonly Chance[]> =>
	rowsOf(question, killCell(question));

/** What a matrix measures: chances to kill, or mean numbers of kills. */
export const matrixRows = (question: MatrixQuestion): Generator<readonly number[]> =>
	question.measure === 'attack'
		? killRows(question)
		: rowsOf(question, killsCell(rememberingFloat(), question));
