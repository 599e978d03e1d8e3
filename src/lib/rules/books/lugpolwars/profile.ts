import { addDice, flat, notation, timesDice, type Dice } from '$lib/dice/notation';
import type { Army, Creation, Gear, Minifig } from '../../choices';
import type {
	ArmyProfile,
	Attack,
	BuiltWeapon,
	CreationProfile,
	MinifigProfile
} from '../../profile';
import { STOCK_ITEM } from '../../items/gear';
import { LOWEST_RANK } from '../../items/ranks';
import { kindsIn, likeOf } from '../../packs/printed-unit';
import { rowOf, rowsOf } from '../../items/rows';
import { countOf, crewsOf, placeOf } from '../../terms';
import { builtHeavyWeapon } from '../../rulebook/heavy-weapon';
import { isListed, type LpwRuleset } from './ruleset';

/** Shields and armor add a die each (PL-LPW-02, PL-LPW-08); a second suit on a minifig adds nothing. */
function protection({ tables }: LpwRuleset, gear: readonly Gear[], suits: number): Dice {
	return rowsOf(tables.gear, gear).reduce((sum, { item, row, pieces }) => {
		const counted = kindsIn(tables)(item).armors ? Math.min(suits, pieces) : pieces;
		return addDice(sum, timesDice(notation(row.armor ?? '0'), counted));
	}, flat(0));
}

/** The attack with a gear entry; none for armor. */
function attackOf({ tables }: LpwRuleset, entry: Gear): Attack[] {
	const { item, name } = entry;
	const row = item in tables.gear ? tables.gear[item as keyof typeof tables.gear] : undefined;
	if (!row?.damage) return [];
	const { range = 0, thrown } = row;
	const like = likeOf(tables.gear, item);
	return [
		{
			item,
			...(like && { like }),
			...(name === undefined ? {} : { name }),
			count: countOf(entry),
			place: placeOf(entry),
			reach: thrown
				? { kind: 'thrown', thrown: notation(thrown) }
				: range > 0
					? { kind: 'inches', inches: range }
					: { kind: 'touch' },
			damage: notation(row.damage)
		}
	];
}

/** The army's stock of explosives (PL-LPW-02); there is no magic (PL-LPW-07). */
export function armyProfile(ruleset: LpwRuleset, { stock }: Army): ArmyProfile {
	const count = stock?.explosives ?? 0;
	const [explosive] = count > 0 ? attackOf(ruleset, { item: STOCK_ITEM, count }) : [];
	return { ...(explosive && { explosive }), areaSpells: [], shields: [] };
}

function attacksOf(ruleset: LpwRuleset, gear: readonly Gear[]): Attack[] {
	const attacks = gear.flatMap((entry) => attackOf(ruleset, entry));
	const unarmed: Attack = {
		item: 'bareHands',
		harmless: true,
		count: 1,
		place: 'hand',
		reach: { kind: 'touch' }
	};
	return attacks.length > 0 ? attacks : [unarmed];
}

/** Move, defence and attacks (PL-LPW-01, PL-LPW-02): there is no Skill, and nothing slows. */
export function minifigProfile(ruleset: LpwRuleset, minifig: Minifig): MinifigProfile {
	const { ranks } = ruleset.tables;
	const { move, armor } = rowOf(ranks, minifig.rank) ?? ranks[LOWEST_RANK];
	const { gear = [] } = minifig;
	return {
		kind: 'minifig',
		move,
		boughtMove: move,
		armor: addDice(notation(armor), protection(ruleset, gear, 1)),
		quirk: 0,
		actions: 1,
		handWeapons: 2,
		attacks: attacksOf(ruleset, gear)
	};
}

/** Heavy weapons; on a vehicle, its driver is the whole crew (PL-LPW-03, PL-LPW-06). */
function heavyWeapons({ tables }: LpwRuleset, creation: Creation, crew: number): BuiltWeapon[] {
	const isCrewed = creation.form === 'emplacement';
	return (creation.weapons ?? []).flatMap((weapon) => {
		const row = rowOf(tables.weapons, weapon.type);
		return row ? [builtHeavyWeapon(row, weapon, Math.min(row.crew, crew), isCrewed)] : [];
	});
}

/** Defence by level and bought protection, speed, and weapons of a vehicle or emplacement (PL-LPW-08). */
export function creationProfile(
	ruleset: LpwRuleset,
	army: Army,
	creation: Creation
): CreationProfile | undefined {
	if (!isListed(creation)) return undefined;
	const { form, size = 0, structureLevel = 0, gear = [] } = creation;
	const { vehicleLevels, vehicles } = ruleset.tables;
	const row = vehicleLevels[Math.min(vehicles.vehicle.level, structureLevel)];
	const bought = protection(ruleset, gear, Infinity);
	return {
		kind: 'creation',
		form,
		size,
		structureLevel,
		...(form === 'vehicle' && { armor: addDice(notation(row?.armor ?? '0'), bought) }),
		movement: (creation.propulsion ?? []).flatMap(({ mode, speed = 0 }) =>
			mode === 'special' || speed === 0 ? [] : [{ mode, speed, bought: speed }]
		),
		actions: 1,
		handWeapons: 0,
		attacks: form === 'vehicle' && gear.length > 0 ? attacksOf(ruleset, gear) : [],
		weapons: heavyWeapons(ruleset, creation, crewsOf(army.units).get(creation.id) ?? 0),
		plates: [],
		explosives: [],
		sizeDamage: []
	};
}
