import { addDice, flat, notation, timesDice } from '$lib/dice/notation';
import type { Army, Creation, Gear, Minifig } from '../../choices';
import type { Attack, CreationProfile, MinifigProfile, Reach } from '../../profile';
import { LOWEST_RANK } from '../../items/ranks';
import { likeOf } from '../../packs/printed-unit';
import { rowOf, rowsOf } from '../../items/rows';
import { countOf, crewsOf, placeOf } from '../../terms';
import { builtHeavyWeapon } from '../../rulebook/heavy-weapon';
import type { Statistics } from './tables/statistics';

const reachOf = (inches: number): Reach =>
	inches > 0 ? { kind: 'inches', inches } : { kind: 'touch' };

function attacksOf({ gear: table }: Statistics, gear: readonly Gear[]): Attack[] {
	const attacks = gear.flatMap((entry): Attack[] => {
		const { item, name } = entry;
		const row = item in table ? table[item as keyof typeof table] : undefined;
		if (!row?.damage) return [];
		const like = likeOf(table, item);
		return [
			{
				item,
				...(like && { like }),
				...(name === undefined ? {} : { name }),
				count: countOf(entry),
				place: placeOf(entry),
				reach: reachOf(row.range ?? 0),
				damage: notation(row.damage)
			}
		];
	});
	const unarmed: Attack = {
		item: 'bareHands',
		harmless: true,
		count: 1,
		place: 'hand',
		reach: { kind: 'touch' }
	};
	return attacks.length > 0 ? attacks : [unarmed];
}

/** Move, defence and attacks (PL-QW-03 to PL-QW-06); officers count as ordinary minifigs. */
export function minifigProfile(tables: Statistics, minifig: Minifig): MinifigProfile {
	const { move, armor, attacks } = rowOf(tables.ranks, minifig.rank) ?? tables.ranks[LOWEST_RANK];
	const { gear = [] } = minifig;
	const protection = rowsOf(tables.gear, gear).reduce(
		(sum, { row, pieces }) => addDice(sum, timesDice(notation(row.armor ?? '0'), pieces)),
		flat(0)
	);
	return {
		kind: 'minifig',
		move,
		boughtMove: move,
		armor: addDice(notation(armor), protection),
		quirk: 0,
		actions: 1,
		handWeapons: attacks,
		attacks: attacksOf(tables, gear)
	};
}

/** Inches per turn of a mount, or of a vehicle by its modules (PL-QW-09, PL-QW-12). */
export function movementOf(tables: Statistics, { form, propulsion = [] }: Creation) {
	const { mount } = tables.mounts;
	if (form === 'creature')
		return [{ mode: 'ground' as const, speed: mount.speed, bought: mount.speed }];
	const { speedPerModule, maximum } = tables.vehicles.vehicle;
	return propulsion.flatMap(({ mode, modules = 0 }) => {
		const speed = Math.min(maximum, speedPerModule * modules);
		return speed === 0 ? [] : [{ mode, speed, bought: speed }];
	});
}

/** A mount, a vehicle by its modules, or a heavy weapon with its crew (PL-QW-08 to PL-QW-14). */
export function creationProfile(
	tables: Statistics,
	army: Army,
	creation: Creation
): CreationProfile {
	const { form, size = 0 } = creation;
	const crew = crewsOf(army.units).get(creation.id) ?? 0;
	return {
		kind: 'creation',
		form,
		size,
		structureLevel: 0,
		...(form === 'creature' && { armor: notation(tables.mounts.mount.armor) }),
		movement: movementOf(tables, creation),
		actions: 1,
		handWeapons: 0,
		attacks: [],
		weapons: (creation.weapons ?? []).flatMap((weapon) => {
			const row = rowOf(tables.weapons, weapon.type);
			return row ? [builtHeavyWeapon(row, weapon, crew, true)] : [];
		}),
		plates: [],
		explosives: [],
		sizeDamage: []
	};
}
