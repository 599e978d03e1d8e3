import { added, against, damageTotals, hits, opposing, withDie } from './attack.mjs';

/**
 * Attacks in a situation: what it changes, and how far they reach.
 *
 * @import { EditionName, Roll } from './throws.mjs'
 * @typedef {{ distance?: number, height?: number, visible?: 1 | 2 | 3, size?: number, short?: boolean,
 *   still?: boolean, aiming?: boolean, speed?: number, charging?: boolean, blind?: boolean, close?: boolean,
 *   countering?: boolean, opponents?: number, friends?: number, heroes?: number }} Scene
 * @typedef {{ edition: EditionName, skill: Roll, use: number, damage: Roll, armor: Roll, range: number | undefined,
 *   explosive: boolean, bonus: number, already: number, scene: Scene }} Aimed
 */

/** Size and visibility, which in 2020 change the Damage of an explosion too (E20-MOD-01 to 05). */
export function seen(/** @type {EditionName} */ edition, /** @type {Scene} */ scene) {
	const { visible = 3, size = 1, short = false } = scene;
	const large = edition === '2005' ? Math.min(5, Math.floor((size - 1) / 2)) : Math.floor(size / 2);
	const hidden = 3 - visible;
	// The first covered section of a Short minifig costs nothing beside its own -1 (E10-MOD-05).
	const shown = short && edition === '2010' ? Math.max(1, hidden) : hidden;
	return large - shown;
}

/** What the smaller side of close combat loses (PL-CMB-06, E10-MOD-09, E20-MOD-06). */
export function fewer(
	/** @type {EditionName} */ edition,
	/** @type {{ opponents?: number, friends?: number }} */ { opponents = 1, friends = 1 },
	/** @type {'attack' | 'counter' | 'parry'} */ role
) {
	if (edition === '2005') return role === 'counter' ? opponents - 1 : 0;
	return opponents > friends ? 1 : 0;
}

/** What is added to the Skill Roll. */
export function skillBonus(/** @type {EditionName} */ edition, /** @type {Scene} */ scene) {
	const { close = false, countering = false, speed = 0, heroes = 0 } = scene;
	let sum = seen(edition, scene) - Math.min(5, heroes);
	if (scene.blind) sum -= 5;
	if (edition !== '2020' && !close)
		sum += Number(scene.still ?? false) + Number(scene.aiming ?? false);
	if (edition === '2005' && !scene.charging) sum -= Math.floor(speed / 6);
	if (close) sum -= fewer(edition, scene, countering ? 'counter' : 'attack');
	return sum;
}

/** The chances of a hit, a kill, and damage that equals the Armor. */
export function aimed(/** @type {Aimed} */ attack) {
	const { edition, skill, use, damage, armor, range, explosive, bonus, already, scene } = attack;
	const { distance = 0, height = 0, heroes = 0 } = scene;
	const higher = edition === '2005' ? height : Math.min(5, height);
	const beyond = range === undefined ? 0 : Math.max(0, Math.ceil(distance - range - higher));
	if (edition === '2005' && beyond > 0) return { hit: 0, kill: 0, equal: 0 };
	const modifier = bonus + skillBonus(edition, scene);
	const { plain, spare } = hits({ edition, skill, use, modifier, beyond });
	const felt = edition === '2020' && explosive ? seen(edition, scene) : 0;
	const whole = { dice: damage.dice, bonus: damage.bonus - Math.min(5, heroes) + felt };
	const result = { hit: plain + spare, kill: 0, equal: 0 };
	const protection = opposing(edition, armor);
	for (const [roll, weight] of /** @type {[Roll, number][]} */ ([
		[whole, plain],
		[withDie(whole), spare]
	])) {
		const done = damageTotals(edition, roll, explosive ? 0 : beyond);
		const { kill, equal } = against(added(edition, done, already), protection);
		result.kill += weight * kill;
		result.equal += weight * equal;
	}
	return result;
}
