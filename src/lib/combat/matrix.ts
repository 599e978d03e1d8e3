import type { OrderChances } from '$lib/dice/order';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { countOf } from '$lib/rules/terms';
import type { PricedUnit } from './combatants';
import { bestDuel, killIn } from './duel';
import type { Situation } from './situation';
import type { Combatant } from './strikes';
import { FIGHTING } from './fighting';
import { expectedKills, groupKills, type Falls } from './groups';
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

/** The value of a cell for two units. Units with equal weapons and equal targets are calculated once. */
function cellOf<D>(
	chances: OrderChances<number, D>,
	{ rules, measure, situation = {} }: MatrixQuestion
) {
	const attack = cachedBy((row, column) => {
		const best = bestDuel(chances, rules, row, column, situation);
		return best ? (killIn(best.outcomes) ?? 0) : 0;
	});
	const falls = cachedBy<Falls<number>>((row, column) => {
		const figures = measure === 'turn' ? figuresOf(row) : 1;
		const fight = { attacker: row, target: column, figures, situation };
		return FIGHTING[rules].bestFalls(chances, fight);
	});
	return (rowKey: string, columnKey: string, row: PricedUnit, column: PricedUnit): number => {
		const key = `${rowKey} against ${columnKey}`;
		if (measure === 'attack') return attack(key, row, column);
		if (measure === 'points') {
			const [alone = 0] = falls(key, row, column);
			return row.price ? (alone * PER) / row.price : 0;
		}
		const figures = figuresOf(row);
		const found = falls(`${figures} ${key}`, row, column);
		return expectedKills(groupKills(chances, found, { figures, targets: figuresOf(column) }));
	};
}

/** Yields the rows of the matrix one after the other, so that a worker can report what it has. */
export function* matrixRows<D>(
	chances: OrderChances<number, D>,
	question: MatrixQuestion
): Generator<readonly number[]> {
	const { rows, columns } = question;
	const { attackKey, targetKey } = FIGHTING[question.rules];
	const cell = cellOf(chances, question);
	const columnKeys = columns.map(targetKey);
	for (const row of rows) {
		const rowKey = attackKey(row);
		yield columns.map((column, i) => cell(rowKey, columnKeys[i] ?? '', row, column));
	}
}
