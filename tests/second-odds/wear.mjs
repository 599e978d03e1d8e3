import { against, damageTotals, hits, opposing } from './attack.mjs';
import { add, certain, sum, thrown, totalsOf } from './throws.mjs';

/**
 * Elements that several attacks wear down (PL-DMG-06, PL L1038).
 *
 * @import { Roll, Totals } from './throws.mjs'
 * @import { Skill } from './close.mjs'
 */

/** What one Damage Roll leaves: the dice above the structure level, without its bonus; all ones leave nothing. */
function leaves(/** @type {Roll} */ damage, /** @type {number} */ level) {
	/** @type {Totals} */
	let kept = certain(0);
	let [ones, value] = [1, 0];
	for (const sides of damage.dice) {
		const die = totalsOf(thrown({ dice: [sides], bonus: 0 }, 'same'), 'total');
		/** @type {Totals} */
		const counted = new Map();
		for (const [total, p] of die) add(counted, total > level ? total : 0, p);
		kept = sum(kept, counted);
		ones /= sides;
		value += level < 1 ? 1 : 0;
	}
	if (value === 0) return kept;
	// Dice of all ones leave nothing, not their sum.
	add(kept, value, -ones);
	add(kept, 0, ones);
	return kept;
}

/** What all attacks that hit leave together. */
export function worn(
	/** @type {{ test: Skill, damage: Roll }[]} */ attacks,
	/** @type {number} */ level
) {
	let total = certain(0);
	for (const { test, damage } of attacks) {
		const { plain } = hits({ edition: '2005', beyond: 0, ...test });
		/** @type {Totals} */
		const one = new Map([[0, 1 - plain]]);
		for (const [left, p] of leaves(damage, level)) add(one, left, plain * p);
		total = sum(total, one);
	}
	return total;
}

/** The chance that a hit breaks an element that was worn down; what was worn down is not used up. */
export const breaks = (
	/** @type {Totals} */ earlier,
	/** @type {Roll} */ damage,
	/** @type {Roll} */ armor
) => against(sum(earlier, damageTotals('2005', damage)), opposing('2005', armor)).kill;
