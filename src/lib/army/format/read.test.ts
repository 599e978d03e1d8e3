import { describe, expect, it } from 'vitest';
import { readArmy } from './read';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const PHOTO = `sha256:${'0'.repeat(63)}f`;
const NAME_80 = `Ł${'ó'.repeat(79)}`;

const gear = [
	{ item: 'heavyHand', name: 'miecz długi', place: 'hand' },
	{ item: 'shield', place: 'hand', count: 999 },
	{ item: 'shortHand', place: 'stowed', bayonet: true },
	{ item: 'shortRanged', name: 'łuk', bow: true, place: 'stowed' },
	{ item: 'twoHanded' },
	{ item: 'longRanged' },
	{ item: 'improvised' },
	{ item: 'bodyArmor' },
	{ item: 'explosive', count: 2 }
];
const abilities = {
	pilot: true,
	healing: true,
	stealth: false,
	perception: true,
	weaponMaster: [{ item: 'heavyHand', name: 'miecz długi' }, 'heavyHand', { item: 'ram' }]
};
const magic = {
	level: 20,
	areaSpells: [{ level: 3, count: 4 }, { level: 20 }],
	shield: 20,
	summoning: true,
	necromancy: false
};
const minifig = {
	kind: 'minifig',
	id: 'u1',
	name: NAME_80,
	count: 999,
	notes: 'ż'.repeat(4000),
	portrait: {
		figure: {
			skin: 'yellow',
			torso: 'mail-3',
			legs: 'black',
			headgear: 'x'.repeat(40),
			face: 'grin',
			mark: 'cross',
			cape: 'red',
			held: 'sword'
		}
	},
	rank: 'hero',
	hands: 20,
	gear,
	skillBonus: 99,
	superdexterity: 99,
	multitasking: 99,
	abilities,
	magic,
	cliche: 'barbarian',
	mount: 'u7'
};
const creation = {
	kind: 'creation',
	id: 'u7',
	name: 'Rumak bojowy',
	count: 1,
	notes: '',
	portrait: { photo: PHOTO },
	form: 'creature',
	size: 999,
	measured: 2.2,
	structureLevel: 9,
	critterArmor: 99,
	propulsion: [
		{ mode: 'ground', speed: 10 },
		{ mode: 'water', speed: 0 },
		{ mode: 'underwater', speed: 99 },
		{ mode: 'air', speed: 3 },
		{ mode: 'special', speed: 5, agreedCost: 2.5, name: 'teleport' }
	],
	weapons: [
		{ type: 'closeCombat', level: 1, builtSize: 20, count: 999, name: 'kopyta', mounting: 'fixed' },
		{ type: 'ram', level: 20, mounting: 'turret' },
		{ type: 'gun', level: 0, mounting: 'protruding' },
		{ type: 'launcher', level: 4, payload: [{ level: 1, count: 2 }, { level: 2 }] },
		{ type: 'rocket', level: 2 }
	],
	explosives: [{ level: 1, count: 3 }],
	plates: [{ level: 2, count: 1 }],
	barding: true,
	brain: {
		type: 'half',
		limitation: 'dependent',
		skillBonus: 1,
		superdexterity: 2,
		multitasking: 3,
		orders: ['Pilnuj bramy', '']
	},
	abilities: { weaponMaster: [{ item: 'closeCombat', name: 'kopyta' }] },
	gear,
	hands: 0,
	mount: 's1',
	magic: { level: 0 }
};
const core = {
	format: 'brikmuster/army',
	version: 1,
	id: ID,
	name: 'Rycerze znad Wisły',
	rulebook: 'core2005',
	supplements: ['healing', 'magic', 'specialists'],
	rulings: {
		levelZeroFactor: 'anyZero',
		heroQuirkCount: 'all',
		oddSpeed: 'up',
		flyLevelZero: 'half',
		halfBrainRounding: 'minimumOne',
		extensionHalfBrain: 'half',
		pilotScale: 'flat',
		lpwVehicleBase: 'sizeTimesLevel',
		steedArmor: 'byLevel',
		weakenedPrice: 'physical',
		magicShield: 'single',
		leagueSpeed: 'afterPenalties',
		weaponSumLimit: 'level',
		sumCounts: 'plates'
	},
	houseRules: {
		name: 'Domowe',
		changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2 }]
	},
	limits: { profile: 'own', points: 150.5, speed: 10 },
	heroDiscount: false,
	units: [minifig, creation, { ...creation, id: 'u8', form: 'building', mount: 'u7' }],
	squads: [
		{ id: 'q1', name: 'Pikinierzy', members: [{ unit: 'u1', count: 6 }], banner: 'u1' },
		{ id: 'q2', name: 'Straż' }
	],
	stock: { explosives: 999 },
	reserve: {
		summons: [
			{ kind: 'creation', id: 's1', name: 'Smok', form: 'creature', size: 4 },
			{ kind: 'minifig', id: 's2', name: 'Kościej', rank: 'officer', mount: 's1' }
		],
		circleCasts: [{ level: 5, count: 2 }],
		circleShields: [{ level: 6 }],
		unspent: 12.5
	},
	notes: 'Uwagi',
	photos: { [PHOTO]: 'data:image/jpeg;base64,/9j/4AAQ' }
};
const lugpolwars = {
	format: 'brikmuster/army',
	version: 1,
	id: ID,
	name: 'LUGPolWars',
	rulebook: 'lugpolwars',
	units: [
		{ kind: 'minifig', id: 'u1', name: 'A', rank: 'officer', gear: [{ item: 'longRanged' }] },
		{
			kind: 'creation',
			id: 'u2',
			name: 'Łazik',
			form: 'vehicle',
			size: 3,
			propulsion: [{ mode: 'ground', speed: 10 }],
			weapons: [{ type: 'heavyWeapon', count: 2 }],
			gear: [{ item: 'shield' }]
		},
		{
			kind: 'creation',
			id: 'u3',
			name: 'Moździerz',
			form: 'emplacement',
			size: 0,
			weapons: [{ type: 'heavyWeapon' }]
		}
	]
};
const quickwars = {
	format: 'brikmuster/army',
	version: 1,
	id: ID,
	name: 'QuickWars',
	rulebook: 'quickwars',
	units: [
		{
			kind: 'minifig',
			id: 'u1',
			name: 'A',
			rank: 'mercenary',
			gear: ['handWeapon', 'rangedWeapon', 'protection', 'brick'].map((item) => ({ item })),
			mount: 'u2'
		},
		{ kind: 'creation', id: 'u2', name: 'Koń', form: 'creature' },
		{
			kind: 'creation',
			id: 'u3',
			name: 'Wóz',
			form: 'vehicle',
			size: 2,
			propulsion: [{ mode: 'ground', modules: 99 }]
		}
	]
};
const skirmish = {
	format: 'brikmuster/army',
	version: 1,
	id: ID,
	name: 'Skirmish',
	rulebook: 'skirmish',
	units: [
		{
			kind: 'figure',
			id: 'f1',
			name: 'Boromir',
			count: 2,
			stature: 'good',
			traits: ['athletic', 'short', 'poor'],
			weapon: 'basic',
			gear: ['buckler', 'shield', 'heavyArmor'],
			mounted: false,
			storyProtection: true
		},
		{ kind: 'figure', id: 'f2', name: 'Troll', stature: 'monster', dice: 99 }
	]
};

const armies = { core, lugpolwars, quickwars, skirmish };

type Holder = Record<string, unknown>;

/** A copy of a document with the value at a JSON Pointer set; undefined removes the field. */
function changed(document: object, path: string, value: unknown): unknown {
	const copy = structuredClone(document) as Holder;
	const steps = path.slice(1).split('/');
	const last = steps.pop() ?? '';
	let holder = copy;
	for (const step of steps) holder = holder[step] as Holder;
	if (value === undefined) Reflect.deleteProperty(holder, last);
	else holder[last] = value;
	return copy;
}

function problem(document: unknown) {
	const reading = readArmy(document);
	return reading.ok ? 'accepted' : reading.problem;
}

const many = <T>(count: number, make: (index: number) => T) =>
	Array.from({ length: count }, (_, index) => make(index));
const manyMinifigs = (count: number) =>
	many(count, (index) => ({ kind: 'minifig', id: `m${index}`, name: 'M', rank: 'mercenary' }));

describe('the documented examples', () => {
	it.each([core, lugpolwars, quickwars, skirmish])(
		'are accepted unchanged: $rulebook',
		(document) => {
			expect(readArmy(document)).toEqual({ ok: true, army: document });
		}
	);

	it('are copied', () => {
		const reading = readArmy(core);
		expect(reading.ok && reading.army.units[0]).not.toBe(core.units[0]);
	});

	it.each([
		'supplements',
		'rulings',
		'houseRules',
		'limits',
		'heroDiscount',
		'squads',
		'stock',
		'reserve',
		'notes',
		'photos'
	])('may lack %s', (field) => {
		const alone = { ...core, units: [] };
		const { squads: _, ...plain } = alone;
		expect(problem(changed(field === 'squads' ? alone : plain, `/${field}`, undefined))).toBe(
			'accepted'
		);
	});

	it('may omit the speed of special propulsion only', () => {
		const at = (mode: string) =>
			problem(changed(core, '/units/1/propulsion/0', { mode, agreedCost: 2, name: 'teleport' }));
		expect(at('special')).toBe('accepted');
		const path = '/units/1/propulsion/0/speed';
		expect(at('air')).toEqual({ code: 'missing', path });
	});

	it('need a format', () => {
		expect(problem(changed(core, '/format', undefined))).toEqual({ code: 'notAnArmy', path: '' });
	});

	it.each([
		['/version'],
		['/id'],
		['/name'],
		['/rulebook'],
		['/units'],
		['/units/0/id'],
		['/units/0/name'],
		['/units/0/rank'],
		['/units/0/gear/0/item'],
		['/units/1/form'],
		['/units/1/size'],
		['/units/1/propulsion/0/mode'],
		['/units/1/propulsion/0/speed'],
		['/units/1/weapons/0/type'],
		['/units/1/weapons/0/level'],
		['/units/1/weapons/3/payload/0/level'],
		['/units/1/plates/0/level'],
		['/units/1/explosives/0/level'],
		['/units/0/magic/areaSpells/0/level'],
		['/reserve/summons/0/size']
	])('must have %s', (path) => {
		const found = problem(changed(core, path, undefined));
		expect(found).toMatchObject({ path });
		expect(['missing', 'notAllowed']).toContain((found as { code: string }).code);
	});

	it('need the stature of a figure', () => {
		expect(problem(changed(skirmish, '/units/0/stature', undefined))).toMatchObject({
			path: '/units/0/stature'
		});
	});
});

describe('a document that is no army', () => {
	it.each([[null], [undefined], [[]], [[core]], ['brikmuster/army'], [7], [true], [{}]])(
		'%j is refused',
		(document) => {
			expect(problem(document)).toEqual({ code: 'notAnArmy', path: '' });
		}
	);

	it('is refused if it has another format', () => {
		const found = problem({ ...core, format: 'brikmuster/submission' });
		expect(found).toEqual({ code: 'notAnArmy', path: '' });
	});

	it('is reported as newer if its version is later', () => {
		const found = problem({ ...core, version: 2, soul: 'unknown' });
		expect(found).toEqual({ code: 'newerVersion', path: '/version', version: 2 });
	});

	it.each([0, -1, '1', null])('is refused with version %j at /version', (version) => {
		expect(problem({ ...core, version })).toMatchObject({ path: '/version' });
	});
});

describe('unknown fields', () => {
	it.each([
		'',
		'/rulings',
		'/houseRules',
		'/houseRules/changes/0',
		'/limits',
		'/stock',
		'/squads/0',
		'/squads/0/members/0',
		'/reserve',
		'/reserve/summons/0',
		'/reserve/circleCasts/0',
		'/reserve/circleShields/0',
		'/units/0',
		'/units/0/gear/0',
		'/units/0/abilities',
		'/units/0/magic',
		'/units/0/magic/areaSpells/0',
		'/units/0/portrait/figure',
		'/units/1',
		'/units/1/propulsion/0',
		'/units/1/weapons/0',
		'/units/1/weapons/3/payload/0',
		'/units/1/explosives/0',
		'/units/1/plates/0',
		'/units/1/brain'
	])('are refused with their path: %s', (holder) => {
		const path = `${holder}/price`;
		expect(problem(changed(core, path, 3))).toEqual({ code: 'unknownField', path, field: 'price' });
	});

	it('are reported with / and ~ escaped', () => {
		const found = problem({ ...core, 'a/b~c': 1 });
		expect(found).toEqual({ code: 'unknownField', path: '/a~1b~0c', field: 'a/b~c' });
	});

	it.each([
		['a stature on a minifig', core, '/units/0/stature', 'good'],
		['a rank on a creation', core, '/units/1/rank', 'hero'],
		['hands on a figure', skirmish, '/units/0/hands', 2]
	])('%s is refused as unknown', (_, document, path, value) => {
		expect(problem(changed(document, path, value))).toMatchObject({ code: 'unknownField', path });
	});
});

describe('whole numbers', () => {
	it.each([
		['core', '/units/0/count', 1, 999],
		['core', '/units/0/gear/0/count', 1, 999],
		['core', '/squads/0/members/0/count', 1, 999],
		['core', '/units/0/magic/areaSpells/0/count', 1, 999],
		['core', '/units/1/weapons/0/count', 1, 999],
		['core', '/units/1/weapons/3/payload/0/count', 1, 999],
		['core', '/units/1/plates/0/count', 1, 999],
		['core', '/units/1/explosives/0/count', 1, 999],
		['core', '/reserve/circleCasts/0/count', 1, 999],
		['core', '/units/0/hands', 0, 20],
		['core', '/units/1/hands', 0, 20],
		['core', '/units/0/skillBonus', 0, 99],
		['core', '/units/0/superdexterity', 0, 99],
		['core', '/units/0/multitasking', 0, 99],
		['core', '/units/0/magic/level', 0, 20],
		['core', '/units/0/magic/shield', 0, 20],
		['core', '/units/0/magic/areaSpells/0/level', 0, 20],
		['core', '/units/1/size', 0, 999],
		['core', '/units/1/structureLevel', 0, 9],
		['core', '/units/1/critterArmor', 0, 99],
		['core', '/units/1/propulsion/0/speed', 0, 99],
		['quickwars', '/units/2/propulsion/0/modules', 0, 99],
		['core', '/units/1/weapons/0/level', 0, 20],
		['core', '/units/1/weapons/0/builtSize', 0, 20],
		['core', '/units/1/weapons/3/payload/0/level', 0, 20],
		['core', '/units/1/explosives/0/level', 0, 20],
		['core', '/units/1/plates/0/level', 0, 20],
		['core', '/units/1/brain/skillBonus', 0, 99],
		['core', '/units/1/brain/superdexterity', 0, 99],
		['core', '/units/1/brain/multitasking', 0, 99],
		['core', '/reserve/circleCasts/0/level', 0, 20],
		['core', '/reserve/circleShields/0/level', 0, 20],
		['core', '/reserve/summons/0/size', 0, 999],
		['core', '/stock/explosives', 0, 999],
		['skirmish', '/units/1/dice', 0, 99]
	] as const)('%s %s', (army, path, minimum, maximum) => {
		const at = (value: unknown) => problem(changed(armies[army], path, value));
		expect(at(minimum)).toBe('accepted');
		expect(at(maximum)).toBe('accepted');
		expect(at(minimum - 1)).toEqual({ code: 'tooSmall', path, minimum });
		expect(at(maximum + 1)).toEqual({ code: 'tooLarge', path, maximum });
		expect(at(minimum + 0.5)).toMatchObject({ code: 'wrongType', path });
		expect(at(`${maximum}`)).toMatchObject({ code: 'wrongType', path });
		expect(at(null)).toMatchObject({ code: 'wrongType', path });
	});

	it.each(['/units/1/propulsion/4/agreedCost', '/reserve/unspent', '/limits/points'])(
		'%s is a multiple of ½',
		(path) => {
			const at = (value: unknown) => problem(changed(core, path, value));
			expect(at(0)).toBe('accepted');
			expect(at(149.5)).toBe('accepted');
			expect(at(0.25)).toEqual({ code: 'notAMultiple', path, of: 0.5 });
			expect(at(-0.5)).toEqual({ code: 'tooSmall', path, minimum: 0 });
			expect(at('1')).toMatchObject({ code: 'wrongType', path });
		}
	);
});

describe('lists', () => {
	const minifigs = manyMinifigs(201);
	it.each([
		['/units/0/gear', many(201, () => ({ item: 'shield' }))],
		['/units/0/abilities/weaponMaster', many(201, () => 'heavyHand')],
		['/units/0/magic/areaSpells', many(201, () => ({ level: 1 }))],
		['/units/1/propulsion', many(201, () => ({ mode: 'air', speed: 1 }))],
		['/units/1/weapons', many(201, () => ({ type: 'ram', level: 1 }))],
		['/units/1/weapons/3/payload', many(201, () => ({ level: 1 }))],
		['/units/1/explosives', many(201, () => ({ level: 1 }))],
		['/units/1/plates', many(201, () => ({ level: 1 }))],
		['/units/1/brain/orders', many(201, () => 'Stój')],
		['/squads', many(201, (index) => ({ id: `q${index}`, name: 'Q' }))],
		['/squads/0/members', many(201, () => ({ unit: 'u1' }))],
		['/houseRules/changes', many(201, () => core.houseRules.changes[0])],
		['/reserve/circleCasts', many(201, () => ({ level: 1 }))],
		['/reserve/circleShields', many(201, () => ({ level: 1 }))],
		['/reserve/summons', [...core.reserve.summons, ...minifigs].slice(0, 201)]
	])('have at most 200 entries: %s', (path, entries) => {
		expect(problem(changed(core, path, entries.slice(0, 200)))).toBe('accepted');
		expect(problem(changed(core, path, entries))).toEqual({ code: 'tooMany', path, maximum: 200 });
		expect(problem(changed(core, path, {}))).toMatchObject({ code: 'wrongType', path });
	});

	it('have 0 to 2,000 units', () => {
		const army = (count: number) => ({ ...lugpolwars, units: manyMinifigs(count) });
		expect(problem(army(0))).toBe('accepted');
		expect(problem(army(2000))).toBe('accepted');
		expect(problem(army(2001))).toEqual({ code: 'tooMany', path: '/units', maximum: 2000 });
	});
});

describe('texts', () => {
	it.each([
		['/name', 1, 80],
		['/units/0/name', 1, 80],
		['/units/1/name', 1, 80],
		['/units/0/gear/0/name', 1, 80],
		['/units/1/weapons/0/name', 1, 80],
		['/squads/0/name', 1, 80],
		['/houseRules/name', 1, 80],
		['/notes', 0, 4000],
		['/units/0/notes', 0, 4000]
	])('%s has %i to %i characters', (path, minimum, maximum) => {
		const at = (value: unknown) => problem(changed(core, path, value));
		const length = { code: 'length', path, minimum, maximum };
		expect(at('ą'.repeat(maximum))).toBe('accepted');
		expect(at('🐉'.repeat(maximum))).toBe('accepted');
		expect(at('ą'.repeat(maximum + 1))).toEqual(length);
		expect(at('')).toEqual(minimum === 0 ? 'accepted' : length);
		expect(at(1)).toMatchObject({ code: 'wrongType', path });
	});

	it.each([
		'\u0000',
		'half a pair \ud83d',
		'a\nb',
		'tab\t',
		'bell\u0007',
		'c1\u0085',
		'Wis\u0142a o\u0301'
	])('%j is no plain text', (value) => {
		for (const path of ['/name', '/units/0/name', '/notes', '/units/0/cliche']) {
			const breaks = value.includes('\n') && path === '/notes';
			const refused = { code: 'plainText', path };
			expect(problem(changed(core, path, value))).toEqual(breaks ? 'accepted' : refused);
		}
	});

	it('have line feeds in notes only', () => {
		const text = 'one\n\ntwo';
		for (const path of ['/notes', '/units/0/notes']) {
			expect(problem(changed(core, path, text))).toBe('accepted');
		}
		const path = '/units/1/brain/orders/0';
		expect(problem(changed(core, path, text))).toEqual({ code: 'plainText', path });
		expect(problem(changed(core, '/notes', 'one\r\ntwo'))).toEqual({
			code: 'plainText',
			path: '/notes'
		});
	});
});

describe('choices from a list', () => {
	it.each([
		['core', '/rulebook', 'core2010'],
		['core', '/supplements/0', 'cooking'],
		['core', '/rulings/oddSpeed', 'sideways'],
		['core', '/rulings/heroQuirkCount', true],
		['core', '/limits/profile', 'none'],
		['core', '/units/0/rank', 'king'],
		['core', '/units/0/gear/0/item', 'lightsaber'],
		['core', '/units/0/gear/0/place', 'worn'],
		['core', '/units/1/form', 'ship'],
		['core', '/units/1/propulsion/0/mode', 'space'],
		['core', '/units/1/weapons/0/type', 'laser'],
		['core', '/units/1/weapons/0/mounting', 'loose'],
		['core', '/units/1/brain/type', 'quarter'],
		['core', '/units/1/brain/limitation', 'lazy'],
		['skirmish', '/units/0/stature', 'giant'],
		['skirmish', '/units/0/weapon', 'bow'],
		['skirmish', '/units/0/traits/0', 'tall'],
		['skirmish', '/units/0/gear/0', 'helmet']
	] as const)('%s %s %j is refused', (army, path, value) => {
		const found = problem(changed(armies[army], path, value));
		expect(found).toMatchObject({ code: 'notAllowed', path });
		expect(found).toHaveProperty('allowed.1');
	});

	it('refuse a unit of an unknown kind at its path', () => {
		expect(problem(changed(core, '/units/0/kind', 'dragon'))).toMatchObject({
			path: '/units/0/kind'
		});
	});

	it.each([
		['/heroDiscount', 'yes'],
		['/units/0/abilities/pilot', 1],
		['/units/0/gear/3/bow', 'true'],
		['/units/1/barding', 0],
		['/units', {}],
		['/units/0', 'Zawisza'],
		['/units/0/gear', 'sword'],
		['/rulings', []],
		['/stock', 3],
		['/reserve', null],
		['/limits', 'league'],
		['/squads/0/members/0', 'u1']
	])('%s of the wrong kind is refused: %j', (path, value) => {
		expect(problem(changed(core, path, value))).toMatchObject({ code: 'wrongType', path });
	});

	it.each([
		['/id', 'army-1'],
		['/units/0/portrait/figure/skin', 'x'.repeat(41)],
		['/units/0/portrait/figure/skin', ''],
		['/units/1/portrait/photo', 'sha256:abc'],
		[`/photos/${PHOTO}`, 'data:image/png;base64,AAAA'],
		[`/photos/${PHOTO}`, `data:image/jpeg;base64,${'A'.repeat(400_000)}`]
	])('%s in the wrong form is refused', (path, value) => {
		expect(problem(core)).toBe('accepted');
		expect(problem(changed(core, path, value))).toMatchObject({ path });
	});

	it('refuse a photo whose key is no digest', () => {
		const photos = { portrait: 'data:image/jpeg;base64,/9j/4AAQ' };
		expect(problem({ ...core, photos })).toMatchObject({ path: '/photos/portrait' });
	});
});

describe('references and combinations', () => {
	it('a half-brain needs a limitation', () => {
		const path = '/units/1/brain/limitation';
		expect(problem(changed(core, path, undefined))).toEqual({ code: 'missing', path });
	});

	it('a full brain has no limitation', () => {
		const found = problem(changed(core, '/units/1/brain/type', 'full'));
		expect(found).toMatchObject({ code: 'unknownField', path: '/units/1/brain/limitation' });
		expect(problem(changed(core, '/units/1/brain', { type: 'full' }))).toBe('accepted');
	});

	it.each([
		['/units/2/id', 'u7'],
		['/reserve/summons/0/id', 'u1'],
		['/reserve/summons/1/id', 's1'],
		['/squads/1/id', 'q1']
	])('an id is unique: %s', (path, id) => {
		const found = problem(changed(changed(core, '/units/1/mount', undefined) as object, path, id));
		expect(found).toEqual({ code: 'duplicateId', path, id });
	});

	it.each(['/units/0/mount', '/units/1/mount', '/reserve/summons/1/mount'])(
		'%s must name a unit or a summon',
		(path) => {
			for (const id of ['u8', 's1']) expect(problem(changed(core, path, id))).toBe('accepted');
			expect(problem(changed(core, path, 'x'))).toEqual({
				code: 'unknownReference',
				path,
				id: 'x'
			});
		}
	);

	it.each(['/squads/0/members/0/unit', '/squads/0/banner'])('%s must name a unit', (path) => {
		expect(problem(changed(core, path, 'u7'))).toBe('accepted');
		for (const id of ['x', 's1']) {
			expect(problem(changed(core, path, id))).toEqual({ code: 'unknownReference', path, id });
		}
	});

	it('only a QuickWars creation may omit its size', () => {
		const found = problem({ ...quickwars, rulebook: 'lugpolwars' });
		expect(found).toEqual({ code: 'missing', path: '/units/1/size' });
	});

	it('only a heavy weapon may omit its level', () => {
		const path = '/units/1/weapons/0';
		expect(problem(changed(lugpolwars, `${path}/type`, 'gun'))).toEqual({
			code: 'missing',
			path: `${path}/level`
		});
	});
});
