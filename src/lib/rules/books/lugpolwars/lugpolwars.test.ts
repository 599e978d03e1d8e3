import { describe, expect, it } from 'vitest';
import { formatDice } from '$lib/dice/notation';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Creation, Form, Gear, Unit } from '$lib/rules/choices';
import { lugpolwars } from '$lib/rules/books/lugpolwars';

const crew = (count: number): Unit[] =>
	count === 0
		? []
		: [{ kind: 'minifig', id: 'm', name: 'Crew', rank: 'mercenary', count, mount: 'u1' }];
const heavy = { type: 'heavyWeapon' } as const;

function creation(form: Form, change: Partial<Creation> = {}): Creation {
	return { kind: 'creation', id: 'u1', name: 'C', form, size: 3, ...change };
}
function army(...units: Unit[]): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'lugpolwars',
		units
	};
}
const found = (of: Army) =>
	assess(of).violations.map(
		({ code, severity, params }) =>
			`${severity} ${code}${'limit' in params ? ` ${JSON.stringify(params)}` : ''}`
	);
const price = (...units: Unit[]) => assess(army(...units)).total / 2;

function weapon(form: Form, men: number, change: Partial<Creation> = {}) {
	const gun = creation(form, { weapons: [heavy], ...change });
	const profile = lugpolwars.profile(army(gun, ...crew(men)), gun);
	const [built] = profile?.kind === 'creation' ? profile.weapons : [];
	return built && [built.reach, formatDice(built.damage)];
}

describe('a heavy weapon on the ground (PL-LPW-06)', () => {
	it.each([
		[0, 10, '2d6'],
		[1, 10, '2d6'],
		[2, 15, '3d6'],
		[3, 20, '4d6'],
		[4, 20, '4d6']
	])('with a crew of %i reaches %i″ with %s', (men, inches, damage) => {
		expect(weapon('emplacement', men)).toEqual([{ kind: 'inches', inches }, damage]);
	});

	it('has a crew of at most three each', () => {
		const gun = creation('emplacement', { weapons: [heavy] });
		expect(found(army(gun, ...crew(3)))).toEqual([]);
		expect(found(army(gun, ...crew(4)))).toEqual(['error CREW {"crew":4,"limit":3}']);
		expect(found(army({ ...gun, count: 2 }, ...crew(6)))).toEqual([]);
		expect(found(army({ ...gun, weapons: [{ ...heavy, count: 2 }] }, ...crew(6)))).toEqual([]);
		expect(found(army({ ...gun, count: 2 }, ...crew(7)))).toEqual([
			'error CREW {"crew":7,"limit":6}'
		]);
	});

	it('costs 5 and nothing for its emplacement', () => {
		expect(price(creation('emplacement', { size: 9, weapons: [heavy] }))).toBe(5);
	});

	it('on a vehicle is crewed by the driver (X-14)', () => {
		expect(weapon('vehicle', 1)).toEqual([{ kind: 'inches', inches: 10 }, '2d6']);
		expect(weapon('vehicle', 3)).toEqual([{ kind: 'inches', inches: 10 }, '2d6']);
	});
});

describe('a vehicle (PL-LPW-03, PL-LPW-08)', () => {
	it('has one driver each', () => {
		const car = creation('vehicle');
		expect(found(army(car, ...crew(1)))).toEqual([]);
		expect(found(army(car, ...crew(2)))).toEqual(['error CREW_LPW {"crew":2,"limit":1}']);
		expect(found(army({ ...car, count: 2 }, ...crew(2)))).toEqual([]);
	});

	it('moves at most 15″ and only with a driver', () => {
		const car = (speed: number) => creation('vehicle', { propulsion: [{ mode: 'air', speed }] });
		expect(found(army(car(15), ...crew(1)))).toEqual([]);
		expect(found(army(car(16), ...crew(1)))).toEqual(['error SPEED_LPW {"speed":16,"limit":15}']);
		expect(found(army(car(30), ...crew(1)))).toEqual(['error SPEED_LPW {"speed":30,"limit":15}']);
		expect(found(army(car(15)))).toEqual(['warning OPERATOR']);
	});

	it('has level 0 or 1', () => {
		const at = (structureLevel: number) => found(army(creation('vehicle', { structureLevel })));
		expect([at(0), at(1)]).toEqual([[], []]);
		expect(at(2)).toEqual(['error LEVEL_LPW {"level":2,"limit":1}']);
		expect(at(6)).toEqual(['error LEVEL_LPW {"level":6,"limit":1}']);
	});

	it('defends by its level and its gear, without hands', () => {
		const gear: Gear[] = [
			{ item: 'shield', count: 2 },
			{ item: 'bodyArmor' },
			{ item: 'twoHanded', count: 3 }
		];
		const armor = (structureLevel: number) => {
			const car = creation('vehicle', { structureLevel, gear });
			const profile = lugpolwars.profile(army(car), car);
			return profile?.kind === 'creation' && profile.armor && formatDice(profile.armor);
		};
		expect([armor(0), armor(1)]).toEqual(['4d6', '1d10+3d6']);
		expect(found(army(creation('vehicle', { gear })))).toEqual([]);
		expect(price(creation('vehicle', { gear }))).toBe(3 + 2 + 1 + 9);
	});
});

describe('choices that are not in the price list (PL-LPW-07, X-15)', () => {
	it.each<[string, Unit]>([
		['creatures', creation('creature')],
		['buildings', creation('building')],
		['gear of an emplacement', creation('emplacement', { gear: [{ item: 'shield' }] })],
		['weapons by level', creation('vehicle', { weapons: [{ type: 'gun', level: 1 }] })],
		['brains', creation('vehicle', { brain: { type: 'full' } })],
		['plates', creation('vehicle', { plates: [{ level: 1 }] })],
		['magic', { kind: 'minifig', id: 'm', name: 'M', rank: 'hero', magic: { level: 2 } }],
		['pilots', { kind: 'minifig', id: 'm', name: 'M', rank: 'hero', abilities: { pilot: true } }],
		['Skill', { kind: 'minifig', id: 'm', name: 'M', rank: 'hero', skillBonus: 1 }]
	])('belong to another book and cost nothing: %s', (_, unit) => {
		expect(found(army(unit))).toEqual(['error WRONG_BOOK']);
		const { lines } = assess(army(unit));
		expect(lines.every(({ key }) => key === 'structure' || key.startsWith('rank.'))).toBe(true);
	});

	it('no discount for heroes either (X-32)', () => {
		expect(price({ kind: 'minifig', id: 'm', name: 'M', rank: 'hero', count: 3 })).toBe(33);
	});

	it('no burden of armor and no exclusive rifle (X-46)', () => {
		const gear: Gear[] = [
			{ item: 'longRanged' },
			{ item: 'shortHand', place: 'stowed' },
			{ item: 'bodyArmor' },
			{ item: 'shield', place: 'stowed' }
		];
		const unit: Unit = { kind: 'minifig', id: 'm', name: 'M', rank: 'officer', gear };
		expect(found(army(unit))).toEqual([]);
		const profile = lugpolwars.profile(army(unit), unit);
		expect(profile).toMatchObject({ move: 6 });
		expect(profile?.kind === 'minifig' && formatDice(profile.armor)).toBe('3d6+2');
		expect(price(unit)).toBe(7 + 3 + 2 + 1 + 1);
	});
});
