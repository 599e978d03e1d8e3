import { damageTotals, hits, hitTotals, opposing, withDie } from './attack.mjs';
import { add, certain } from './throws.mjs';

/**
 * @import { EditionName, Roll, Totals } from './throws.mjs'
 * @import { Test } from './attack.mjs'
 * @typedef {{ skill: Roll, use: number, modifier: number }} Skill
 * @typedef {{ hit: Skill, damage: Roll, piercing?: boolean, parry?: Skill & { absorb: Roll } }} Blow
 */

const testOf = (/** @type {EditionName} */ edition, /** @type {Skill} */ skill) =>
	/** @type {Test} */ ({ edition, beyond: 0, ...skill });

function mixed(
	/** @type {Totals} */ into,
	/** @type {Totals} */ part,
	/** @type {number} */ weight
) {
	for (const [total, chance] of part) add(into, total, weight * chance);
}

/** Takes dice of each type off; a piercing weapon first loses its bonus, and never its last die. */
export function deflected(
	/** @type {Roll} */ { dice, bonus },
	/** @type {number} */ levels,
	/** @type {boolean} */ piercing
) {
	const take = (/** @type {number} */ times) => {
		const left = [...dice];
		for (const sides of new Set(dice))
			for (let n = 0; n < times; n++) {
				const place = left.indexOf(sides);
				if (place >= 0) left.splice(place, 1);
			}
		return left;
	};
	if (!piercing || levels === 0) return { dice: take(levels), bonus };
	const left = take(levels - 1);
	return { dice: left.length > 0 ? left : dice.slice(0, 1), bonus: Math.min(0, bonus) };
}

/** A parry of 2005: at least the own Use and the attacker's total; it takes its own roll off. */
function absorbed(/** @type {Blow} */ { hit, damage, parry }) {
	/** @type {Totals} */
	const done = new Map();
	const whole = damageTotals('2005', damage);
	/** @type {Totals} */
	const lessened = new Map();
	for (const [total, p] of whole)
		for (const [less, q] of parry ? opposing('2005', parry.absorb) : certain(0))
			add(lessened, Math.max(0, total - less), p * q);
	const attacks = hitTotals(testOf('2005', hit)).plain;
	const parries = parry ? hitTotals(testOf('2005', parry)).plain : new Map();
	let misses = 1;
	for (const [attack, p] of attacks) {
		misses -= p;
		let stopped = 0;
		for (const [total, q] of parries) if (total >= attack) stopped += q;
		mixed(done, whole, p * (1 - stopped));
		mixed(done, lessened, p * stopped);
	}
	mixed(done, certain(0), misses);
	return done;
}

/** The damage of a blow, 0 if it misses. */
export function damageOf(/** @type {EditionName} */ edition, /** @type {Blow} */ blow) {
	if (edition === 'quickwars') return damageTotals(edition, blow.damage);
	if (edition === '2005') return absorbed(blow);
	/** @type {Totals} */
	const done = new Map();
	const { plain, spare } = hits(testOf(edition, blow.hit));
	const parry = blow.parry ? hits(testOf(edition, blow.parry)) : { plain: 0, spare: 0 };
	const levels = [1 - parry.plain - parry.spare, parry.plain, parry.spare];
	for (const [level, weight] of levels.entries()) {
		const left = (/** @type {Roll} */ damage) =>
			damageTotals(edition, deflected(damage, level, blow.piercing === true));
		mixed(done, left(blow.damage), weight * plain);
		mixed(done, left(withDie(blow.damage)), weight * spare);
	}
	mixed(done, certain(0), 1 - plain - spare);
	return done;
}

/** The chances that an Armor Roll is below a total, and that it equals it. */
function meets(/** @type {Totals} */ armor) {
	/** @type {Map<number, { below: number, same: number }>} */
	const known = new Map();
	return (/** @type {number} */ total) => {
		const before = known.get(total);
		if (before) return before;
		const found = { below: 0, same: armor.get(total) ?? 0 };
		for (const [needed, chance] of armor) if (needed < total) found.below += chance;
		known.set(total, found);
		return found;
	};
}

/**
 * Blows between two, in order, each with the damage of the turn so far: both totals together, until one falls.
 *
 * @typedef {{ by: 'active' | 'other', blow: Blow }} Stroke
 */
export function turn(
	/** @type {EditionName} */ edition,
	/** @type {{ active: Roll, other: Roll }} */ armors,
	/** @type {Stroke[]} */ strokes,
	taken = { active: 0, other: 0 }
) {
	const result = { activeKilled: 0, otherKilled: 0, activeEquals: 0, otherEquals: 0, bothStand: 0 };
	/** Both totals in one number. */
	const SHIFT = 4096;
	/** @type {Map<number, number>} */
	let states = new Map([[taken.active * SHIFT + taken.other, 1]]);
	for (const { by, blow } of strokes) {
		const target = by === 'active' ? 'other' : 'active';
		const step = target === 'active' ? SHIFT : 1;
		const armor = meets(opposing(edition, armors[target]));
		const damage = damageOf(edition, blow);
		/** @type {typeof states} */
		const next = new Map();
		for (const [state, weight] of states) {
			const before = target === 'active' ? Math.floor(state / SHIFT) : state % SHIFT;
			for (const [done, p] of damage) {
				const { below, same } = done === 0 ? { below: 0, same: 0 } : armor(before + done);
				const chance = weight * p;
				result[`${target}Killed`] += chance * below;
				result[`${target}Equals`] += chance * same;
				if (below < 1) add(next, state + done * step, chance * (1 - below));
			}
		}
		states = next;
	}
	for (const chance of states.values()) result.bothStand += chance;
	return result;
}
