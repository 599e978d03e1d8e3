import type { Explosion } from '../chances';

/**
 * A die. Its maximum face throws `next` and adds it; every throw is reduced. Totals are counted from the
 * lowest, that of a thrown 1.
 */
export interface Die {
	readonly sides: number;
	readonly reduction: number;
	readonly next: 'nothing' | 'same' | Die;
}

/** Returns a die; `bonus` is the reduction of the dice it adds. */
export function dieOf(sides: number, explosion: Explosion, own: number, bonus: number): Die {
	if (explosion === 'none') return { sides, reduction: own, next: 'nothing' };
	const added = explosion === 'sameDie' ? sides : 6;
	if (own === bonus && added === sides) return { sides, reduction: own, next: 'same' };
	return { sides, reduction: own, next: { sides: added, reduction: bonus, next: 'same' } };
}

/** How many totals an explosion moves up. */
const step = ({ sides, reduction, next }: Die) =>
	typeof next === 'object' ? sides - next.reduction : sides - reduction;

/**
 * Adds a die to the chances of totals, by the recurrence that its explosion obeys. It only adds, so that
 * every cell keeps its relative precision.
 */
export function withDie(cells: Float64Array, die: Die): Float64Array {
	const { sides, next } = die;
	const sum = new Float64Array(cells.length);
	const exploded = next === 'same' ? sum : next === 'nothing' ? cells : withDie(cells, next);
	const offset = next === 'nothing' ? sides - 1 : step(die);
	for (let i = 0; i < sum.length; i++) {
		let chance = i < offset ? 0 : (exploded[i - offset] ?? 0);
		for (let face = Math.max(0, i - sides + 2); face <= i; face++) chance += cells[face] ?? 0;
		sum[i] = chance / sides;
	}
	return sum;
}

/** Returns the chances that a die's total, counted from its lowest, is above 0, 1, 2 … */
export function survival(die: Die, length: number): Float64Array {
	const { sides, next } = die;
	const chances = new Float64Array(length);
	const exploded =
		next === 'same' ? chances : next === 'nothing' ? undefined : survival(next, length);
	const offset = next === 'nothing' ? sides - 1 : step(die);
	for (let i = 0; i < length; i++) {
		const faces = Math.max(0, sides - 2 - i);
		chances[i] = (faces + (i < offset ? 1 : (exploded?.[i - offset] ?? 0))) / sides;
	}
	return chances;
}
