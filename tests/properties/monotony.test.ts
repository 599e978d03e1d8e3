import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import type { Abilities, Army, Creation, Magic, Minifig, Unit } from '$lib/rules/choices';
import { cases } from '../setup/cases';
import { anyArmyOf } from './arbitrary-army';
import { CORE_GEAR, WEAPONS } from './arbitrary/gear';
import { changedArmies } from './army-results';

type Minded = Minifig | Creation;
type Purchase = (unit: Unit) => Unit;

const forAll =
	(change: (unit: Minded) => Pick<Minded, 'gear' | 'abilities' | 'magic'>): Purchase =>
	(unit) =>
		unit.kind === 'figure' ? unit : ({ ...unit, ...change(unit) } as Unit);
const forMinifigs =
	(change: (unit: Minifig) => Partial<Minifig>): Purchase =>
	(unit) =>
		unit.kind === 'minifig' ? { ...unit, ...change(unit) } : unit;
const forCreations =
	(change: (unit: Creation) => Partial<Creation>): Purchase =>
	(unit) =>
		unit.kind === 'creation' ? { ...unit, ...change(unit) } : unit;

const learn = (abilities: Abilities) =>
	forAll((unit) => ({ abilities: { ...unit.abilities, ...abilities } }));
const cast = (change: (magic: Magic) => Magic) =>
	forAll(({ magic = {} }) => ({ magic: { ...magic, ...change(magic) } }));
const more = (value: number | undefined) => (value ?? 0) + 1;

const gear: Purchase[] = CORE_GEAR.map((item) =>
	forAll((unit) => ({ gear: [...(unit.gear ?? []), { item }] }))
);
const training: Purchase[] = (['skillBonus', 'superdexterity', 'multitasking'] as const).flatMap(
	(field) => [
		forMinifigs((unit) => ({ [field]: more(unit[field]) })),
		forCreations(({ brain }) => (brain ? { brain: { ...brain, [field]: more(brain[field]) } } : {}))
	]
);
const abilities: Purchase[] = [
	learn({ pilot: true }),
	learn({ healing: true }),
	learn({ stealth: true }),
	learn({ perception: true }),
	forAll((unit) => ({
		abilities: {
			...unit.abilities,
			weaponMaster: [...(unit.abilities?.weaponMaster ?? []), { item: 'shield', name: 'Q' }]
		}
	}))
];
const magic: Purchase[] = [
	cast(({ level }) => ({ level: more(level) })),
	cast(({ shield }) => ({ shield: more(shield) })),
	cast(({ areaSpells = [] }) => ({ areaSpells: [...areaSpells, { level: 2 }] })),
	cast(() => ({ summoning: true })),
	cast(() => ({ necromancy: true }))
];
const bodies: Purchase[] = [
	forCreations(({ size }) => ({ size: more(size) })),
	forCreations(({ structureLevel }) => ({ structureLevel: more(structureLevel) })),
	forCreations(({ critterArmor }) => ({ critterArmor: more(critterArmor) })),
	forCreations(() => ({ barding: true })),
	forCreations(({ brain }) => ({ brain: brain ?? { type: 'half', limitation: 'simple' } })),
	forCreations(({ brain: { limitation: _, ...brain } = { type: 'full' } }) => ({
		brain: { ...brain, type: 'full' }
	}))
];
const arms: Purchase[] = [
	...WEAPONS.map((type) =>
		forCreations(({ weapons = [] }) => ({ weapons: [...weapons, { type, level: 1 }] }))
	),
	forCreations(({ weapons = [] }) => ({
		weapons: weapons.map((weapon) => ({ ...weapon, level: more(weapon.level) }))
	})),
	forCreations(({ weapons = [] }) => ({
		weapons: weapons.map((weapon) => ({
			...weapon,
			payload: [...(weapon.payload ?? []), { level: 1 }]
		}))
	})),
	forCreations(({ plates = [] }) => ({ plates: [...plates, { level: 1 }] })),
	forCreations(({ explosives = [] }) => ({ explosives: [...explosives, { level: 1 }] }))
];
const drives: Purchase[] = [
	...(['ground', 'water', 'underwater', 'air', 'special'] as const).map((mode) =>
		forCreations(({ propulsion = [] }) => ({
			propulsion: [...propulsion, { mode, speed: 3, agreedCost: 1 }]
		}))
	),
	forCreations(({ propulsion = [] }) => ({
		propulsion: propulsion.map((drive) => ({ ...drive, speed: more(drive.speed) }))
	}))
];

const common: ((army: Army) => Army)[] = [
	(army) => ({ ...army, stock: { explosives: more(army.stock?.explosives) } }),
	...(
		[
			{ unspent: 1_000_001 },
			{ circleCasts: [{ level: 3 }] },
			{ circleShields: [{ level: 2 }] },
			{ summons: [{ kind: 'minifig', id: 's', name: 'S', rank: 'hero' }] }
		] as NonNullable<Army['reserve']>[]
	).map((added) => (army: Army) => {
		const { summons = [], circleCasts = [], circleShields = [], unspent = 0 } = army.reserve ?? {};
		return {
			...army,
			reserve: {
				summons: [...summons, ...(added.summons ?? [])],
				circleCasts: [...circleCasts, ...(added.circleCasts ?? [])],
				circleShields: [...circleShields, ...(added.circleShields ?? [])],
				unspent: Math.max(unspent, added.unspent ?? 0)
			}
		};
	})
];

/** With printed prices only: house rules may make a hero's discount larger than the hero's cost. */
function neverLower(
	rulebook: 'core2005' | 'lugpolwars',
	richer: (army: Army) => Army[]
): { raised: number } {
	const counts = { raised: 0 };
	fc.assert(
		fc.property(anyArmyOf(rulebook, 2), (given) => {
			const army = { ...given, houseRules: undefined };
			const { total } = assess(army, { profile: 'free' });
			for (const other of richer(army)) {
				const after = assess(other, { profile: 'free' }).total;
				if (after < total) expect.fail(`${total} fell to ${after}: ${JSON.stringify(other)}`);
				if (after > total) counts.raised += 1;
			}
		}),
		{ numRuns: cases(150) }
	);
	return counts;
}

describe.each(['core2005', 'lugpolwars'] as const)(
	'a purchase never lowers a total: %s',
	(book) => {
		it.each([
			['gear', gear],
			['training and brains', [...training, ...bodies]],
			['abilities', abilities],
			['magic', magic],
			['weapons, plates, explosives and payload', arms],
			['propulsion and speed', drives]
		])('by %s', (what, purchases) => {
			const { raised } = neverLower(book, (army) => changedArmies(army, purchases));
			const sold = book === 'core2005' || !['abilities', 'magic'].includes(what);
			expect(raised > 0).toBe(sold);
		});

		it('by one more copy or one more unit', () => {
			const copy = (unit: Unit): Unit => ({ ...unit, count: more(unit.count ?? 1) });
			const { raised } = neverLower(book, (army) => [
				...changedArmies(army, [copy]),
				...army.units.map((unit) => ({ ...army, units: [...army.units, { ...unit, id: 'new' }] }))
			]);
			expect(raised).toBeGreaterThan(cases(50));
		});

		it('by stock and reserve', () => {
			const { raised } = neverLower(book, (army) => common.map((buy) => buy(army)));
			expect(raised).toBeGreaterThan(cases(50));
		});

		it('by a hero, although all become cheaper (PL-HER-03)', () => {
			const hero: Unit = { kind: 'minifig', id: 'h', name: 'H', rank: 'hero' };
			const { raised } = neverLower(book, (army) =>
				Array.from({ length: 9 }, (_, count) => ({
					...army,
					units: [...army.units, { ...hero, count }]
				})).slice(1)
			);
			expect(raised).toBeGreaterThan(cases(50));
		});
	}
);

it('matches the table of PL-HER-04', () => {
	const totals = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => {
		const units: Unit[] = [{ kind: 'minifig', id: 'h', name: 'H', rank: 'hero', count }];
		const army: Army = {
			format: 'brikmuster/army',
			version: 1,
			id: '',
			name: 'H',
			rulebook: 'core2005',
			units
		};
		return assess(army).total / 2;
	});
	expect(totals).toEqual([11, 20, 27, 32, 35, 36, 42, 48]);
});
