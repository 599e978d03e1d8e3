import { weaponKey } from '$lib/combat/weapon-key';
import { formatDice } from '$lib/dice/notation';
import type { BuilderMessages } from '$lib/i18n/languages';
import type {
	AreaSpell,
	Attack,
	BuiltWeapon,
	CreationProfile,
	MagicProfile,
	MagicShield
} from '$lib/rules/profile';
import { damageText, reachText } from './attack-text';

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
}

/** Placeholder for an empty cell. */
export const EMPTY_CELL = '–';

/** Small print of an attack: the class of a weapon with its own name, its marks, where it is, and who masters it. */
function attackNotes({ terms, unit, profile }: BuilderMessages, attack: Attack): string[] {
	const { name, item, place, marks = [], skill } = attack;
	const kind = [
		...(name === undefined ? [] : [terms.gear[item]]),
		...marks.map((mark) => unit.marks[mark].toLowerCase()),
		...(place === 'stowed' ? [terms.places.stowed] : [])
	].join(', ');
	return [
		...(kind === '' ? [] : [kind]),
		...(skill ? [profile.magic.master({ dice: formatDice(skill) })] : [])
	];
}

export function attackRow(m: BuilderMessages, attack: Attack): WeaponRow {
	const { name, item, use, count } = attack;
	return {
		...(attack.damage && { weapon: weaponKey(item, attack) }),
		name: name ?? m.terms.gear[item],
		count,
		notes: attackNotes(m, attack),
		use: `${use ?? EMPTY_CELL}`,
		range: reachText(m, attack),
		damage: damageText(m, attack)
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
export function attackRows(m: BuilderMessages, attacks: readonly Attack[]): WeaponRow[] {
	return joined(attacks.map((attack) => attackRow(m, attack)));
}

/** The row of a built-in weapon, with its place, the armor of its part and a launcher's payload. */
function builtRow(m: BuilderMessages, weapon: BuiltWeapon): WeaponRow {
	const { creation } = m.profile;
	const { name, type, level, mounting, armor, payload, use, count } = weapon;
	const loads = payload.map((load) => creation.payload({ ...load, dice: formatDice(load.damage) }));
	const part = [
		...(name === undefined ? [] : [m.terms.weapons[type]]),
		// A heavy weapon has no level, and its place changes nothing.
		...(level === undefined ? [] : [creation.level({ level }), creation.mountings[mounting]]),
		...(armor ? [creation.armorOf({ dice: formatDice(armor) })] : [])
	];
	return {
		weapon: weaponKey(type, weapon),
		name: name ?? m.terms.weapons[type],
		count,
		notes: [...(part.length > 0 ? [part.join(' · ')] : []), ...loads],
		use: `${use ?? EMPTY_CELL}`,
		range: reachText(m, weapon),
		damage: formatDice(weapon.damage)
	};
}

/** Returns the rows of built-in weapons, equal ones with their number. */
export function builtRows(m: BuilderMessages, weapons: readonly BuiltWeapon[]): WeaponRow[] {
	return joined(weapons.map((weapon) => builtRow(m, weapon)));
}

/** One row per size of the crew of a heavy weapon (PL-QW-08, PL-LPW-06), one row for other weapons. */
function crewedRows(m: BuilderMessages, weapon: BuiltWeapon): WeaponRow[] {
	const { crews } = weapon;
	if (!crews) return [builtRow(m, weapon)];
	return crews.map(({ crew, reach, damage }, index) => {
		const row = builtRow(m, { ...weapon, reach, damage });
		const note = m.profile.creation.crew({ count: crew });
		return { ...row, notes: index === 0 ? [...row.notes, note] : [note] };
	});
}

/** Returns the rows of built-in weapons, with a heavy weapon's by the size of its crew. */
export function crewRows(m: BuilderMessages, weapons: readonly BuiltWeapon[]): WeaponRow[] {
	return joined(weapons.flatMap((weapon) => crewedRows(m, weapon)));
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
	note?: string
): WeaponRow => ({ name, count: 1, notes: note ? [note] : [], use: `${use}`, range, damage });

function areaSpellRow({ profile }: BuilderMessages, spell: AreaSpell): WeaponRow {
	const { magic } = profile;
	const { level, casts, use, range, damage } = spell;
	const reach = magic.rolled({ dice: formatDice(range) });
	const note = magic.casts({ count: casts });
	return spellRow(magic.areaSpell({ level }), use, reach, formatDice(damage), note);
}

function magicShieldRow({ profile }: BuilderMessages, shield: MagicShield): WeaponRow {
	const { magic } = profile;
	const { level, use, armor, area } = shield;
	return spellRow(magic.shield({ level }), use, magic.area({ inches: area }), formatDice(armor));
}

/** Area spells and magic shields. */
export function castRows(
	m: BuilderMessages,
	areaSpells: readonly AreaSpell[],
	shields: readonly MagicShield[]
): WeaponRow[] {
	return [
		...spellsByLevel(areaSpells).map((spell) => areaSpellRow(m, spell)),
		...shields.map((shield) => magicShieldRow(m, shield))
	];
}

function boltRows({ profile }: BuilderMessages, { bolt }: MagicProfile): WeaponRow[] {
	if (!bolt) return [];
	const row = spellRow(profile.magic.bolt, bolt.use, `${bolt.range}″`, formatDice(bolt.damage));
	return [{ weapon: weaponKey('bolt', { damage: bolt.damage }), ...row }];
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
export function magicRows(m: BuilderMessages, spells: MagicProfile): WeaponRow[] {
	const { areaSpells, shield } = spells;
	return [
		...boltRows(m, spells),
		...castRows(m, areaSpells, shield ? [shield] : []),
		...callRows(m, spells)
	];
}
