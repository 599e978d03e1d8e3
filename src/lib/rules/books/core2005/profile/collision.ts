import type { Collision } from '../../../profile';

/**
 * Momentum and opposition by size; half the opposition, rounded down, if not braced (PL-CHG-03, X-25).
 * What is `fixed` in its place is always braced (PL-CHG-07).
 */
export function collisionOf(size: number, moves: boolean, fixed = false): Collision {
	return {
		momentum: moves ? size : 0,
		braced: size,
		...(fixed ? {} : { unbraced: Math.floor(size / 2) }),
		steadiness: size
	};
}
