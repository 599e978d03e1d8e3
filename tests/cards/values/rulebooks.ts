import type { Army, Creation, Figure, Minifig, Unit } from '$lib/rules/choices';

/**
 * What cards and cost breakdowns of the templates should print, from the tables of the rulebooks: written a second time
 * and without the app's code, for what the templates use.
 */
export interface UnitValues {
	/** The numbers on the plates, by what they are. */
	readonly plates: Readonly<Record<string, string>>;
	/** The rows of the weapon tables: use, range and damage. */
	readonly rows: readonly string[];
	/** The speed of each size from the largest, of creations whose size can be damaged. */
	readonly speeds: readonly string[];
	/** The inches of its weapons, and how many of them smaller sizes carry. */
	readonly carried: readonly string[];
	/** Numbers in sentences and notes, by what they are. */
	readonly said: Readonly<Record<string, string>>;
	/** The items of the cost of one, in CP. */
	readonly items: readonly number[];
	/** The cost without equipment, in CP. */
	readonly bare: number;
}

const d6 = (count: number, plus = 0) =>
	`${count}d6${plus === 0 ? '' : plus > 0 ? `+${plus}` : `−${-plus}`}`;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

type Row = readonly [use: number | '', range: string, damage: string];
interface Item {
	readonly cost: number;
	readonly row?: Row;
	/** The same with another 1d6 of damage. */
	readonly mastered?: Row;
}

/** PL-WPN-01 to -10. */
const CORE_GEAR: Readonly<Record<string, Item>> = {
	shortHand: {
		cost: 2,
		row: [2, 'touch, thrown (1d6)″', '1d6'],
		mastered: [2, 'touch, thrown (1d6)″', '2d6']
	},
	heavyHand: { cost: 3, row: [4, 'touch', '1d6+2'] },
	twoHanded: { cost: 4, row: [5, 'touch', '2d6'] },
	shortRanged: { cost: 3, row: [3, '6″', '1d6'] },
	longRanged: { cost: 5, row: [3, '12″', '1d6+1'], mastered: [3, '12″', '2d6+1'] },
	explosive: { cost: 1, row: [3, 'thrown (1d6+2)″', '1d10'] },
	shield: { cost: 1, row: [2, 'touch', '1d6'] },
	bodyArmor: { cost: 2 },
	bareHands: { cost: 0, row: [2, 'touch', '–'] },
	improvised: { cost: 0, row: [2, 'touch, thrown (1d6−1)″', '1d6−2'] }
};

/** PL-LPW-02. */
const LPW_GEAR: Readonly<Record<string, Item>> = {
	shortHand: { cost: 2, row: ['', 'touch', '1d6+2'] },
	heavyHand: { cost: 3, row: ['', 'touch', '2d6'] },
	twoHanded: { cost: 3, row: ['', 'touch', '2d6'] },
	shortRanged: { cost: 3, row: ['', '10″', '1d6'] },
	longRanged: { cost: 3, row: ['', '10″', '1d6'] },
	explosive: { cost: 1, row: ['', 'thrown (1d6+2)″', '2d6−1'] },
	shield: { cost: 1 },
	bodyArmor: { cost: 1 },
	bareHands: { cost: 0, row: ['', 'touch', '–'] },
	improvised: { cost: 0, row: ['', 'touch', '1d6−2'] }
};

/** PL-QW-05. */
const QUICK_GEAR: Readonly<Record<string, Item>> = {
	handWeapon: { cost: 0, row: ['', 'touch', '2d6'] },
	rangedWeapon: { cost: 0, row: ['', '10″', '1d6'] },
	brick: { cost: 0, row: ['', '5″', '1d6'] },
	protection: { cost: 0 },
	bareHands: { cost: 0, row: ['', 'touch', '–'] }
};

const GEAR = { core2005: CORE_GEAR, lugpolwars: LPW_GEAR, quickwars: QUICK_GEAR } as const;
type PlRulebook = keyof typeof GEAR;

/** PL-CHR-02: Skill, Move, Armor in dice and points, cost. */
const RANKS: Readonly<Record<string, readonly [string, number, number, number, number]>> = {
	mercenary: ['1d6', 5, 0, 4, 4],
	officer: ['1d6+1', 6, 1, 2, 7],
	hero: ['1d10', 7, 2, 0, 11]
};

const armorOf = (dice: number, plus: number) => (dice === 0 ? `${plus}` : d6(dice, plus));

const rowText = (row: Row) => row.join(' | ');

interface Gear {
	readonly item: string;
	readonly count?: number | undefined;
}

/** The rows of gear; a figure without any has its hands. */
function gearRows(gear: readonly Gear[], book: PlRulebook, mastered: readonly string[]): string[] {
	const rows = gear.flatMap(({ item }) => {
		const { row, mastered: better } = GEAR[book][item] ?? {};
		const own = mastered.includes(item) ? better : row;
		return own ? [own] : [];
	});
	const hands = GEAR[book]['bareHands']?.row;
	return (rows.length > 0 || !hands ? rows : [hands]).map(rowText);
}

/** PL-MAG-03 to -11: the rows of spells. */
function magicRows(magic: NonNullable<Minifig['magic']>): Row[] {
	const { level = 0, areaSpells = [], shield, summoning, necromancy } = magic;
	return [
		[3 * level, `${6 * level}″`, d6(level)],
		...areaSpells.map((spell): Row => [
			3 * spell.level,
			`(${d6(spell.level)})″`,
			`${spell.level}d10`
		]),
		...(shield ? [[2 * shield, `${2 * shield}″ around`, d6(shield)] as const] : []),
		// Difficulty × size: no number of its own.
		...(summoning ? [['' as const, '–', '–'] as const] : []),
		...(necromancy ? [['' as const, '–', '–'] as const] : [])
	];
}

/** PL-MAG-01 to -11 for a figure of size 1. */
function magicItems({
	level = 0,
	areaSpells = [],
	shield = 0,
	summoning,
	necromancy
}: NonNullable<Minifig['magic']>): number[] {
	return [
		level,
		...areaSpells.map((spell) => spell.level * (spell.count ?? 1)),
		...(shield ? [2 * shield] : []),
		...(summoning ? [1] : []),
		...(necromancy ? [1] : [])
	];
}

/** PL-PIL-05, PL-MED-01, PL-SKL-01 to -03, PL-ABL-02, PL-CHR-06. */
function abilityItems({
	abilities = {},
	skillBonus = 0,
	superdexterity = 0,
	multitasking = 0
}: Minifig): number[] {
	const { pilot, healing, stealth, perception, weaponMaster = [] } = abilities;
	return [
		...(pilot ? [1] : []),
		...(healing ? [2] : []),
		...(stealth ? [2] : []),
		...(perception ? [2] : []),
		...weaponMaster.map(() => 3),
		...[skillBonus, superdexterity, multitasking].filter((points) => points > 0)
	];
}

function minifigValues(unit: Minifig, book: PlRulebook, mount: UnitValues | undefined): UnitValues {
	const { rank, gear = [], magic, abilities, skillBonus = 0 } = unit;
	const [skill, walk, dice, flat, cost] = RANKS[rank] ?? ['', 0, 0, 0, 0];
	const isWorn = (items: readonly string[]) =>
		gear.filter(({ item }) => items.includes(item)).length;
	const isCore = book === 'core2005';
	// PL-WPN-11.
	const slower = isCore ? isWorn(['twoHanded', 'bodyArmor']) : 0;
	const worn = isWorn(isCore ? ['bodyArmor'] : ['shield', 'bodyArmor', 'protection']);
	const isQuick = book === 'quickwars';
	const bought = [...(magic ? magicItems(magic) : []), ...abilityItems(unit)];
	const equipped = gear.map(({ item, count = 1 }) => (GEAR[book][item]?.cost ?? NaN) * count);
	const mastered = (abilities?.weaponMaster ?? []).map((kind) =>
		typeof kind === 'string' ? kind : kind.item
	);
	const riding = mount?.plates['move'];
	return {
		plates: {
			...(isCore && { skill: skillBonus > 0 ? d6(1, skillBonus) : skill }),
			move: isQuick ? '5″' : `${walk - slower}″`,
			armor: isQuick ? d6(2 + worn) : armorOf(dice + worn, flat),
			...(!isQuick && { cost: `${sumOf([cost, ...bought, ...equipped])}` })
		},
		rows: [...gearRows(gear, book, mastered), ...(magic ? magicRows(magic).map(rowText) : [])],
		...{ speeds: [], carried: [] },
		said: { ...(riding && riding !== `${walk - slower}″` && { riding }) },
		items: isQuick ? [] : [cost, ...bought, ...equipped.filter((points) => points > 0)],
		bare: isQuick ? 0 : sumOf([cost, ...bought])
	};
}

/** PL-CWP-01 and -03. */
function builtRow(type: string, level: number): Row {
	if (type === 'closeCombat') return [2 * level, 'touch', d6(level)];
	return [3 * level, `${6 * level}″`, d6(level)];
}

/** PL-QW-08, PL-LPW-06: crews of one to three; a vehicle has one. */
const heavyRows = (form: string): Row[] =>
	Array.from({ length: form === 'vehicle' ? 1 : 3 }, (_, more): Row => [
		'',
		`${10 + 5 * more}″`,
		d6(2 + more)
	]);

const levelArmor = (level: number) => (level <= 0 ? '1d6' : `${level}d10`);

/** PL-PRP-01 and -02, PL-LPW-05. */
const propulsionCost = (mode: string, speed: number, level: number) =>
	(speed / 2) * (mode === 'air' ? 2 + level : 1);

function coreCreation(unit: Creation): UnitValues {
	const { size = 1, structureLevel: level = 0, propulsion = [], weapons = [], gear = [] } = unit;
	const { brain, barding = false } = unit;
	const least = Math.max(1, size);
	const mind = brain ? (brain.type === 'full' ? least : least / 2) : 0;
	const speeds = propulsion.map(({ speed = 0 }) => speed - (barding ? 1 : 0));
	const [fastest = 0] = speeds;
	const damaged = Array.from({ length: size }, (_, lost) => `${Math.max(1, fastest - lost)}″`);
	const carried = gear.map(({ item, count = 1 }) => (CORE_GEAR[item]?.cost ?? NaN) * count);
	// PL-CWP-10, PL-DMG-03: what the weapons may measure together as the size goes down.
	const sum = sumOf(weapons.map(({ level: each = 1, count = 1 }) => each * count));
	const factor = propulsion.some(({ mode }) => mode === 'air') ? 1 : 2;
	const lower = Array.from({ length: size }, (_, lost) => factor * (size - lost))
		.filter((limit) => limit < sum)
		.map((limit) => `${limit}″`);
	const items = [
		size === 0 ? 0 : size * (level || 0.5),
		...propulsion.map(({ mode, speed = 0 }) => propulsionCost(mode, speed, level)),
		...weapons.map(
			({ type, level: each = 1, count = 1 }) => (type === 'closeCombat' ? 2 : 3) * each * count
		),
		mind,
		barding ? 2 : 0,
		...carried
	].filter((points) => points > 0);
	const armor = size === 0 ? '0' : levelArmor(level);
	const hasHands = brain !== undefined && weapons.length === 0;
	const moves = propulsion.length > 0;
	return {
		plates: {
			size: `${size}″`,
			...(size > 0 && { level: `${level}` }),
			...(brain && { skill: brain.limitation === 'incompetent' ? '1d6−2' : '1d6' }),
			...(moves && { move: `${fastest}″` }),
			armor: barding ? (level <= 0 ? '2d6' : `${armor}+1d6`) : armor,
			cost: `${sumOf(items)}`
		},
		rows: [
			...weapons.map(({ type, level = 1 }) => rowText(builtRow(type, level))),
			...(hasHands ? gearRows(gear, 'core2005', []) : [])
		],
		speeds: size > 1 && moves ? [...new Set(damaged)] : [],
		carried: lower.length > 0 ? [`${sum}″`, ...lower] : [],
		said: {
			// PL-CMB-03: per full 2″ beyond the first inch.
			...(size > 2 && { 'to hit': `${Math.min(5, Math.floor((size - 1) / 2))}` }),
			// PL-STR-08; barding covers none of them.
			...((level > 0 || barding) && {
				surface: levelArmor(level - 1),
				protruding: levelArmor(level - 2)
			}),
			// PL-CHG-03, -07 and -12; what never moves is always braced.
			...(size > 0 && { braced: d6(size), stability: `${size}″` }),
			...(size > 0 && moves && { momentum: d6(size), unbraced: d6(Math.floor(size / 2)) })
		},
		items,
		bare: sumOf(items) - sumOf(carried)
	};
}

function lpwCreation(unit: Creation): UnitValues {
	const {
		form,
		size = 1,
		structureLevel: level = 0,
		propulsion = [],
		weapons = [],
		gear = []
	} = unit;
	const isVehicle = form === 'vehicle';
	const speed = propulsion[0]?.speed;
	const items = [
		...(isVehicle ? [size] : []),
		...propulsion.map((one) => propulsionCost(one.mode, one.speed ?? 0, level)),
		...weapons.map(() => 5),
		...gear.map(() => 1)
	];
	return {
		plates: {
			size: `${size}″`,
			...(isVehicle && { level: `${level}` }),
			...(speed !== undefined && { move: `${speed}″` }),
			...(isVehicle && {
				armor: gear.length > 0 ? `${levelArmor(level)}+${d6(gear.length)}` : levelArmor(level)
			}),
			cost: `${sumOf(items)}`
		},
		rows: weapons.flatMap(() => heavyRows(form).map(rowText)),
		...{ speeds: [], carried: [] },
		said: {},
		items,
		bare: sumOf(items) - gear.length
	};
}

/** PL-QW-08, -09, -12. */
function quickCreation({ form, size = 1, propulsion = [], weapons = [] }: Creation): UnitValues {
	const modules = propulsion[0]?.modules ?? 0;
	return {
		plates: {
			size: `${size}″`,
			...(form === 'creature' && { move: '10″', armor: '3d6' }),
			...(modules > 0 && { move: `${Math.min(15, 5 * modules)}″` })
		},
		rows: weapons.flatMap(() => heavyRows(form).map(rowText)),
		...{ speeds: [], carried: [], said: {}, items: [], bare: 0 }
	};
}

/** NS-01 to -03, NS-20: general dice, toughness, defense, reach, shot; NS-04 to -07 and -10c: bonus dice. */
function figureValues({ stature, weapon, gear = [], mounted = false }: Figure): UnitValues {
	const dice = { minion: 1, average: 2, good: 3, monster: 4 }[stature];
	const defense = { minion: 3, average: 2, good: 1, monster: 1 }[stature];
	const reach = weapon === 'close' ? 0 : weapon === 'spear' || weapon === 'halberd' ? 2 : 1;
	const shields = sumOf(gear.map((item) => ({ buckler: 1, shield: 2, heavyArmor: 0 })[item]));
	const moves = (mounted ? 2 : 0) + (stature === 'minion' ? 1 : 0);
	return {
		plates: {
			dice: `${dice}`,
			toughness: `${dice}`,
			defense: `${defense}+`,
			reach: `${reach}″`,
			...(weapon === 'missile' && { shot: '18″' })
		},
		said: {
			...(weapon === 'heavyTwoHanded' && { 'bonus for attack': '1' }),
			...(shields > 0 && { 'bonus for defense': `${shields}` }),
			...(moves > 0 && { 'bonus for movement': `${moves}` })
		},
		...{ rows: [], speeds: [], carried: [], items: [], bare: 0 }
	};
}

/** The values of a unit of an army. */
export function valuesOf(unit: Unit, army: Army): UnitValues {
	if (unit.kind === 'figure') return figureValues(unit);
	const book = army.rulebook as PlRulebook;
	if (unit.kind === 'creation') {
		if (book === 'core2005') return coreCreation(unit);
		return book === 'lugpolwars' ? lpwCreation(unit) : quickCreation(unit);
	}
	const mount = army.units.find(({ id }) => id === unit.mount);
	return minifigValues(unit, book, mount && valuesOf(mount, army));
}
