import type {
	Army,
	CoreGearItem,
	Creation,
	Gear,
	Minifig,
	Squad,
	Unit
} from '../../src/lib/rules/choices';

const GEAR: readonly CoreGearItem[][] = [
	['shortHand', 'shield'],
	['heavyHand', 'shield', 'bodyArmor'],
	['twoHanded'],
	['longRanged', 'explosive'],
	['shortRanged', 'shortHand', 'explosive'],
	['heavyHand', 'shortHand']
];
const RANKS = ['mercenary', 'mercenary', 'mercenary', 'officer', 'hero'] as const;

/** The entry at an index modulo the length of the list. */
function turn<T>(list: readonly T[], number: number): T {
	return list[number % list.length] as T;
}

function minifig(number: number): Minifig {
	const gear: Gear[] = turn(GEAR, number).map((item) => ({ item }));
	return {
		kind: 'minifig',
		id: `u${number}`,
		name: `Unit ${number}`,
		count: 1 + (number % 7),
		rank: turn(RANKS, number),
		gear: [...gear, { item: 'improvised', place: 'stowed' }],
		skillBonus: number % 3,
		abilities: { pilot: number % 4 === 0, stealth: number % 6 === 0 },
		...(number % 5 === 0 && { magic: { level: 1 + (number % 4), areaSpells: [{ level: 1 }] } })
	};
}

function creation(number: number): Creation {
	return {
		kind: 'creation',
		id: `u${number}`,
		name: `Unit ${number}`,
		form: number % 2 ? 'creature' : 'vehicle',
		size: 1 + (number % 9),
		structureLevel: number % 6,
		propulsion: [{ mode: number % 4 ? 'ground' : 'air', speed: 2 + (number % 9) }],
		weapons: [
			{ type: 'closeCombat', level: 1 + (number % 2) },
			{ type: 'gun', level: 1 + (number % 3), builtSize: 4 }
		],
		plates: [{ level: 1 + (number % 5) }],
		...(number % 2 && {
			brain: { type: 'half' as const, limitation: 'dependent' as const, skillBonus: number % 2 }
		}),
		barding: number % 6 === 1
	};
}

/** The unit with a number: three minifigs per creation, all different, some breaking rules. */
function unit(number: number): Unit {
	return number % 4 === 3 ? creation(number) : minifig(number);
}

/** An army of distinct units made of new objects, so that no cache applies. */
export function freshArmy(units: number, from = 0): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '11111111-1111-4111-8111-111111111111',
		name: `Bench ${from}`,
		rulebook: 'core2005',
		units: Array.from({ length: units }, (_, index) => unit(from + index))
	};
}

/** Of every twenty units twelve form a squad, one of them with only some of its figures. */
const COMPANY = 20;
const MEMBERS = 12;

/** A squad of some units of its company; one of its members has a single figure. */
function squad(number: number, units: readonly Unit[]): Squad {
	const first = number * COMPANY;
	const members = units.slice(first, first + MEMBERS).map(({ id }) => ({ unit: id }));
	const part = units.slice(first + MEMBERS, first + MEMBERS + 1);
	return {
		id: `s${number}`,
		name: `Squad ${number}`,
		members: [...members, ...part.map(({ id }) => ({ unit: id, count: 1 }))]
	};
}

/** The same army organized as for a game: with squads, mounts and a reserve. */
export function organizedArmy(units: number): Army {
	const army = freshArmy(units - 2);
	const mounted = army.units.map((unit, index): Unit => {
		const mount = army.units[index - 1];
		return index % 8 === 4 && unit.kind === 'minifig' && mount?.kind === 'creation'
			? { ...unit, mount: mount.id }
			: unit;
	});
	const squads = Array.from({ length: Math.floor(units / COMPANY / 2) }, (_, number) =>
		squad(number * 2 + 1, mounted)
	);
	const summons = [units - 2, units - 1].map((number) => unit(number));
	return { ...army, name: `Bench of ${units}`, units: mounted, squads, reserve: { summons } };
}
