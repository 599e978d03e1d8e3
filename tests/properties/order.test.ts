import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Army, Magic, Unit } from '$lib/rules/choices';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';
import { outline } from './army-results';

/** Reorders a list: reversed, or rotated by one. */
type Order = <T>(list: readonly T[]) => T[];
const ORDERS: readonly Order[] = [
	(list) => list.toReversed(),
	(list) => [...list.slice(1), ...list.slice(0, 1)]
];

const magicIn = (order: Order, magic: Magic): Magic => ({
	...magic,
	...(magic.areaSpells && { areaSpells: order(magic.areaSpells) })
});

/** A unit with all its lists reordered. */
function unitIn(order: Order, unit: Unit): Unit {
	if (unit.kind === 'figure') return { ...unit, traits: order(unit.traits ?? []) };
	const { gear, magic, abilities } = unit;
	const common = {
		...(gear && { gear: order(gear) }),
		...(magic && { magic: magicIn(order, magic) }),
		...(abilities?.weaponMaster && {
			abilities: { ...abilities, weaponMaster: order(abilities.weaponMaster) }
		})
	};
	if (unit.kind === 'minifig') return { ...unit, ...common };
	const { weapons, plates, explosives, propulsion } = unit;
	return {
		...unit,
		...common,
		...(plates && { plates: order(plates) }),
		...(explosives && { explosives: order(explosives) }),
		...(propulsion && { propulsion: order(propulsion) }),
		...(weapons && {
			weapons: order(weapons).map(({ payload, ...weapon }) => ({
				...weapon,
				...(payload && { payload: order(payload) })
			}))
		})
	};
}

function armyIn(order: Order, army: Army): Army {
	const { reserve, squads, supplements } = army;
	return {
		...army,
		units: order(army.units),
		...(squads && { squads: order(squads) }),
		...(supplements && { supplements: order(supplements) }),
		...(reserve && {
			reserve: {
				...reserve,
				summons: order(reserve.summons ?? []),
				circleCasts: order(reserve.circleCasts ?? []),
				circleShields: order(reserve.circleShields ?? [])
			}
		})
	};
}

describe('the order of choices', () => {
	it.each([
		['of units, squads and reserve', (order: Order, army: Army) => armyIn(order, army)],
		[
			'of gear, weapons, spells and all other lists of a unit',
			(order: Order, army: Army): Army => ({
				...army,
				units: army.units.map((unit) => unitIn(order, unit))
			})
		]
	])('changes neither prices nor violations: %s', (_, reorder) => {
		let reordered = 0;
		fc.assert(
			fc.property(anyArmy, (army) => {
				for (const order of ORDERS) {
					const other = reorder(order, army);
					if (JSON.stringify(other.units) !== JSON.stringify(army.units)) reordered += 1;
					expect(outline(other)).toEqual(outline(army));
				}
			}),
			{ numRuns: cases(400) }
		);
		expect(reordered).toBeGreaterThan(cases(200));
	});
});
