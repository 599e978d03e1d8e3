import { add, byFirstFace, EXPLODES, thrown, totalsOf } from './throws.mjs';

/**
 * @import { EditionName, Roll, Totals } from './throws.mjs'
 * @typedef {{ edition: EditionName, skill: Roll, use: number, modifier: number, beyond: number }} Test
 * @typedef {Test & { damage: Roll, armor: Roll, already: number, attackers: number }} Attack
 */

/** Totals that hit, without a Benny and with one left to add a die of damage. */
export function hitTotals(/** @type {Test} */ { edition, skill, use, modifier, beyond }) {
	const less = edition === '2010' ? beyond : 0;
	const flat = edition === '2020' ? beyond : 0;
	const roll = { dice: skill.dice, bonus: skill.bonus + modifier - flat };
	/** @type {{ plain: Totals, spare: Totals }} */
	const hits = { plain: new Map(), spare: new Map() };
	const reach = (
		/** @type {Totals} */ into,
		/** @type {number} */ total,
		/** @type {number} */ chance
	) => {
		if (Math.max(0, total) >= use) add(into, Math.max(0, total), chance);
	};
	if (edition === 'quickwars') return { plain: new Map([[0, 1]]), spare: new Map() };
	if (edition === '2005') {
		for (const [total, chance] of thrown(roll, 'same').plain) reach(hits.plain, total, chance);
		return hits;
	}
	const bennies = (/** @type {number} */ sides) =>
		edition === '2010' ? [sides] : [6, 7, 8, 9, 10].filter((face) => face <= sides);
	const { plain, benny } = thrown(roll, 'never', less, bennies);
	for (const [total, chance] of plain) reach(hits.plain, total, chance);
	for (const [total, chance] of benny) {
		if (Math.max(0, total) >= use) reach(hits.spare, total, chance);
		else
			for (const face of byFirstFace(6, 'bonus', less))
				for (const [more, added] of face) reach(hits.plain, total + more, chance * added);
	}
	return hits;
}

const mass = (/** @type {Totals} */ totals) => [...totals.values()].reduce((a, b) => a + b, 0);

/** The chances of a hit without a Benny, and with one left. */
export function hits(/** @type {Test} */ test) {
	const { plain, spare } = hitTotals(test);
	return { plain: mass(plain), spare: mass(spare) };
}

/** The totals of a Damage Roll; all ones do nothing. */
export function damageTotals(
	/** @type {EditionName} */ edition,
	/** @type {Roll} */ damage,
	/** @type {number} */ beyond = 0
) {
	const less = edition === '2010' ? beyond : 0;
	const flat = edition === '2020' ? beyond : 0;
	const roll = { dice: damage.dice, bonus: damage.bonus - flat };
	return totalsOf(thrown(roll, EXPLODES[edition], less), 0);
}

/** The totals of a roll that opposes: Armor, absorption, momentum; all ones keep their value. */
export const opposing = (/** @type {EditionName} */ edition, /** @type {Roll} */ roll) =>
	totalsOf(thrown(roll, EXPLODES[edition]), 'total');

/** The chances that damage exceeds the Armor, and that it equals it. */
export function against(/** @type {Totals} */ damage, /** @type {Totals} */ armor) {
	let [kill, equal] = [0, 0];
	for (const [done, p] of damage)
		for (const [needed, q] of armor) {
			if (done > needed) kill += p * q;
			if (done === needed) equal += p * q;
		}
	return { kill, equal };
}

/** Damage on top of earlier damage; no damage does nothing, whatever came before, and is nothing bad in 2020 (A20-8). */
export function added(
	/** @type {EditionName} */ edition,
	/** @type {Totals} */ damage,
	/** @type {number} */ already
) {
	if (already === 0 && edition !== '2020') return damage;
	const some = [...damage].filter(([total]) => total > 0);
	return new Map(some.map(([total, p]) => [total + already, p]));
}

/** One more die of the largest kind. */
export const withDie = (/** @type {Roll} */ { dice, bonus }) => ({
	dice: dice.length > 0 ? [...dice, Math.max(...dice)] : dice,
	bonus
});

/** Everybody rolls one by one, with their own weapon, and the damage of those who hit is one sum. */
export function volley(
	/** @type {(Test & { damage: Roll })[]} */ shots,
	/** @type {Roll} */ armor,
	already = 0
) {
	/** @type {Map<string, { damage: Roll, chance: number }>} */
	let pools = new Map([['', { damage: { dice: [], bonus: 0 }, chance: 1 }]]);
	for (const shot of shots) {
		const { plain, spare } = hits(shot);
		/** @type {[number, Roll][]} */
		const gains = [
			[1 - plain - spare, { dice: [], bonus: 0 }],
			[plain, shot.damage],
			[spare, withDie(shot.damage)]
		];
		/** @type {typeof pools} */
		const next = new Map();
		for (const { damage, chance } of pools.values())
			for (const [weight, gain] of gains) {
				const dice = [...damage.dice, ...gain.dice].sort((a, b) => a - b);
				const pool = { dice, bonus: damage.bonus + gain.bonus };
				const key = `${dice.join()} ${pool.bonus}`;
				const before = next.get(key)?.chance ?? 0;
				next.set(key, { damage: pool, chance: before + chance * weight });
			}
		pools = next;
	}
	let [kill, equal] = [0, 0];
	const [first] = shots;
	if (!first) return { kill, equal };
	const protection = opposing(first.edition, armor);
	for (const { damage, chance } of pools.values()) {
		if (damage.dice.length === 0) continue;
		const done = damageTotals(first.edition, damage, first.beyond);
		const effect = against(added(first.edition, done, already), protection);
		kill += chance * effect.kill;
		equal += chance * effect.equal;
	}
	return { kill, equal };
}

/** An attack of several with the same weapon. */
export function secondOdds(/** @type {Attack} */ attack) {
	const { plain, spare } = hits(attack);
	return { hit: plain + spare, ...volley(new Array(attack.attackers).fill(attack), attack.armor) };
}
