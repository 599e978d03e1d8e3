import { notation, timesDice } from '$lib/dice/notation';
import type { Creation, Minifig } from '../../../choices';
import type { MagicProfile } from '../../../profile';
import { countOf, hasMagic } from '../../../terms';
import type { CoreRuleset } from '../ruleset';

/** A mage's bolt, spells, shield, summons and undead (PL-MAG-03 to PL-MAG-11). */
export function magicProfile(
	{ tables }: CoreRuleset,
	unit: Minifig | Creation
): { magic?: MagicProfile } {
	if (!hasMagic(unit)) return {};
	const { level = 0, areaSpells = [], shield = 0, summoning, necromancy } = unit.magic ?? {};
	const { bolt, areaSpell, shield: ward, summoning: summon, necromancy: raise } = tables.spells;
	const magic: MagicProfile = {
		level,
		...(level > 0 && {
			bolt: {
				use: bolt.use * level,
				range: bolt.range * level,
				damage: timesDice(notation(bolt.damage), level)
			}
		}),
		areaSpells: areaSpells.map((spell) => ({
			level: spell.level,
			casts: countOf(spell),
			use: areaSpell.use * spell.level,
			range: timesDice(notation(areaSpell.thrown), spell.level),
			damage: timesDice(notation(areaSpell.damage), spell.level)
		})),
		...(shield > 0 && {
			shield: {
				level: shield,
				use: ward.use * shield,
				armor: timesDice(notation(ward.armor), shield),
				area: ward.area * shield
			}
		}),
		...(summoning && { summoning: { size: Math.floor(level / 2), use: summon.use } }),
		...(necromancy && { necromancy: { undead: level, use: raise.use } })
	};
	return { magic };
}
