import { describe, expect, it } from 'vitest';
import { formatDice } from '$lib/dice/notation';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Creation, Form, Gear, Rank, Unit } from '$lib/rules/choices';
import { quickwars } from '$lib/rules/books/quickwars';

function creation(form: Form, change: Partial<Creation> = {}): Creation {
	return { kind: 'creation', id: 'u1', name: 'C', form, ...change };
}
const minifig = (rank: Rank, gear: Gear[] = []): Unit => ({
	kind: 'minifig',
	id: 'm',
	name: 'M',
	rank,
	gear
});
function army(...units: Unit[]): Army {
	return { format: 'brikmuster/army', version: 1, id: '', name: 'A', rulebook: 'quickwars', units };
}
const found = (...units: Unit[]) =>
	assess(army(...units)).violations.map(({ code, severity }) => `${severity} ${code}`);
function profile(unit: Unit, ...others: Unit[]) {
	return quickwars.profile(army(unit, ...others), unit);
}

describe('QuickWars', () => {
	it('has no points at all (PL-QW-01)', () => {
		expect(assess(army(minifig('hero'), creation('vehicle', { size: 9 })))).toMatchObject({
			total: 0,
			lines: []
		});
	});

	it.each([
		[1, 5],
		[2, 10],
		[3, 15],
		[4, 15],
		[99, 15]
	])('drives %i modules at %i″, without violations (PL-QW-12)', (modules, speed) => {
		const car = creation('vehicle', { propulsion: [{ mode: 'ground', modules }] });
		const found15 = profile(car);
		expect(found15?.kind === 'creation' && found15.movement).toEqual([
			{ mode: 'ground', speed, bought: speed }
		]);
		expect(found(car)).toEqual([]);
	});

	it('gives mounts 10″ and 3d6 of defence (PL-QW-09)', () => {
		const mount = profile(creation('creature'));
		expect(mount).toMatchObject({ movement: [{ mode: 'ground', speed: 10 }] });
		expect(mount?.kind === 'creation' && mount.armor && formatDice(mount.armor)).toBe('3d6');
		expect(found(creation('creature'))).toEqual([]);
	});

	it.each([
		[0, 10, '2d6'],
		[1, 10, '2d6'],
		[3, 20, '4d6'],
		[5, 30, '6d6']
	])(
		'serves a heavy weapon with %i: %i″, %s, without a limit (PL-QW-08)',
		(men, inches, damage) => {
			const gun = creation('emplacement', { weapons: [{ type: 'heavyWeapon' }] });
			const crew: Unit = { ...minifig('mercenary'), count: men, mount: 'u1' } as Unit;
			const served = profile(gun, ...(men ? [crew] : []));
			const [weapon] = served?.kind === 'creation' ? served.weapons : [];
			expect(weapon && [weapon.reach, formatDice(weapon.damage)]).toEqual([
				{ kind: 'inches', inches },
				damage
			]);
			expect(found(gun, ...(men ? [crew] : []))).toEqual([]);
		}
	);

	it('gives heroes two attacks and a die per protection (PL-QW-03 to PL-QW-05)', () => {
		const hero = profile(minifig('hero', [{ item: 'protection', count: 2 }]));
		expect(hero).toMatchObject({ move: 5, handWeapons: 2 });
		expect(hero?.kind === 'minifig' && formatDice(hero.armor)).toBe('4d6');
		expect(profile(minifig('mercenary'))).toMatchObject({ move: 5, handWeapons: 1 });
	});

	it('needs a hand for each item except protection (PL-QW-06)', () => {
		const full: Gear[] = [
			{ item: 'handWeapon' },
			{ item: 'rangedWeapon' },
			{ item: 'protection', count: 3 },
			{ item: 'brick', place: 'stowed' }
		];
		expect(found(minifig('mercenary', full))).toEqual([]);
		expect(found(minifig('mercenary', [...full, { item: 'brick' }]))).toEqual(['error HANDS']);
	});

	it.each<[string, Unit]>([
		['officers', minifig('officer')],
		['gear of PL-2005', minifig('mercenary', [{ item: 'shield' }])],
		['structure levels', creation('vehicle', { structureLevel: 1 })],
		['weapons by level', creation('vehicle', { weapons: [{ type: 'gun', level: 1 }] })],
		['choices of a mount', creation('creature', { weapons: [{ type: 'heavyWeapon' }] })],
		['speed in inches', creation('vehicle', { propulsion: [{ mode: 'ground', speed: 5 }] })]
	])('has no %s', (_, unit) => {
		expect(found(unit)).toEqual(['error WRONG_BOOK']);
	});

	it('does not move buildings', () => {
		const propulsion = [{ mode: 'ground' as const, modules: 1 }];
		expect(found(creation('building', { propulsion }))).toEqual(['error FORM']);
	});
});
