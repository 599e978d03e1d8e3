import { against, damageTotals, hits, opposing, withDie } from './attack.mjs';
import { add, sum, thrown, totalsOf } from './throws.mjs';

/**
 * @import { EditionName, Roll, Totals } from './throws.mjs'
 * @import { Test } from './attack.mjs'
 */

/** How often damage gets through one Armor after the other, each rolled afresh. */
export function through(
	/** @type {EditionName} */ edition,
	/** @type {Roll} */ damage,
	/** @type {Roll[]} */ armors
) {
	const counts = new Array(armors.length + 1).fill(0);
	let left = damageTotals(edition, damage);
	let before = 1;
	for (const [n, armor] of armors.entries()) {
		/** @type {Totals} */
		const next = new Map();
		const protection = opposing(edition, armor);
		for (const [total, p] of left)
			for (const [needed, q] of protection) if (total > needed) add(next, total - needed, p * q);
		const passed = [...next.values()].reduce((a, b) => a + b, 0);
		counts[n] = before - passed;
		[left, before] = [next, passed];
	}
	counts[armors.length] = before;
	return counts;
}

/** The marks that attacks make on a creation of this Size, up to its destruction. */
export function marks(
	/** @type {(Test & { damage: Roll, overkill: boolean })[]} */ attacks,
	/** @type {Roll} */ armor,
	/** @type {number} */ size
) {
	const most = Math.max(1, size);
	let counts = new Array(most + 1).fill(0);
	counts[0] = 1;
	for (const { damage, overkill, ...test } of attacks) {
		const { plain, spare } = hits(test);
		const armors = new Array(overkill ? most : 1).fill(armor);
		const [usual, more] = [damage, withDie(damage)].map((roll) =>
			through(test.edition, roll, armors)
		);
		const next = new Array(most + 1).fill(0);
		for (const [before, p] of counts.entries()) {
			next[before] += p * (1 - plain - spare);
			for (const [n, q] of (usual ?? []).entries())
				next[Math.min(most, before + n)] += p * plain * q;
			for (const [n, q] of (more ?? []).entries())
				next[Math.min(most, before + n)] += p * spare * q;
		}
		counts = next;
	}
	return counts;
}

/** Wounds instead of death, and medics whose dice must exceed them together; natural ones of all fail. */
export function rescued(
	/** @type {{ damage: Roll, armor: Roll, skill: Roll, medics: number }} */ {
		damage,
		armor,
		skill,
		medics
	}
) {
	const council = {
		dice: new Array(medics).fill(skill.dice).flat(),
		bonus: skill.bonus * medics - (medics - 1)
	};
	const heal = totalsOf(thrown(council, 'same'), 'nothing');
	const protection = opposing('2005', armor);
	let [struckDown, healed] = [0, 0];
	for (const [done, p] of damageTotals('2005', damage))
		for (const [needed, q] of protection) {
			if (done <= needed) continue;
			struckDown += p * q;
			for (const [total, r] of heal) if (total > done - needed) healed += p * q * r;
		}
	return { struckDown, healed };
}

/** Dice above the structure level stay on the element, and help an attack later. */
export function ground(
	/** @type {Roll} */ grind,
	/** @type {number} */ level,
	/** @type {Roll} */ damage,
	/** @type {Roll} */ armor
) {
	/** @type {Totals} */
	let kept = new Map([[0, 1]]);
	for (const sides of grind.dice) {
		/** @type {Totals} */
		const next = new Map();
		const die = totalsOf(thrown({ dice: [sides], bonus: 0 }, 'same'), 'total');
		for (const [before, p] of kept)
			for (const [total, q] of die) add(next, before + (total > level ? total : 0), p * q);
		kept = next;
	}
	return against(sum(kept, damageTotals('2005', damage)), opposing('2005', armor)).kill;
}
