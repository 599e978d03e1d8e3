import { fewer } from './aimed.mjs';
import { hits, hitTotals, volley } from './attack.mjs';
import { turn } from './close.mjs';
import { byFirstFace, sum, thrown, union } from './throws.mjs';

/**
 * Fights in close combat: who may parry what, and what a counterattack costs.
 *
 * @import { EditionName, Roll } from './throws.mjs'
 * @import { Blow, Stroke } from './close.mjs'
 * @typedef {{ skill: Roll, armor: Roll, opponents?: number, friends?: number, already?: number }} Person
 * @typedef {{ use: number, damage: Roll, absorb?: Roll, shield?: boolean, twoHanded?: boolean, piercing?: boolean,
 *   gun?: boolean, bareHands?: boolean }} Item
 * @typedef {{ weapon: Item, parry?: Item, counter?: Item, counterParry?: Item }} Pass
 * @typedef {'attack' | 'counter' | 'leaving' | 'charge' | 'shove' | 'bareShove' | 'grab' | 'shot' | 'explosion' |
 *   'magic'} Met
 */

/** Whether an item may parry something. Spec and sources: PL L286, L538 to L560; E10-PAR, E20-PAR; A05-22, A10-3. */
export function mayParry(
	/** @type {EditionName} */ edition,
	/** @type {Pick<Item, 'shield' | 'gun' | 'bareHands'>} */ { shield, gun, bareHands },
	/** @type {Met} */ met
) {
	const pushed = met === 'shove' || met === 'bareShove';
	if (edition === '2005') {
		if (bareHands) return met === 'bareShove';
		if (gun || met === 'leaving' || met === 'magic' || met === 'grab') return false;
		return met === 'attack' || pushed || shield === true;
	}
	if (pushed || met === 'grab') return true;
	if (edition === '2020') return shield === true;
	if (bareHands || met === 'shot' || met === 'explosion' || met === 'magic') return false;
	return met === 'charge' ? shield === true : true;
}

const plus = (/** @type {Roll} */ { dice, bonus }, /** @type {number} */ more) => ({
	dice,
	bonus: bonus + more
});

/** One blow with its parry; `both` says who parries and strikes back at once, which costs 1 each (PL L564). */
function blowOf(
	/** @type {EditionName} */ edition,
	/** @type {[Person, Person]} */ [striker, target],
	/** @type {'attack' | 'counter'} */ role,
	/** @type {{ weapon: Item, parry?: Item, met: Met, both?: 'striker' | 'target' }} */ {
		weapon,
		parry,
		met,
		both
	}
) {
	const early = edition === '2005';
	const own = early && both === 'striker' ? 1 : 0;
	const theirs = early && both === 'target' ? 1 : 0;
	const long = !early && weapon.twoHanded ? 1 : 0;
	/** @type {Blow} */
	const blow = {
		hit: { skill: striker.skill, use: weapon.use, modifier: -fewer(edition, striker, role) - own },
		damage: plus(weapon.damage, -own),
		piercing: edition === '2010' && weapon.piercing === true
	};
	if (!parry || !mayParry(edition, parry, met)) return blow;
	const modifier = long - fewer(edition, target, 'parry') - theirs;
	const absorb = plus(parry.absorb ?? parry.damage, -theirs);
	return { ...blow, parry: { skill: target.skill, use: parry.use, modifier, absorb } };
}

/** The blows of an exchange, pass after pass. */
export function exchange(
	/** @type {EditionName} */ edition,
	/** @type {[Person, Person]} */ [active, other],
	/** @type {Pass[]} */ passes
) {
	/** @type {Stroke[]} */
	const strokes = [];
	for (const { weapon, parry, counter, counterParry } of passes) {
		// Nobody strikes back in 2020 but at one who leaves (A20-3).
		const answers = edition !== '2020' && counter !== undefined;
		const parries = parry !== undefined && mayParry(edition, parry, 'attack');
		const both = answers && parries;
		const attack = { weapon, met: /** @type {const} */ ('attack') };
		const first = {
			...attack,
			...(parry && { parry }),
			...(both && { both: /** @type {const} */ ('target') })
		};
		strokes.push({ by: 'active', blow: blowOf(edition, [active, other], 'attack', first) });
		if (!answers) continue;
		const back = { weapon: counter, met: /** @type {const} */ ('counter') };
		const second = {
			...back,
			...(counterParry && { parry: counterParry }),
			...(both && { both: /** @type {const} */ ('striker') })
		};
		strokes.push({ by: 'other', blow: blowOf(edition, [other, active], 'counter', second) });
	}
	const taken = { active: active.already ?? 0, other: other.already ?? 0 };
	return turn(edition, { active: active.armor, other: other.armor }, strokes, taken);
}

/** Several attack one together: one sum of damage; a victim that lives strikes at one after the other. */
export function gang(
	/** @type {EditionName} */ edition,
	/** @type {(Person & { weapon: Item })[]} */ attackers,
	/** @type {Person} */ victim,
	/** @type {Item[]} */ counters
) {
	const shots = attackers.map(({ skill, weapon: { use, damage } }) => ({
		edition,
		skill,
		use,
		modifier: 0,
		beyond: 0,
		damage
	}));
	const { kill, equal } = volley(shots, victim.armor, victim.already);
	const alone = { ...victim, opponents: attackers.length, friends: 1 };
	let fallen = [1];
	for (const [n, weapon] of edition === '2020' ? [] : counters.entries()) {
		const foe = attackers[n];
		if (!foe) break;
		const blow = blowOf(edition, [alone, foe], 'counter', { weapon, met: 'counter' });
		const armors = { active: victim.armor, other: foe.armor };
		const taken = { active: 0, other: foe.already ?? 0 };
		const dies = turn(edition, armors, [{ by: 'active', blow }], taken).otherKilled;
		fallen = [...fallen, 0].map((p, i) => p * (1 - dies) + (fallen[i - 1] ?? 0) * dies);
	}
	const attackersKilled = fallen.map((p, i) => p * (1 - kill) + (i === 0 ? kill : 0));
	return { victimKilled: kill, victimEquals: equal, attackersKilled };
}

/** Each of several strikes at one who leaves; a parry meets the first of them, where it is allowed at all. */
export function leaving(
	/** @type {EditionName} */ edition,
	/** @type {Person} */ leaver,
	/** @type {(Person & { weapon: Item })[]} */ opponents,
	/** @type {Item | undefined} */ parry
) {
	const alone = { ...leaver, opponents: opponents.length, friends: 1 };
	const strokes = opponents.map((each, n) => {
		const strike = { weapon: each.weapon, met: /** @type {const} */ ('leaving') };
		const met = { ...strike, ...(n === 0 && parry && { parry }) };
		// Those who strike at one that leaves are not the smaller side.
		const striker = { skill: each.skill, armor: each.armor };
		return /** @type {Stroke} */ ({
			by: 'active',
			blow: blowOf(edition, [striker, alone], 'counter', met)
		});
	});
	const armors = { active: leaver.armor, other: leaver.armor };
	const taken = { active: 0, other: leaver.already ?? 0 };
	return { killed: turn(edition, armors, strokes, taken).otherKilled };
}

/** A push, rolled against the highest Use that is held (PL-CC-06), or one that hits by itself (E10-MAN-03). */
export function shove(
	/** @type {EditionName} */ edition,
	/** @type {Person} */ attacker,
	/** @type {Item[]} */ held,
	/** @type {Person} */ target,
	/** @type {Item | 'bareHands' | undefined} */ parry
) {
	const early = edition === '2005';
	const use = held.length > 0 ? Math.max(...held.map((item) => item.use)) : 2;
	const pushes = early
		? hitTotals({ edition, skill: attacker.skill, use, modifier: 0, beyond: 0 }).plain
		: new Map([[0, 1]]);
	const hit = [...pushes.values()].reduce((a, b) => a + b, 0);
	const item = parry === 'bareHands' ? { bareHands: true, use: early ? 2 : 0 } : parry;
	const met = held.length > 0 ? 'shove' : 'bareShove';
	if (!item || !mayParry(edition, item, met)) return { shoved: hit, parried: 0 };
	const long = !early && held.some(({ twoHanded }) => twoHanded) ? 1 : 0;
	const modifier = long - fewer(edition, target, 'parry');
	const test = { edition, skill: target.skill, use: item.use, modifier, beyond: 0 };
	if (!early) {
		const { plain, spare } = hits(test);
		return { shoved: 1 - plain - spare, parried: plain + spare };
	}
	let parried = 0;
	for (const [total, p] of pushes)
		for (const [roll, q] of hitTotals(test).plain) if (roll >= total) parried += p * q;
	return { shoved: hit - parried, parried };
}

/** A leap in close combat: its roll must be higher than that of an attack that hits (10 L302 to L304, E10-BAIL-02). */
export function bail(
	/** @type {{ skill: Roll, use: number, modifier: number }} */ attack,
	/** @type {{ skill: Roll, modifier: number }} */ leap
) {
	/** A maximum face adds one bonus die to the roll (A10-1); all ones fail. */
	const rolled = (/** @type {{ skill: Roll, modifier: number }} */ { skill, modifier }) => {
		const roll = { dice: skill.dice, bonus: skill.bonus + modifier };
		const { plain, benny } = thrown(roll, 'never', 0, (sides) => [sides]);
		return union(plain, sum(benny, union(...byFirstFace(6, 'bonus', 0))));
	};
	const result = { hit: 0, escaped: 0, struck: 0 };
	for (const [rolledTotal, p] of rolled(attack)) {
		const total = Math.max(0, rolledTotal);
		if (total < attack.use) continue;
		result.hit += p;
		for (const [far, q] of rolled(leap)) if (far > total) result.escaped += p * q;
	}
	return { ...result, struck: result.hit - result.escaped };
}
