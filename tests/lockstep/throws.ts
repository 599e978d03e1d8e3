import { add, fraction, multiply, type Fraction } from '$lib/dice/exact/fraction';
import type { RollAsk } from '$lib/play/procedures';

/** Throws of a roll that a procedure cannot tell apart: faces that represent them, and their chance. */
export interface Throw {
	readonly faces: readonly number[];
	readonly chance: Fraction;
}

/** What tells results of a roll apart: totals, single faces, or the owners of faces. */
export type Tells = 'totals' | 'faces' | 'owners';

/** All throws of one die: the faces that it shows one after the other while it explodes. */
interface DieThrow {
	readonly throws: readonly number[];
	readonly chance: Fraction;
}

/** The throws of one die with at most `depth` explosions; longer ones are cut off, and their chance is missing. */
function throwsOfDie(sides: number, { rules }: RollAsk, depth: number): DieThrow[] {
	const all: DieThrow[] = [];
	const extend = (throws: readonly number[], die: number, chance: Fraction, left: number) => {
		for (let face = 1; face <= die; face++) {
			const one = {
				throws: [...throws, face],
				chance: multiply(chance, fraction(1n, BigInt(die)))
			};
			const explodes = rules.explosion !== 'none' && face === die;
			if (!explodes) all.push(one);
			else if (left > 0)
				extend(one.throws, rules.explosion === 'sameDie' ? die : 6, one.chance, left - 1);
		}
	};
	extend([], sides, fraction(1n), depth);
	return all;
}

/** A part of a roll: the throws of its dice so far. */
interface Part {
	readonly dice: readonly (readonly number[])[];
	readonly worth: number;
	readonly chance: Fraction;
}

/** What the throws of a die count: a penalty takes its share from each (E10-MOD-11). */
const worthOf = (throws: readonly number[], { rules }: RollAsk) =>
	throws.reduce((sum, face, place) => {
		const less = place === 0 || !rules.bonusDiceWhole ? (rules.reduction ?? 0) : 0;
		return sum + face - less;
	}, 0);

/** The faces of a roll as they are typed: first all dice, then their explosions, wave after wave. */
function typed(dice: readonly (readonly number[])[]): number[] {
	const waves = Math.max(0, ...dice.map(({ length }) => length));
	return Array.from({ length: waves }, (_, wave) =>
		dice.flatMap((throws) => throws[wave] ?? [])
	).flat();
}

/** Rolls whose first faces may earn a Benny, so that their totals do not say all. */
const SKILL: readonly RollAsk['why'][] = ['attack', 'parry', 'bail'];

/**
 * All throws of a roll. Those that a procedure cannot tell apart count once: by their total and whether all dice show 1;
 * by their faces where each die counts for itself; or by who threw them.
 */
export function throwsOf(ask: RollAsk, tells: Tells, depth = 0): readonly Throw[] {
	const { dice, separately = 1, why } = ask;
	const sides = dice.rolls.flatMap(({ count, sides: each }) => new Array<number>(count).fill(each));
	const single = tells === 'faces' || separately > 1 || (depth > 0 && SKILL.includes(why));
	const keyOf = ({ dice: thrown, worth }: Part) => {
		const words = thrown.map((throws) => throws.join('+'));
		if (single) return (tells === 'owners' ? words : [...words].sort()).join();
		return `${worth} ${thrown.every(([first]) => first === 1)}`;
	};
	let all: Part[] = [{ dice: [], worth: 0, chance: fraction(1n) }];
	for (const die of sides) {
		const next = new Map<string, Part>();
		for (const part of all) {
			for (const { throws, chance } of throwsOfDie(die, ask, depth)) {
				const longer = {
					dice: [...part.dice, throws],
					worth: part.worth + worthOf(throws, ask),
					chance: multiply(part.chance, chance)
				};
				const key = keyOf(longer);
				const before = next.get(key);
				next.set(key, before ? { ...before, chance: add(before.chance, longer.chance) } : longer);
			}
		}
		all = [...next.values()];
	}
	return all.map(({ dice: thrown, chance }) => ({ faces: typed(thrown), chance }));
}
