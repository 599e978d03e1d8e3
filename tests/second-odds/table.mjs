import { fewer, seen, skillBonus } from './aimed.mjs';
import { against, added, damageTotals, hits, hitTotals, opposing, withDie } from './attack.mjs';
import { deflected } from './close.mjs';
import { add, certain, sum } from './throws.mjs';

/**
 * Attacks of figures at a table, with the figures of the books typed from the spec.
 *
 * @import { Roll, Totals } from './throws.mjs'
 * @import { Scene } from './aimed.mjs'
 * @typedef {'2005' | '2010' | '2020'} Book
 * @typedef {'mercenary' | 'officer' | 'hero'} RankName
 * @typedef {'shortHand' | 'heavyHand' | 'twoHanded' | 'shortRanged' | 'longRanged' | 'explosive'} WeaponName
 * @typedef {{ rank: RankName, weapon: WeaponName }} Striker
 * @typedef {{ item: WeaponName | 'shield', meets: number, both: boolean }} Declared
 * @typedef {{ edition: Book, attackers: Striker[], heroes: number, bothHands: boolean, countering: boolean,
 *   foe: RankName, foeHeroes: number, already: number, scene: Scene, defending: Scene, bonus: number,
 *   parry: Declared | undefined, charging?: boolean }} Order
 */

const roll = (/** @type {number[]} */ dice, bonus = 0) => ({ dice, bonus });

/** @type {Record<RankName, { skill: Roll, armor: Roll }>} */
export const RANKS = {
	mercenary: { skill: roll([6]), armor: roll([], 4) },
	officer: { skill: roll([6], 1), armor: roll([6], 2) },
	hero: { skill: roll([10]), armor: roll([6, 6]) }
};

/** PL-2005 (PL-WPN). @type {Record<WeaponName, { use: number, damage: Roll, range?: number }>} */
const EARLY = {
	shortHand: { use: 2, damage: roll([6]) },
	heavyHand: { use: 4, damage: roll([6], 2) },
	twoHanded: { use: 5, damage: roll([6, 6]) },
	shortRanged: { use: 3, damage: roll([6]), range: 6 },
	longRanged: { use: 3, damage: roll([6], 1), range: 12 },
	explosive: { use: 3, damage: roll([10]) }
};

/** 2010, and 2020 as far as it names any (combat.md, 2.11): hand weapons do the damage of the own die. */
function later(/** @type {WeaponName} */ weapon, /** @type {number} */ die) {
	/** @type {Record<WeaponName, { use: number, damage: Roll, range?: number }>} */
	const all = {
		shortHand: { use: 2, damage: roll([die]) },
		heavyHand: { use: 3, damage: roll([die], 2) },
		twoHanded: { use: 4, damage: roll([die, die]) },
		shortRanged: { use: 3, damage: roll([6]), range: 6 },
		longRanged: { use: 3, damage: roll([6], 1), range: 10 },
		explosive: { use: 1, damage: roll([10]), range: 3 }
	};
	return all[weapon];
}

export const itemOf = (
	/** @type {Book} */ edition,
	/** @type {WeaponName | 'shield'} */ item,
	/** @type {RankName} */ rank
) => (item === 'shield' ? { use: 2, damage: roll([6]) } : weaponOf(edition, item, rank));

const weaponOf = (
	/** @type {Book} */ edition,
	/** @type {WeaponName} */ weapon,
	/** @type {RankName} */ rank
) => (edition === '2005' ? EARLY[weapon] : later(weapon, rank === 'hero' ? 10 : 6));

/** What other heroes of the army take off each roll of a hero (PL-HER-02). */
export const quirk = (/** @type {RankName} */ rank, /** @type {number} */ others) =>
	rank === 'hero' ? Math.min(5, others) : 0;

const less = (/** @type {Roll} */ { dice, bonus }, /** @type {number} */ by) =>
	roll(dice, bonus - by);

/**
 * What an attack adds to the sum, and damage with the roll that a parry takes off it.
 *
 * @typedef {{ chance: number, damage?: Roll, met?: Roll, absorb?: Roll }} Part
 */

/** How one attacker rolls to hit. */
function shot(/** @type {Order} */ order, /** @type {number} */ place) {
	const { edition, attackers, heroes, scene, bonus, countering } = order;
	const attacker = attackers[place] ?? { rank: 'mercenary', weapon: 'shortHand' };
	const { rank, weapon } = attacker;
	const rivals = heroes + attackers.filter((one, n) => n !== place && one.rank === 'hero').length;
	const off = quirk(rank, rivals);
	const { use, damage: usual, range } = weaponOf(edition, weapon, rank);
	// Momentum is 1d6 in PL-2005, then one more Skill die (E05-CMB-31, E10-CHG-04, E20-CHG-02).
	const momentum = edition === '2005' ? [6] : RANKS[rank].skill.dice;
	const damage = order.charging ? roll([...usual.dice, ...momentum], usual.bonus) : usual;
	const { distance = 0, height = 0 } = scene;
	const higher = edition === '2005' ? height : Math.min(5, height);
	const beyond = range === undefined ? 0 : Math.max(0, Math.ceil(distance - range - higher));
	const here = { ...scene, countering };
	const both = countering && edition === '2005' && order.parry?.both ? 1 : 0;
	const modifier = bonus - off - both + skillBonus(edition, here);
	const felt = edition === '2020' && weapon === 'explosive' ? seen(edition, scene) : 0;
	return {
		test: { edition, skill: RANKS[rank].skill, use, modifier, beyond },
		damage: less(damage, off + both - felt),
		damageBeyond: weapon === 'explosive' ? 0 : beyond,
		piercing: edition === '2010' && weapon === 'heavyHand' && order.bothHands,
		long: edition !== '2005' && weapon === 'twoHanded' ? 1 : 0
	};
}

/** The parry of the target, against the blow of one attacker. */
function guard(
	/** @type {Order} */ { edition, foe, foeHeroes, parry, defending, countering },
	/** @type {number} */ long
) {
	if (!parry) return undefined;
	const { item, both } = parry;
	const off = quirk(foe, foeHeroes);
	const cost = off + (both && !countering && edition === '2005' ? 1 : 0);
	const gun = item === 'shortRanged' || item === 'longRanged';
	const held = itemOf(edition, item, foe);
	const modifier = long - fewer(edition, defending, 'parry') - cost;
	const use = gun ? 3 : held.use;
	const test = { edition, skill: RANKS[foe].skill, use, modifier, beyond: 0 };
	return { test, absorb: less(held.damage, cost) };
}

/** The ways in which one attack comes out, with its parry. */
function parts(/** @type {Order} */ order, /** @type {number} */ place) {
	const { test, damage, piercing, long } = shot(order, place);
	const met = order.parry?.meets === place ? guard(order, long) : undefined;
	const { plain, spare } = hits(test);
	/** @type {Part[]} */
	const all = [{ chance: 1 - plain - spare }];
	if (met && order.edition === '2005') {
		for (const [total, p] of hitTotals(test).plain) {
			let stopped = 0;
			for (const [own, q] of hitTotals(met.test).plain) if (own >= total) stopped += q;
			all.push({ chance: p * (1 - stopped), damage });
			all.push({ chance: p * stopped, met: damage, absorb: met.absorb });
		}
		return merged(all);
	}
	const parry = met ? hits(met.test) : { plain: 0, spare: 0 };
	for (const [level, weight] of [
		1 - parry.plain - parry.spare,
		parry.plain,
		parry.spare
	].entries()) {
		all.push({ chance: weight * plain, damage: deflected(damage, level, piercing) });
		all.push({ chance: weight * spare, damage: deflected(withDie(damage), level, piercing) });
	}
	return all;
}

/** Puts ways together that differ only in their chance. */
function merged(/** @type {Part[]} */ all) {
	/** @type {Map<string, Part>} */
	const kinds = new Map();
	for (const part of all) {
		const key = JSON.stringify([part.damage, part.met, part.absorb]);
		kinds.set(key, { ...part, chance: part.chance + (kinds.get(key)?.chance ?? 0) });
	}
	return [...kinds.values()];
}

/** The damage of one pool; what a parry takes its roll off is rolled for itself (PL L558). */
function dealt(/** @type {Order} */ order, /** @type {Part} */ { damage, absorb, met }) {
	const { edition } = order;
	const { damageBeyond } = shot(order, 0);
	const open = damage ? damageTotals(edition, damage, damageBeyond) : certain(0);
	if (!absorb || !met) return open;
	/** @type {Totals} */
	const left = new Map();
	for (const [total, p] of damageTotals(edition, met, damageBeyond))
		for (const [off, q] of opposing(edition, absorb)) add(left, Math.max(0, total - off), p * q);
	return sum(open, left);
}

/** The kill of an attack of one or several, and damage that equals the Armor. */
export function atTable(/** @type {Order} */ order) {
	const { edition, attackers, foe, foeHeroes, already } = order;
	const protection = opposing(edition, less(RANKS[foe].armor, quirk(foe, foeHeroes)));
	/** @type {Part[]} */
	let pools = [{ chance: 1 }];
	for (const place of attackers.keys()) {
		const all = parts(order, place);
		const joined = pools.flatMap((pool) => all.map((part) => together(pool, part)));
		pools = merged(joined);
	}
	const result = { kill: 0, equal: 0 };
	for (const pool of pools) {
		if ((!pool.damage && !pool.met) || pool.chance === 0) continue;
		const done = [...dealt(order, pool)].filter(([total]) => total > 0);
		const { kill, equal } = against(added(edition, new Map(done), already), protection);
		result.kill += pool.chance * kill;
		result.equal += pool.chance * equal;
	}
	return result;
}

function together(/** @type {Part} */ a, /** @type {Part} */ b) {
	const [damage, more] = [a.damage ?? b.damage, a.damage && b.damage];
	const dice = [...(damage?.dice ?? []), ...(more?.dice ?? [])].sort((x, y) => x - y);
	const bonus = (damage?.bonus ?? 0) + (more?.bonus ?? 0);
	const { absorb = b.absorb, met = b.met } = a;
	/** @type {Part} */
	const part = { chance: a.chance * b.chance };
	return {
		...part,
		...(damage && { damage: roll(dice, bonus) }),
		...(absorb && { absorb }),
		...(met && { met })
	};
}
