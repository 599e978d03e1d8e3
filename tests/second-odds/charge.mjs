import { against, hits, opposing } from './attack.mjs';
import { damageOf } from './close.mjs';
import { certain } from './throws.mjs';

/**
 * @import { Roll, Totals } from './throws.mjs'
 * @import { Skill } from './close.mjs'
 * @typedef {{ use: number, damage: Roll, length: number }} Pointed
 * @typedef {{ edition: '2005' | '2010' | '2020', run: number, motion: number, braced: boolean,
 *   chargerSize: number, targetSize: number, skill: Roll, armor: Roll, weapon?: Pointed, answer?: Pointed,
 *   shield?: { use: number, absorb: Roll } }} Charge
 */

/** Dice of momentum and of physical opposition (E05-CMB-29, 30; E10-CHG-02, E10-COL-02; E20-CHG-01, E20-COL-01). */
export function bodies(
	/** @type {Charge} */ { edition, run, motion, braced, chargerSize, targetSize }
) {
	if (edition !== '2005') return { momentum: run >= 4 ? 1 : 0, opposition: 1 };
	const speed = Math.max(0, run + motion);
	const most = braced ? targetSize : Math.floor(targetSize / 2);
	return {
		momentum: Math.min(Math.floor(run / 2), chargerSize),
		opposition: Math.min(Math.floor(speed / 2), most)
	};
}

const d6s = (/** @type {number} */ count) => /** @type {number[]} */ (new Array(count).fill(6));

/** Inches that the loser flies: the chance of at least each of `inches`, for the target and the charger. */
export function flights(/** @type {Charge} */ charge, /** @type {number[]} */ inches) {
	const { momentum, opposition } = bodies(charge);
	const { edition, targetSize, chargerSize } = charge;
	const mom = opposing(edition, { dice: d6s(momentum), bonus: 0 });
	const pop = opposing(edition, { dice: d6s(opposition), bonus: 0 });
	const [target, charger] = edition === '2005' ? [targetSize, chargerSize] : [0, Infinity];
	return inches.map((least) => {
		let [targetFlies, chargerFlies] = [0, 0];
		for (const [m, p] of mom)
			for (const [o, q] of pop) {
				if (m - o - target >= least) targetFlies += p * q;
				if (o - m - charger >= least) chargerFlies += p * q;
			}
		return { targetFlies, chargerFlies };
	});
}

/** @typedef {{ hit: number, kill: number, miss: number }} Strike hit without kill, kill, and no hit */

/** What each side's strike does: the charger's, and what comes back, whether that hits or not (PL-CHG-08). */
function strikes(/** @type {Charge} */ charge) {
	const { edition, skill, weapon, answer, shield, braced } = charge;
	const { momentum, opposition } = bodies(charge);
	const early = edition === '2005';
	// Without an Attack Roll a parry needs only its own Use.
	const sure = { skill: { dice: [], bonus: 0 }, use: 0, modifier: 0 };
	const more = early
		? d6s(momentum)
		: skill.dice.flatMap((sides) => new Array(momentum).fill(sides));
	const thrust = weapon
		? { dice: [...weapon.damage.dice, ...more], bonus: weapon.damage.bonus }
		: { dice: early ? d6s(momentum) : [], bonus: 0 };
	const hit = weapon ? { skill, use: weapon.use, modifier: 0 } : sure;
	const parry = shield && { skill, use: shield.use, modifier: 0, absorb: shield.absorb };
	const done = damageOf(edition, { hit, damage: thrust, ...(parry && { parry }) });
	const back = early ? d6s(opposition) : [];
	const armed = edition === '2010' && weapon !== undefined;
	const may = answer !== undefined && (armed || (early && braced));
	const swing = answer ?? { use: 0, damage: { dice: [], bonus: 0 } };
	const strike = { skill, use: swing.use, modifier: 0 };
	const lands = hits({ edition, beyond: 0, ...strike });
	const body = damageOf(edition, { hit: sure, damage: { dice: back, bonus: 0 } });
	const alone = may ? damageOf(edition, { hit: strike, damage: swing.damage }) : certain(0);
	const full = { dice: [...swing.damage.dice, ...back], bonus: swing.damage.bonus };
	/** @type {Totals} */
	const both = new Map();
	const put = (/** @type {Totals} */ part, /** @type {number} */ weight) => {
		for (const [t, p] of part) both.set(t, (both.get(t) ?? 0) + weight * p);
	};
	if (may && back.length > 0) {
		put(body, 1 - lands.plain);
		put(damageOf(edition, { hit: sure, damage: full }), lands.plain);
	} else put(may ? alone : body, 1);
	return { done, back: both };
}

/** Who dies in a charge, by the order of the blows. */
export function charged(/** @type {Charge} */ charge) {
	const { edition, armor, weapon, answer } = charge;
	const { done, back: returned } = strikes(charge);
	const protection = opposing(edition, armor);
	const { kill } = against(done, protection);
	const { kill: back } = against(returned, protection);
	const longer = (weapon?.length ?? 0) - (answer?.length ?? 0);
	const first = (/** @type {number} */ by) =>
		answer !== undefined && (edition === '2005' ? by > 1 : by >= 1);
	const result = { targetKilled: 0, chargerKilled: 0, bothKilled: 0 };
	const branches = [
		{ chance: kill, dies: true },
		{ chance: 1 - kill, dies: false }
	];
	for (const { chance, dies } of branches)
		for (const [killed, p] of /** @type {[boolean, number][]} */ ([
			[true, back],
			[false, 1 - back]
		])) {
			const charger = killed && !(dies && first(longer));
			const target = dies && !(killed && first(-longer));
			if (charger) result.chargerKilled += chance * p;
			if (target) result.targetKilled += chance * p;
			if (charger && target) result.bothKilled += chance * p;
		}
	return result;
}
