import { addDice, notation, type Dice } from '$lib/dice/notation';
import type { Creation, Gear, GearItem, Mastery, Minifig, WeaponType } from '../../../choices';
import type { Attack, Reach } from '../../../profile';
import { STOCK_ITEM } from '../../../items/gear';
import { likeOf } from '../../../packs/printed-unit';
import { countOf, placeOf } from '../../../terms';
import { masteryOf } from '../cost/abilities';
import type { CoreRuleset } from '../ruleset';

/** The bonus of mastery to Skill and damage with that weapon (PL-SKL-03). */
const MASTERY = '1d6';

interface RangeRow {
	readonly range?: number;
	readonly thrown?: string;
}

/** The reach of a row: touch, inches, or a roll of inches; multiplied by levels. */
export function reachOf({ range, thrown }: RangeRow, levels = 1): Reach {
	if (range !== undefined && range > 0) return { kind: 'inches', inches: range * levels };
	if (thrown === undefined) return { kind: 'touch' };
	const roll = notation(thrown);
	return range === undefined ? { kind: 'thrown', thrown: roll } : { kind: 'touch', thrown: roll };
}

/** Who attacks: only its weapon masteries matter. */
type Fighter = Pick<Minifig | Creation, 'abilities'>;

/** Whether a mastery covers a weapon: its class matches, and its name if the mastery has one. */
export function isMastered(
	{ abilities = {} }: Fighter,
	item: GearItem | WeaponType,
	name: string | undefined
): boolean {
	const fits = (mastery: Mastery) =>
		mastery.item === item && (mastery.name === undefined || mastery.name === name);
	return (abilities.weaponMaster ?? []).map(masteryOf).some(fits);
}

export function mastered(damage: Dice): Dice {
	return addDice(damage, notation(MASTERY));
}

/** The weapon table line of a gear entry; undefined for armor. */
function attackOf(
	{ tables }: CoreRuleset,
	unit: Fighter,
	skill: Dice | undefined,
	entry: Gear
): Attack[] {
	const { item, name, bow, bayonet } = entry;
	if (!(item in tables.gear)) return [];
	const row = tables.gear[item as keyof typeof tables.gear];
	const like = likeOf(tables.gear, item);
	if (row.use === undefined) return [];
	const master = isMastered(unit, item, name);
	const marks = [...(bow ? (['bow'] as const) : []), ...(bayonet ? (['bayonet'] as const) : [])];
	const damage = row.damage === undefined ? undefined : notation(row.damage);
	return [
		{
			item,
			...(like && { like }),
			...(name === undefined ? {} : { name }),
			count: countOf(entry),
			place: placeOf(entry),
			...(marks.length > 0 && { marks }),
			use: row.use,
			reach: reachOf(row),
			...(damage && { damage: master ? mastered(damage) : damage }),
			...(row.parry === undefined ? {} : { parry: notation(row.parry) }),
			...(master && skill && { skill: mastered(skill) })
		}
	];
}

/** The weapon table of a figure with hands; bare hands if it owns no weapon (PL-WPN-09). */
export function attacksOf(
	ruleset: CoreRuleset,
	unit: Minifig | Creation,
	skill: Dice | undefined
): Attack[] {
	const attacks = (unit.gear ?? []).flatMap((entry) => attackOf(ruleset, unit, skill, entry));
	if (attacks.length > 0) return attacks;
	const { use } = ruleset.tables.unarmed.bareHands;
	return [{ item: 'bareHands', count: 1, place: 'hand', use, reach: { kind: 'touch' } }];
}

/** An explosive of the army's stock, which anybody may carry (PL-WPN-13). */
export function stockExplosive(ruleset: CoreRuleset, count: number): Attack | undefined {
	return count > 0 ? attackOf(ruleset, {}, undefined, { item: STOCK_ITEM, count })[0] : undefined;
}
