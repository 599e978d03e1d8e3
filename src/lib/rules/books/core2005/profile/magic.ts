import { notation, timesDice } from '$lib/dice/notation';
import type { Creation, LeveledPieces, Minifig } from '../../../choices';
import type { AreaSpell, MagicProfile, MagicShield } from '../../../profile';
import { countOf, hasMagic } from '../../../terms';
import type { CoreRuleset } from '../ruleset';

/** The casts of an area spell (PL-MAG-04). */
export function areaSpellProfile({ tables }: CoreRuleset, spell: LeveledPieces): AreaSpell {
	const { use, thrown, damage } = tables.spells.areaSpell;
	const { level } = spell;
	return {
		level,
		casts: countOf(spell),
		use: use * level,
		range: timesDice(notation(thrown), level),
		damage: timesDice(notation(damage), level)
	};
}

/** A magic shield of a level (PL-MAG-05). */
export function magicShieldProfile({ tables }: CoreRuleset, level: number): MagicShield {
	const { use, armor, area } = tables.spells.shield;
	return {
		level,
		use: use * level,
		armor: timesDice(notation(armor), level),
		area: area * level
	};
}

/** A mage's bolt, spells, shield, summons and undead (PL-MAG-03 to PL-MAG-11). */
export function magicProfile(
	ruleset: CoreRuleset,
	unit: Minifig | Creation
): { magic?: MagicProfile } {
	if (!hasMagic(unit)) return {};
	const { level = 0, areaSpells = [], shield = 0, summoning, necromancy } = unit.magic ?? {};
	const { bolt, summoning: summon, necromancy: raise } = ruleset.tables.spells;
	const magic: MagicProfile = {
		level,
		...(level > 0 && {
			bolt: {
				use: bolt.use * level,
				range: bolt.range * level,
				damage: timesDice(notation(bolt.damage), level)
			}
		}),
		areaSpells: areaSpells.map((spell) => areaSpellProfile(ruleset, spell)),
		...(shield > 0 && { shield: magicShieldProfile(ruleset, shield) }),
		...(summoning && { summoning: { size: Math.floor(level / 2), use: summon.use } }),
		...(necromancy && { necromancy: { undead: level, use: raise.use } })
	};
	return { magic };
}
