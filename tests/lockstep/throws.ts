import type { RollAsk } from '$lib/play/procedures';

/** Throws of a roll that a procedure cannot tell apart: faces that stand for them all, and how many there are. */
export interface Throw {
	readonly faces: readonly number[];
	readonly ways: bigint;
}

const facesOf = (sides: number) => Array.from({ length: sides }, (_, i) => i + 1);

/** All throws, die by die; those with the same `key` count as one. */
function merged(
	dice: readonly number[],
	key: (faces: readonly number[]) => string
): readonly Throw[] {
	let all: Throw[] = [{ faces: [], ways: 1n }];
	for (const sides of dice) {
		const next = new Map<string, Throw>();
		for (const { faces, ways } of all) {
			for (const face of facesOf(sides)) {
				const longer = [...faces, face];
				const name = key(longer);
				const before = next.get(name);
				next.set(name, { faces: before?.faces ?? longer, ways: (before?.ways ?? 0n) + ways });
			}
		}
		all = [...next.values()];
	}
	return all;
}

const sumOf = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0);
const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b).join();

/**
 * All throws of a roll without explosions. Throws that a procedure cannot tell apart count once: by their total and
 * whether all dice show 1; by their faces where each die counts for itself; or by who threw what.
 */
export function throwsOf(
	{ dice, separately = 1 }: RollAsk,
	tells: 'totals' | 'faces' | 'owners'
): readonly Throw[] {
	const sides = dice.rolls.flatMap(({ count, sides: each }) => new Array<number>(count).fill(each));
	const single = tells === 'faces' || separately > 1;
	return merged(sides, (faces) =>
		separately > 1 && tells === 'owners'
			? faces.join()
			: single
				? sorted(faces)
				: `${sumOf(faces)} ${faces.every((face) => face === 1)}`
	);
}

/** In how many ways the dice of a roll can fall. */
export const waysOf = ({ dice }: RollAsk): bigint =>
	dice.rolls.reduce((all, { count, sides }) => all * BigInt(sides) ** BigInt(count), 1n);
