import { addBonus, addDice, flat, parseDice, type Dice } from '$lib/dice/notation';
import type { Army, Gear, Minifig } from '../choices';
import type { Attack, Profile, Reach } from '../profile';
import { countOf, isMounted, piecesOf, placeOf } from '../terms';
import { heroQuirk } from './cost/heroes';
import { bareHands, gear as gearTable } from './tables/gear';
import { ranks } from './tables/minifigs';

type GearRowId = keyof typeof gearTable;
type GearRow = (typeof gearTable)[GearRowId];

const notation = (text: string): Dice => parseDice(text) ?? flat(0);

/** Move on foot: an inch off for armor and one for a two-handed weapon, both together two (PL-WPN-11). */
function moveOf(army: Army, minifig: Minifig): number {
	const { move } = ranks[minifig.rank];
	if (isMounted(army, minifig)) return move;
	const burdens = (['twoHanded', 'bodyArmor'] as const).filter(
		(item) => piecesOf(minifig.gear ?? [], item) > 0
	);
	return move - burdens.reduce((sum, item) => sum + gearTable[item].burden, 0);
}

/** Armor of the rank, and a die more for worn armor (PL-CHR-02, PL-WPN-08). */
function armorOf(minifig: Minifig): Dice {
	const bare = notation(ranks[minifig.rank].armor);
	const worn = piecesOf(minifig.gear ?? [], 'bodyArmor') > 0;
	return worn ? addDice(bare, notation(gearTable.bodyArmor.armor)) : bare;
}

function reachOf(row: GearRow): Reach {
	const thrown = 'thrown' in row ? notation(row.thrown) : undefined;
	if ('range' in row && row.range !== 'touch') return { kind: 'inches', inches: row.range };
	if ('range' in row) return thrown ? { kind: 'touch', thrown } : { kind: 'touch' };
	return thrown ? { kind: 'thrown', thrown } : { kind: 'touch' };
}

function attackOf(entry: Gear): Attack[] {
	if (!(entry.item in gearTable)) return [];
	const row: GearRow = gearTable[entry.item as GearRowId];
	if (!('use' in row)) return [];
	return [
		{
			item: entry.item,
			...(entry.name === undefined ? {} : { name: entry.name }),
			count: countOf(entry),
			place: placeOf(entry),
			use: row.use,
			reach: reachOf(row),
			...('damage' in row ? { damage: notation(row.damage) } : {}),
			...('parry' in row ? { parry: notation(row.parry) } : {})
		}
	];
}

const push: Attack = {
	item: 'bareHands',
	count: 1,
	place: 'hand',
	use: bareHands.use,
	reach: { kind: 'touch' }
};

/** Skill, Move, Armor and attacks of one minifig of this army. */
export function minifigProfile(army: Army, minifig: Minifig): Profile {
	const attacks = (minifig.gear ?? []).flatMap(attackOf);
	return {
		skill: addBonus(notation(ranks[minifig.rank].skill), minifig.skillBonus ?? 0),
		move: moveOf(army, minifig),
		boughtMove: ranks[minifig.rank].move,
		armor: armorOf(minifig),
		quirk: minifig.rank === 'hero' ? heroQuirk(army) : 0,
		actions: 1 + (minifig.multitasking ?? 0),
		handWeapons: 2 + 2 * (minifig.superdexterity ?? 0),
		attacks: attacks.length > 0 ? attacks : [push]
	};
}
