import { describe, expect, it } from 'vitest';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Creation, Minifig, Rulings, Unit } from '$lib/rules/choices';

/** A creature of level 0 with a change; a critter of size 0 costs nothing by itself. */
function creature(change: Partial<Creation>): Creation {
	return { kind: 'creation', id: 'u1', name: 'C', form: 'creature', size: 0, ...change };
}
const minifig = (change: Partial<Minifig>): Minifig => ({
	kind: 'minifig',
	id: 'u1',
	name: 'M',
	rank: 'mercenary',
	...change
});

function army(units: Unit[], change: Partial<Army> = {}): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		units,
		...change
	};
}
const total = (of: Army) => toCp(assess(of).total);
const priced = (unit: Unit, rulings: Rulings = {}) => total(army([unit], { rulings }));
/** CP of the lines with these rule ids. */
function part(unit: Unit, rules: string[], rulings: Rulings = {}): number {
	const { lines } = assess(army([unit], { rulings }));
	return lines
		.filter(({ rule }) => rules.includes(rule))
		.reduce((sum, { points }) => sum + toCp(points), 0);
}

const half = { type: 'half', limitation: 'dependent' } as const;
const warhorse = creature({
	size: 2,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: half,
	weapons: [{ type: 'closeCombat', level: 1 }]
});

describe('rulings that change prices, with the effects from section A of the spec', () => {
	it.each<[Rulings['levelZeroFactor'], number, number, number]>([
		['half', 5, 9, 1.5],
		['zero', 0, 8, 1.5],
		['anyZero', 5, 9, 1.5]
	])('X-01 level 0 as %s: a tent %f, the warhorse %f, a critter %f', (reading, ...expected) => {
		const rulings = { levelZeroFactor: reading };
		const tent = creature({ form: 'building', size: 10 });
		const critter = creature({ structureLevel: 3 });
		expect([tent, warhorse, critter].map((unit) => priced(unit, rulings))).toEqual(expected);
	});

	it.each<[NonNullable<Rulings['heroQuirkCount']>, number[]]>([
		['others', [11, 20, 27, 32, 35, 36, 42, 48]],
		['all', [10, 18, 24, 28, 30, 36, 42, 48]]
	])('X-02 heroes counting %s', (heroQuirkCount, expected) => {
		const totals = expected.map((_, index) =>
			priced(minifig({ rank: 'hero', count: index + 1 }), { heroQuirkCount })
		);
		expect(totals).toEqual(expected);
	});

	it('X-03, X-04 a critter pays for armor, movement and brain', () => {
		expect([1, 2, 4, 9].map((critterArmor) => priced(creature({ critterArmor })))).toEqual([
			0.5, 1, 2, 4.5
		]);
		const spider = creature({
			propulsion: [{ mode: 'ground', speed: 2 }],
			brain: { type: 'full' }
		});
		expect(priced(spider)).toBe(2);
		expect(priced({ ...spider, brain: { type: 'full', skillBonus: 1 } })).toBe(3);
	});

	it.each<[NonNullable<Rulings['oddSpeed']>, number, number, number]>([
		['linear', 2.5, 7.5, 7.5],
		['up', 3, 9, 8],
		['down', 2, 6, 7]
	])('X-05 odd speeds %s: on the ground, in the air, 15″', (oddSpeed, ground, air, fast) => {
		const drive = (mode: 'ground' | 'air', speed: number) =>
			creature({ size: 1, structureLevel: 1, propulsion: [{ mode, speed }] });
		const units = [drive('ground', 5), drive('air', 5), drive('ground', 15)];
		const prices = units.map((unit) => part(unit, ['PL-PRP-03'], { oddSpeed }));
		expect(prices).toEqual([ground, air, fast]);
	});

	it.each<[NonNullable<Rulings['flyLevelZero']>, number, number, number]>([
		['zero', 10, 5, 15],
		['half', 12.5, 6.5, 15]
	])(
		'X-07 level 0 in the air as %s: 10″, 5″ (quarters round up), level 1',
		(flyLevelZero, ...fares) => {
			const flier = (structureLevel: number, speed: number) =>
				creature({ size: 1, structureLevel, propulsion: [{ mode: 'air', speed }] });
			const units = [flier(0, 10), flier(0, 5), flier(1, 10)];
			const rules = ['PL-PRP-02', 'PL-PRP-03'];
			expect(units.map((unit) => part(unit, rules, { flyLevelZero }))).toEqual(fares);
		}
	);

	it('rounds up the price of one copy, not of all copies together', () => {
		const flier = creature({ count: 2, propulsion: [{ mode: 'air', speed: 5 }] });
		expect(priced(flier, { flyLevelZero: 'half' })).toBe(13);
	});

	it('X-08 several propulsions are paid separately', () => {
		const amphibian = creature({
			propulsion: [
				{ mode: 'ground', speed: 10 },
				{ mode: 'water', speed: 6 }
			]
		});
		expect(priced(amphibian)).toBe(8);
	});

	it.each<[NonNullable<Rulings['halfBrainRounding']>, number[]]>([
		['exact', [0.5, 0.5, 1, 1.5, 2, 2.5]],
		['up', [1, 1, 1, 2, 2, 3]],
		['minimumOne', [1, 1, 1, 1.5, 2, 2.5]]
	])('X-09 half-brains of sizes 0 to 5: %s', (halfBrainRounding, expected) => {
		const prices = expected.map((_, size) =>
			part(creature({ size, brain: half }), ['PL-MND-05'], { halfBrainRounding })
		);
		expect(prices).toEqual(expected);
	});

	it.each<[Rulings, number, number]>([
		[{}, 4, 3],
		[{ extensionHalfBrain: 'half' }, 2, 1.5],
		[{ extensionHalfBrain: 'half', halfBrainRounding: 'up' }, 2, 2]
	])('X-10 an extension of a half-brain under %j: size 4, size 3', (rulings, four, three) => {
		const multitasking = (size: number) => creature({ size, brain: { ...half, multitasking: 1 } });
		expect([4, 3].map((size) => part(multitasking(size), ['PL-ABL-02'], rulings))).toEqual([
			four,
			three
		]);
		const clever = creature({ size: 4, brain: { type: 'full', superdexterity: 1 } });
		expect(part(clever, ['PL-ABL-02'], rulings)).toBe(4);
		const skilled = creature({ size: 4, brain: { ...half, skillBonus: 1 } });
		expect(part(skilled, ['PL-MND-05'], rulings)).toBe(2 + 4);
	});

	it.each<[NonNullable<Rulings['pilotScale']>, number]>([
		['size', 2],
		['flat', 1]
	])('X-11 a pilot of size 2, %s: %f; a minifig one', (pilotScale, expected) => {
		const abilities = { pilot: true };
		const creaturePilot = creature({ size: 2, brain: { type: 'full' }, abilities });
		expect(part(creaturePilot, ['PL-PIL-05'], { pilotScale })).toBe(expected);
		expect(priced(minifig({ abilities }), { pilotScale })).toBe(5);
	});

	it.each<[NonNullable<Rulings['lpwVehicleBase']>, number, number]>([
		['size', 6, 6],
		['sizeTimesLevel', 3, 6]
	])(
		'X-13 a vehicle of size 6 in LUGPolWars, %s: level 0 %f, level 1 %f',
		(reading, ...expected) => {
			const vehicle = (structureLevel: number) =>
				army([creature({ form: 'vehicle', size: 6, structureLevel })], {
					rulebook: 'lugpolwars',
					rulings: { lpwVehicleBase: reading }
				});
			expect([0, 1].map((level) => total(vehicle(level)))).toEqual(expected);
		}
	);

	it('X-05 in LUGPolWars: 15″', () => {
		const vehicle = creature({ form: 'vehicle', propulsion: [{ mode: 'ground', speed: 15 }] });
		const at = (oddSpeed: NonNullable<Rulings['oddSpeed']>) =>
			total(army([vehicle], { rulebook: 'lugpolwars', rulings: { oddSpeed } }));
		expect([at('linear'), at('up'), at('down')]).toEqual([7.5, 8, 7]);
	});

	it.each<[NonNullable<Rulings['steedArmor']>, number[]]>([
		['flat', [2, 2, 2, 2, 2, 2, 2]],
		['byLevel', [2, 2, 2, 4, 4, 6, 6]]
	])('X-17 barding of sizes 0 to 6: %s', (steedArmor, expected) => {
		const prices = expected.map((_, size) =>
			part(creature({ size, barding: true }), ['PL-MND-08'], { steedArmor })
		);
		expect(prices).toEqual(expected);
	});

	it.each<[NonNullable<Rulings['weakenedPrice']>, number]>([
		['effective', 9],
		['physical', 15]
	])('X-19 a 5″ gun weakened to 3, %s: %f', (weakenedPrice, expected) => {
		const gunner = creature({ weapons: [{ type: 'gun', level: 3, builtSize: 5 }] });
		expect(priced(gunner, { weakenedPrice })).toBe(expected);
		const plain = creature({ weapons: [{ type: 'gun', level: 3 }] });
		expect(priced(plain, { weakenedPrice })).toBe(9);
	});

	it('X-20, X-43 rockets are bought by the piece; a minifig fires explosives', () => {
		const rockets = creature({ weapons: [{ type: 'rocket', level: 1, count: 4 }] });
		expect(priced(rockets)).toBe(8);
		expect(priced(minifig({ gear: [{ item: 'explosive' }] }))).toBe(5);
	});

	it('pays for the payload of each of several launchers', () => {
		const launchers = creature({
			count: 2,
			weapons: [{ type: 'launcher', level: 2, count: 3, payload: [{ level: 1, count: 4 }] }]
		});
		expect(priced(launchers)).toBe(2 * (3 * 6 + 3 * 4));
	});

	it.each<[NonNullable<Rulings['magicShield']>, number, number]>([
		['double', 6, 10],
		['single', 3, 5]
	])(
		'X-21, X-48 a magic shield, %s: level 3 %f, a circle’s of level 5 %f',
		(magicShield, ...expected) => {
			const mage = minifig({ magic: { level: 3, shield: 3 } });
			const circle = army([], {
				rulings: { magicShield },
				reserve: { circleShields: [{ level: 5 }] }
			});
			expect([part(mage, ['PL-MAG-05'], { magicShield }), total(circle)]).toEqual(expected);
		}
	);

	it('X-32 heroes in reserve neither cause nor get a discount', () => {
		const hero = minifig({ rank: 'hero' });
		const summoned = army([hero], { reserve: { summons: [{ ...hero, id: 's', count: 3 }] } });
		expect(total(summoned)).toBe(11 + 33);
		expect(total(army([{ ...hero, count: 2 }], { heroDiscount: false }))).toBe(22);
	});

	it('X-16, X-36 abilities cost by size, at least 1; healing does not', () => {
		const abilities = {
			pilot: true,
			healing: true,
			stealth: true,
			perception: true,
			weaponMaster: [{ item: 'closeCombat', name: 'claws' } as const]
		};
		const rules = ['PL-PIL-05', 'PL-MED-01', 'PL-SKL-01', 'PL-SKL-02', 'PL-SKL-03'];
		const prices = [0, 1, 4].map((size) => part(creature({ size, abilities }), rules));
		expect(prices).toEqual([10, 10, 4 + 2 + 8 + 8 + 12]);
		expect(priced(minifig({ abilities }))).toBe(4 + 10);
		const mage = { level: 3, summoning: true, necromancy: true };
		expect([0, 4].map((size) => part(creature({ size, magic: mage }), ['PL-MAG-01']))).toEqual([
			3, 12
		]);
		expect([0, 4].map((size) => part(creature({ size, magic: mage }), ['PL-MAG-08']))).toEqual([
			1, 4
		]);
	});

	it('X-45, X-47 a further pair of arms, and the gear of a creature', () => {
		expect(priced(minifig({ hands: 6, superdexterity: 2 }))).toBe(4 + 2);
		const zombie = creature({ size: 1, brain: half, gear: [{ item: 'heavyHand' }] });
		expect(part(zombie, ['PL-WPN-02'])).toBe(3);
	});
});
