import type { RollRules } from '$lib/dice/chances';
import type { Dice } from '$lib/dice/notation';

/** The next die to throw: one of the roll, or one that an explosion adds. */
export interface NextDie {
	readonly sides: number;
	/** Which die of the roll it belongs to. */
	readonly die: number;
	readonly explosion: boolean;
}

/** A roll as far as it is thrown. */
export interface Thrown {
	/** For each die of the roll, all its throws. */
	readonly dice: readonly { readonly sides: number; readonly throws: readonly number[] }[];
	readonly total: number;
	/** The total before it counts as 0 at least, for what is still added to the roll (DICE-7). */
	readonly sum: number;
	/** All dice show 1 on their first throw (DICE-5, DICE-8). */
	readonly fumble: boolean;
	/** Absent when the roll is complete. */
	readonly next?: NextDie;
	/** A face that its die does not have, or one too many: its place among the faces. */
	readonly wrong?: number;
}

/** A source of numbers from 0 to 2³² − 1, each with the same chance. */
export type Bits = () => number;

const RANGE = 2 ** 32;

/** A face of a fair die. Numbers beyond the last whole multiple of the sides are thrown away. */
export function faceFrom(bits: Bits, sides: number): number {
	const limit = RANGE - (RANGE % sides);
	let number = bits();
	while (number >= limit) number = bits();
	return (number % sides) + 1;
}

const sidesIn = ({ rolls }: Dice): number[] =>
	rolls.flatMap(({ count, sides }) => new Array<number>(count).fill(sides));

/** What one throw of a die counts: a penalty takes its share from each (E10-MOD-11). */
function worth(
	face: number,
	isFirst: boolean,
	{ reduction = 0, bonusDiceWhole }: RollRules
): number {
	return face - (isFirst || !bonusDiceWhole ? reduction : 0);
}

function sumOf(dice: Dice, thrown: Thrown['dice'], rules: RollRules, fumble: boolean): number {
	if (fumble && rules.allOnes === 'zero') return 0;
	let sum = dice.bonus;
	for (const { throws } of thrown)
		throws.forEach((face, index) => (sum += worth(face, index === 0, rules)));
	return sum;
}

/**
 * Reads thrown faces as a roll: first all its dice in order, then those that explosions add, wave by wave
 * (DICE-4). The same faces always mean the same roll.
 */
export function readThrow(dice: Dice, rules: RollRules, faces: readonly number[]): Thrown {
	const all = sidesIn(dice).map((sides) => ({ sides, throws: [] as number[] }));
	const queue: NextDie[] = all.map(({ sides }, die) => ({ sides, die, explosion: false }));
	let wrong: number | undefined;
	for (const [place, face] of faces.entries()) {
		const next = queue.shift();
		if (!next || !Number.isInteger(face) || face < 1 || face > next.sides) {
			wrong = place;
			if (next) queue.unshift(next);
			break;
		}
		all[next.die]?.throws.push(face);
		if (face !== next.sides || rules.explosion === 'none') continue;
		const sides = rules.explosion === 'sameDie' ? next.sides : 6;
		queue.push({ sides, die: next.die, explosion: true });
	}
	const [next] = queue;
	const thrown = all.filter(({ throws }) => throws.length > 0);
	const fumble = all.length > 0 && all.every(({ throws }) => throws[0] === 1);
	const sum = sumOf(dice, thrown, rules, fumble);
	return {
		dice: all,
		total: rules.floor ? Math.max(0, sum) : sum,
		sum,
		fumble: fumble && rules.allOnes !== 'total',
		...(next && { next }),
		...(wrong !== undefined && { wrong })
	};
}

/** Throws all dice of a roll from a source of bits, and those that explosions add. */
export function throwAll(dice: Dice, rules: RollRules, bits: Bits): number[] {
	const faces: number[] = [];
	for (
		let { next } = readThrow(dice, rules, faces);
		next;
		{ next } = readThrow(dice, rules, faces)
	) {
		faces.push(faceFrom(bits, next.sides));
	}
	return faces;
}

/** Whether the faces of a recorded roll can come from its dice: only a highest face is thrown again. */
export function isPossibleRoll(dice: Dice, faces: readonly (readonly number[])[]): boolean {
	const sides = sidesIn(dice);
	if (faces.length !== sides.length) return false;
	return faces.every((throws, die) => {
		const own = sides[die] ?? 0;
		return throws.every((face, index) => {
			const most = index === 0 ? own : Math.max(own, 6);
			const again = index < throws.length - 1;
			return face <= most && (!again || face === own || (index > 0 && face === 6));
		});
	});
}
