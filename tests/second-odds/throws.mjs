/**
 * Throws of dice, one after the other, with at most `DEPTH` explosions of a die. What is left out is known:
 * `leftOut`.
 *
 * @typedef {{ dice: number[], bonus: number }} Roll the sides of each die, and the flat bonus
 * @typedef {'2005' | '2010' | '2020' | 'quickwars'} EditionName
 * @typedef {Map<number, number>} Totals the chance of each total
 * @typedef {{ ones: number, onesTotal: number, plain: Totals, benny: Totals }} Thrown all dice show 1; totals
 *   of other throws, apart by whether a face earns a Benny
 */

export const DEPTH = 8;

/** More than the chance that a throw of these dice goes deeper: a die explodes with 1/6 at most. */
export const leftOut = (/** @type {number} */ dice) => dice * 6 ** -(DEPTH + 1) + 1e-11;

/** @typedef {'never' | 'same' | 'bonus'} Explodes */
/** What a die of an edition does on its maximum face. */
export const EXPLODES = /** @type {const} */ ({
	2005: 'same',
	2010: 'bonus',
	2020: 'bonus',
	quickwars: 'same'
});

export function add(
	/** @type {Totals} */ totals,
	/** @type {number} */ total,
	/** @type {number} */ chance
) {
	totals.set(total, (totals.get(total) ?? 0) + chance);
}

/** The totals of one die whose first face is each of 1 to `sides`. */
export function byFirstFace(
	/** @type {number} */ sides,
	/** @type {Explodes} */ explodes,
	/** @type {number} */ less
) {
	/** @type {Totals[]} */
	const found = [];
	for (let face = 1; face <= sides; face++) {
		/** @type {Totals} */
		const totals = new Map();
		if (face < sides || explodes === 'never') add(totals, face - less, 1 / sides);
		else again(totals, explodes === 'same' ? sides : 6, face - less, 1 / sides, less, 1);
		found.push(totals);
	}
	return found;
}

/** Throws a die that an explosion added. */
function again(
	/** @type {Totals} */ totals,
	/** @type {number} */ sides,
	/** @type {number} */ sum,
	/** @type {number} */ chance,
	/** @type {number} */ less,
	/** @type {number} */ depth
) {
	for (let face = 1; face < sides; face++) add(totals, sum + face - less, chance / sides);
	if (depth < DEPTH) again(totals, sides, sum + sides - less, chance / sides, less, depth + 1);
}

export function sum(/** @type {Totals} */ a, /** @type {Totals} */ b) {
	/** @type {Totals} */
	const totals = new Map();
	for (const [t, p] of a) for (const [u, q] of b) add(totals, t + u, p * q);
	return totals;
}

/** Puts chances of the same totals together. */
export function union(/** @type {Totals[]} */ ...all) {
	/** @type {Totals} */
	const totals = new Map();
	for (const each of all) for (const [total, chance] of each) add(totals, total, chance);
	return totals;
}

export const certain = (/** @type {number} */ total) => new Map([[total, 1]]);

/** Throws all dice of a roll. */
export function thrown(
	/** @type {Roll} */ { dice, bonus },
	/** @type {Explodes} */ explodes,
	/** @type {number} */ less = 0,
	/** @type {(sides: number) => number[]} */ bennies = () => []
) {
	/** @type {Thrown} */
	let all = { ones: 1, onesTotal: bonus, plain: new Map(), benny: new Map() };
	for (const sides of dice) {
		const faces = byFirstFace(sides, explodes, less);
		const earning = faces.filter((_, i) => bennies(sides).includes(i + 1));
		const others = faces.filter((_, i) => i > 0 && !bennies(sides).includes(i + 1));
		const [benny, plain, one] = [union(...earning), union(...others), faces[0] ?? new Map()];
		const ones = new Map([[all.onesTotal, all.ones]]);
		all = {
			ones: all.ones / sides,
			onesTotal: all.onesTotal + 1 - less,
			plain: union(sum(all.plain, union(one, plain)), sum(ones, plain)),
			benny: union(sum(all.benny, union(...faces)), sum(union(all.plain, ones), benny))
		};
	}
	if (dice.length > 0) return all;
	return { ones: 0, onesTotal: 0, plain: certain(bonus), benny: new Map() };
}

/** Totals below 0 count as 0, and all ones as `ones`: a number, their own total, or nothing. */
export function totalsOf(
	/** @type {Thrown} */ { ones, onesTotal, plain, benny },
	/** @type {number | 'total' | 'nothing'} */ onesCount
) {
	/** @type {Totals} */
	const totals = new Map();
	for (const [total, chance] of [...plain, ...benny]) add(totals, Math.max(0, total), chance);
	if (ones > 0 && onesCount !== 'nothing')
		add(totals, Math.max(0, onesCount === 'total' ? onesTotal : onesCount), ones);
	return totals;
}
