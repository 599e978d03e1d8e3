import type { Collision } from '../../../profile';

/** Momentum and opposition by size; half the opposition, rounded down, if not braced (PL-CHG-03, X-25). */
export function collisionOf(size: number, moves: boolean): Collision {
	return {
		momentum: moves ? size : 0,
		braced: size,
		unbraced: Math.floor(size / 2),
		steadiness: size
	};
}
