import { fewer, seen } from './aimed.mjs';
import { hits, hitTotals } from './attack.mjs';
import { mayParry } from './melee.mjs';
import { itemOf, quirk, RANKS } from './table.mjs';

/**
 * Pushes, shoves and grabs of figures at a table.
 *
 * @import { Scene } from './aimed.mjs'
 * @import { Book, RankName, WeaponName } from './table.mjs'
 * @typedef {WeaponName | 'shield'} Held
 * @typedef {{ edition: Book, way: 'push' | 'grab', rank: RankName, held: Held[], heroes: number, foe: RankName,
 *   foeHeroes: number, bonus: number, scene: Scene, defending: Scene, parry: Held | 'bareHands' | undefined }} Push
 */

const isGun = (/** @type {Held} */ item) => item === 'shortRanged' || item === 'longRanged';

/** What a parry with an item or bare hands needs (E10-PAR-01, E20-PAR-01; PL-2005: A05-7). */
function parryUse(/** @type {Push} */ { edition, foe }, /** @type {Held | 'bareHands'} */ item) {
	if (item === 'bareHands') return edition === '2005' ? 2 : 0;
	return isGun(item) ? 3 : itemOf(edition, item, foe).use;
}

/** The chance that a push or grab comes through. */
export function pushed(/** @type {Push} */ push) {
	const { edition, way, rank, held, heroes, foe, foeHeroes, bonus, defending, parry, scene } = push;
	const early = edition === '2005';
	const uses = held.map((item) => itemOf(edition, item, rank).use);
	const need = Math.max(...(uses.length > 0 ? uses : [2]));
	// PL-2005 rolls for a push, with what changes any roll to hit.
	const modifier = bonus - quirk(rank, heroes) + seen(edition, scene);
	const test = { edition, skill: RANKS[rank].skill, use: need, modifier, beyond: 0 };
	const totals = early ? hitTotals(test).plain : new Map([[0, 1]]);
	const shoved = [...totals.values()].reduce((a, b) => a + b, 0);
	const met = way === 'grab' ? 'grab' : held.length > 0 ? 'shove' : 'bareShove';
	const item =
		parry === 'bareHands' ? { bareHands: true } : parry && isGun(parry) ? { gun: true } : {};
	if (!parry || !mayParry(edition, item, met)) return { shoved };
	// What pushes is the first item in hand (E10-PAR-02, E20-PAR-02).
	const long = !early && way === 'push' && held[0] === 'twoHanded' ? 1 : 0;
	const less = quirk(foe, foeHeroes) + fewer(edition, defending, 'parry') - long;
	const own = {
		edition,
		skill: RANKS[foe].skill,
		use: parryUse(push, parry),
		modifier: -less,
		beyond: 0
	};
	if (!early) {
		const { plain, spare } = hits(own);
		return { shoved: 1 - plain - spare };
	}
	let parried = 0;
	for (const [total, p] of totals)
		for (const [roll, q] of hitTotals(own).plain) if (roll >= total) parried += p * q;
	return { shoved: shoved - parried };
}
