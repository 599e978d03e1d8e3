import { anyKind } from '$lib/rules/items/kinds';
import { named } from '$lib/i18n/named';
import { weaponKey } from '$lib/combat/weapon-key';
import { formatDice } from '$lib/dice/notation';
import type { BuilderMessages } from '$lib/i18n/languages';
import type {
	AreaSpell,
	Attack,
	BuiltWeapon,
	CreationProfile,
	MagicProfile,
	MagicShield,
	Reach
} from '$lib/rules/profile';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { IconId } from '../print/icons';
import { damageText, lessText, reachText } from './attack-text';

/** One row of a weapon or spell table. */
export interface WeaponRow {
	/** By which the combat finds the weapon; absent for what does no damage by itself. */
	readonly weapon?: string;
	readonly name: string;
	readonly count: number;
	/** Small print below the name. */
	readonly notes: readonly string[];
	readonly use: string;
	readonly range: string;
	readonly damage: string;
	/** How it reaches its target. */
	readonly icon?: IconId;
	/** The rule that the notes have in full. */
	readonly rule?: CitedRule;
}

/** Placeholder for an empty cell. */
export const EMPTY_CELL = '–';

/** Small print of an attack: the class of a weapon with its own name, its marks, where it is, and who masters it. */
function attackNotes(
	{ terms, unit, profile }: BuilderMessages,
	attack: Attack,
	penalty: number
): string[] {
	const { name, item, place, marks = [], skill } = attack;
	const kind = [
		...(name === undefined ? [] : [named(terms.gear, item)]),
		...marks.map((mark) => unit.marks[mark].toLowerCase()),
		...(place === 'stowed' ? [terms.places.stowed] : [])
	].join(', ');
	return [
		...(kind === '' ? [] : [kind]),
		...(skill ? [profile.magic.master({ dice: lessText(formatDice(skill), penalty) })] : [])
	];
}

/** How a weapon reaches its target; what explodes, or is loaded with what does, hits all around it. */
function iconOf(item: string, reach: Reach, payload: readonly unknown[] = []): IconId {
	if (anyKind(item).explodes || payload.length > 0) return 'area';
	return reach.kind === 'touch' ? 'close' : 'ranged';
}

/** The row of an attack; `penalty` is what a hero's quirk takes off its rolls (PL-HER-02). */
export function attackRow(m: BuilderMessages, attack: Attack, penalty = 0): WeaponRow {
	const { name, item, use, count } = attack;
	return {
		...(attack.damage && { weapon: weaponKey(item, attack) }),
		name: name ?? named(m.terms.gear, item),
		count,
		notes: attackNotes(m, attack, penalty),
		use: `${use ?? EMPTY_CELL}`,
		range: reachText(m, attack),
		damage: damageText(m, attack, penalty),
		icon: iconOf(item, attack.reach)
	};
}

/** Joins rows that differ only in their number. */
function joined(rows: readonly WeaponRow[]): WeaponRow[] {
	const different = new Map<string, WeaponRow>();
	for (const { count, ...row } of rows) {
		const key = JSON.stringify(row);
		different.set(key, { ...row, count: (different.get(key)?.count ?? 0) + count });
	}
	return [...different.values()];
}

/** Returns one row for all attacks that differ in nothing, with their number. */
export function attackRows(
	m: BuilderMessages,
	attacks: readonly Attack[],
	penalty = 0
): WeaponRow[] {
	return joined(attacks.map((attack) => attackRow(m, attack, penalty)));
}

/**
 * The row of a built-in weapon, with its place, the armor of its part and a launcher's payload. With the `usual` Armor of
 * parts, its level follows its name, and a place on the surface goes without saying.
 */
function builtRow(m: BuilderMessages, weapon: BuiltWeapon, usual?: string): WeaponRow {
	const { creation } = m.profile;
	const { name, type, level, mounting, armor, payload, use, count } = weapon;
	const loads = payload.map((load) => creation.payload({ ...load, dice: formatDice(load.damage) }));
	const isUsual = mounting === 'fixed' && armor !== undefined && formatDice(armor) === usual;
	const part = [
		...(name === undefined ? [] : [named(m.terms.weapons, type)]),
		// A heavy weapon has no level, and its place changes nothing.
		...(level === undefined || usual !== undefined ? [] : [creation.level({ level })]),
		...(level === undefined || isUsual ? [] : [creation.mountings[mounting]]),
		...(armor && !isUsual ? [creation.armorOf({ dice: formatDice(armor) })] : [])
	];
	const called = name ?? named(m.terms.weapons, type);
	return {
		weapon: weaponKey(type, weapon),
		name: usual === undefined || level === undefined ? called : `${called}\u00a0${level}`,
		count,
		notes: [...(part.length > 0 ? [part.join(' · ')] : []), ...loads],
		use: `${use ?? EMPTY_CELL}`,
		range: reachText(m, weapon),
		damage: formatDice(weapon.damage),
		icon: iconOf(type, weapon.reach, payload)
	};
}

/** Returns the rows of built-in weapons, equal ones with their number. */
export function builtRows(m: BuilderMessages, weapons: readonly BuiltWeapon[]): WeaponRow[] {
	return joined(weapons.map((weapon) => builtRow(m, weapon)));
}

/** One row per size of the crew of a heavy weapon (PL-QW-08, PL-LPW-06), one row for other weapons. */
function crewedRows(m: BuilderMessages, weapon: BuiltWeapon, usual?: string): WeaponRow[] {
	const { crews } = weapon;
	if (!crews) return [builtRow(m, weapon, usual)];
	return crews.map(({ crew, reach, damage }, index) => {
		const row = builtRow(m, { ...weapon, reach, damage });
		const note = m.profile.creation.crew({ count: crew });
		return { ...row, notes: index === 0 ? [...row.notes, note] : [note] };
	});
}

/** Returns the rows of built-in weapons, with a heavy weapon's by the size of its crew. */
export function crewRows(
	m: BuilderMessages,
	weapons: readonly BuiltWeapon[],
	usual?: string
): WeaponRow[] {
	return joined(weapons.flatMap((weapon) => crewedRows(m, weapon, usual)));
}

export function plateRows(m: BuilderMessages, plates: CreationProfile['plates']): WeaponRow[] {
	return joined(
		plates.map(({ level, count, use, area, armor }) => ({
			name: m.profile.creation.level({ level }),
			count,
			notes: [],
			use: `${use}`,
			range: `${area}″`,
			damage: formatDice(armor)
		}))
	);
}

export function explosiveRows(
	m: BuilderMessages,
	explosives: CreationProfile['explosives']
): WeaponRow[] {
	return joined(
		explosives.map(({ level, count, use, damage }) => ({
			name: m.profile.creation.level({ level }),
			count,
			notes: [],
			use: `${use}`,
			range: EMPTY_CELL,
			damage: formatDice(damage)
		}))
	);
}

/** Area spells with the casts of each level added up. */
export function spellsByLevel(areaSpells: readonly AreaSpell[]): AreaSpell[] {
	const levels = new Map<number, AreaSpell>();
	for (const spell of areaSpells) {
		const { casts = 0 } = levels.get(spell.level) ?? {};
		levels.set(spell.level, { ...spell, casts: casts + spell.casts });
	}
	return [...levels.values()];
}

const spellRow = (
	name: string,
	use: number | string,
	range: string,
	damage: string,
	note?: string,
	icon?: IconId
): WeaponRow => ({
	...{ name, count: 1, notes: note ? [note] : [], use: `${use}`, range, damage },
	...(icon && { icon })
});

function areaSpellRow({ profile }: BuilderMessages, spell: AreaSpell, isBoxed: boolean): WeaponRow {
	const { magic } = profile;
	const { level, casts, use, range, damage } = spell;
	const reach = magic.rolled({ dice: formatDice(range) });
	const note = isBoxed ? '' : magic.casts({ count: casts });
	return spellRow(magic.areaSpell({ level }), use, reach, formatDice(damage), note, 'area');
}

function magicShieldRow({ profile }: BuilderMessages, shield: MagicShield): WeaponRow {
	const { magic } = profile;
	const { level, use, armor, area } = shield;
	return spellRow(magic.shield({ level }), use, magic.area({ inches: area }), formatDice(armor));
}

/** Area spells, with the number of casts unless these have boxes, and magic shields. */
export function castRows(
	m: BuilderMessages,
	areaSpells: readonly AreaSpell[],
	shields: readonly MagicShield[],
	isBoxed = false
): WeaponRow[] {
	return [
		...spellsByLevel(areaSpells).map((spell) => areaSpellRow(m, spell, isBoxed)),
		...shields.map((shield) => magicShieldRow(m, shield))
	];
}

function boltRows({ profile }: BuilderMessages, { bolt }: MagicProfile): WeaponRow[] {
	if (!bolt) return [];
	const { use, range, damage } = bolt;
	const row = spellRow(profile.magic.bolt, use, `${range}″`, formatDice(damage), '', 'ranged');
	return [{ weapon: weaponKey('bolt', { damage }), ...row }];
}

/** Summons and undead; their Use depends on their size. */
function callRows({ profile }: BuilderMessages, spells: MagicProfile): WeaponRow[] {
	const { magic } = profile;
	const { summoning, necromancy } = spells;
	const row = (name: string, { use }: { use: number }, note: string) =>
		spellRow(name, `${use} ×`, EMPTY_CELL, EMPTY_CELL, note);
	return [
		...(summoning ? [row(magic.summoning, summoning, magic.summons(summoning))] : []),
		...(necromancy
			? [
					row(
						magic.necromancy,
						necromancy,
						magic.undead({ use: necromancy.use, count: necromancy.undead })
					)
				]
			: [])
	];
}

/** Returns the rows of a mage's bolt, spells, shield, summons and undead. */
export function magicRows(m: BuilderMessages, spells: MagicProfile, isBoxed = false): WeaponRow[] {
	const { areaSpells, shield } = spells;
	return [
		...boltRows(m, spells),
		...castRows(m, areaSpells, shield ? [shield] : [], isBoxed),
		...callRows(m, spells)
	];
}
