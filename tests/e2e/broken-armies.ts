import type { CarriedPack } from '$lib/rules/packs/pack';
import type { Army, Creation, Minifig, Unit } from '$lib/rules/choices';

type Change<U extends Unit> = Partial<Omit<U, 'kind'>>;
const minifig = (id: string, name: string, change: Change<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id,
	name,
	rank: 'mercenary',
	...change
});
const creation = (id: string, name: string, change: Change<Creation> = {}): Creation => ({
	kind: 'creation',
	id,
	name,
	form: 'vehicle',
	size: 3,
	structureLevel: 1,
	...change
});
let made = 0;
const army = (name: string, change: Partial<Army>): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: `11111111-1111-4111-8111-${String((made += 1)).padStart(12, '0')}`,
	name,
	rulebook: 'core2005',
	units: [],
	...change
});

const drive = (speed: number) => [{ mode: 'ground', speed } as const];

const minifigs = army('People', {
	supplements: ['healing', 'magic'],
	units: [
		minifig('u1', 'Pair', { gear: [{ item: 'heavyHand' }, { item: 'shortHand', name: 'Sabre' }] }),
		minifig('u2', 'Hands', { gear: [{ item: 'shortHand' }, { item: 'shield', count: 2 }] }),
		minifig('u3', 'Rifle', {
			gear: [{ item: 'longRanged' }, { item: 'shortHand', place: 'stowed' }]
		}),
		minifig('u4', 'Suits', { gear: [{ item: 'bodyArmor', count: 2 }] }),
		minifig('u5', 'Brick', { gear: [{ item: 'brick' }] }),
		minifig('u11', 'Master', { abilities: { weaponMaster: ['shortHand'] } }),
		minifig('u12', 'Rider', { mount: 'u13' }),
		creation('u13', 'Horse', {
			form: 'creature',
			size: 2,
			brain: { type: 'half', limitation: 'simple' },
			propulsion: drive(10)
		})
	],
	squads: [
		{ id: 'q1', name: 'Crowd', members: [{ unit: 'u2', count: 5 }] },
		{ id: 'q2', name: 'Sharers', members: [{ unit: 'u1' }] },
		{ id: 'q3', name: 'Others', members: [{ unit: 'u1' }] }
	]
});

/** Mages and reserves. */
const mages = army('Mages', {
	units: [
		minifig('u6', 'Spell', { magic: { areaSpells: [{ level: 2 }] } }),
		minifig('u7', 'Weak', { count: 2, magic: { level: 2, areaSpells: [{ level: 3 }] } }),
		minifig('u8', 'Great', { magic: { level: 7, summoning: true } }),
		minifig('u9', 'Caller', { magic: { level: 1, summoning: true } }),
		minifig('u10', 'Dead', { magic: { necromancy: true } })
	],
	reserve: {
		circleCasts: [{ level: 11 }],
		summons: [creation('s1', 'Colossus', { form: 'creature', size: 15 })]
	}
});

/** Bodies of creations, and custom limits. */
const machines = army('Machines', {
	limits: { profile: 'own', points: 50, speed: 10 },
	units: [
		creation('u1', 'Tower', {
			form: 'building',
			propulsion: drive(4),
			brain: { type: 'full' }
		}),
		creation('u2', 'Measured', { size: 5, measured: 2.5 }),
		creation('u3', 'Hopper', {
			propulsion: [{ mode: 'special', speed: 3, agreedCost: 2, name: 'Hops' }]
		}),
		creation('u4', 'Bunker', { form: 'building', structureLevel: 7 }),
		creation('u7', 'Racer', { propulsion: drive(20) }),
		creation('u8', 'Rocket', { propulsion: [{ mode: 'air', speed: 30 }] }),
		creation('u10', 'Surgeon', {
			form: 'creature',
			brain: { type: 'full' },
			abilities: { healing: true }
		}),
		creation('u11', 'Mind', { gear: [{ item: 'shield' }] })
	]
});

/** Weapons of creations. */
const arms = army('Arms', {
	units: [
		creation('u5', 'Gunner', { size: 2, weapons: [{ type: 'gun', level: 3, count: 2 }] }),
		creation('u6', 'Cannon', { size: 9, weapons: [{ type: 'gun', level: 6, name: 'Bertha' }] }),
		creation('u9', 'Loaded', {
			weapons: [{ type: 'launcher', level: 4, payload: [{ level: 3 }] }]
		})
	]
});

/** Without drivers, casters or summoners. */
const nobody = army('Nobody', {
	units: [creation('u1', 'Cart', { propulsion: drive(5) })],
	reserve: {
		circleShields: [{ level: 3 }],
		summons: [creation('s1', 'Beast', { form: 'creature', size: 1 })]
	}
});

const league = army('League', {
	limits: { profile: 'league' },
	units: [
		minifig('u1', 'Crowd', { count: 50 }),
		creation('u2', 'Fast', { form: 'vehicle', propulsion: drive(12) })
	]
});

const ownRules = army('Own rules', {
	limits: { profile: 'league' },
	rulings: { oddSpeed: 'up' },
	units: [minifig('u1', 'Guard')]
});

/** Legal by the default readings, but not by others. */
const doubtful = army('Doubtful', {
	units: [
		minifig('u1', 'Driver'),
		creation('u2', 'Full', { weapons: [{ type: 'gun', level: 3, count: 2 }] })
	]
});

const lugpolwars = army('Price list', {
	rulebook: 'lugpolwars',
	units: [
		creation('u1', 'Van', { propulsion: drive(20), structureLevel: 2 }),
		creation('u2', 'Mortar', {
			form: 'emplacement',
			size: 1,
			structureLevel: 0,
			weapons: [{ type: 'heavyWeapon' }]
		}),
		minifig('u3', 'Drivers', { count: 2, mount: 'u1' }),
		minifig('u4', 'Crew', { count: 4, mount: 'u2' }),
		creation('u5', 'Bear', { form: 'creature' })
	]
});

const quickwars = army('Quick', {
	rulebook: 'quickwars',
	limits: { profile: 'league' },
	stock: { explosives: 3 },
	units: [minifig('u1', 'Captain', { rank: 'officer' })]
});

const skirmish = army('Skirmish', {
	rulebook: 'skirmish',
	units: [minifig('u1', 'Stranger')]
});

const pack = (name: string, value: number, change: Partial<CarriedPack> = {}): CarriedPack => ({
	id: `22222222-2222-4222-8222-${String(value).padStart(12, '0')}`,
	prefix: 'kas',
	name,
	edition: 1,
	digest: `sha256:${'0'.repeat(64)}`,
	changes: [{ table: 'gear', row: 'shield', field: 'cost', value }],
	...change
});

/** With a row that no pack has, a weapon that is not sold, and two packs that contradict each other. */
const packs = army('Packs', {
	units: [
		minifig('u1', 'Lost', { gear: [{ item: 'kas.gone' }] }),
		minifig('u2', 'Banned', { gear: [{ item: 'twoHanded' }] })
	],
	packs: [pack('One', 2, { restrict: [{ row: 'twoHanded', withdrawn: true }] }), pack('Two', 3)]
});

/** Armies that together have every violation code. */
export const BROKEN: readonly Army[] = [
	minifigs,
	machines,
	mages,
	arms,
	nobody,
	league,
	ownRules,
	doubtful,
	lugpolwars,
	quickwars,
	skirmish,
	packs
];
