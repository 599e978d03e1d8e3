import { addDice, notation, timesDice } from '$lib/dice/notation';
import type { CreationWeapon, WeaponType } from '../choices';
import type { BuiltWeapon } from '../profile';
import { countOf } from '../terms';

/** A heavy weapon's range (inches), damage, and the bonus of each crew member after the first. */
export interface HeavyWeapon {
	readonly range: number;
	readonly damage: string;
	readonly crewRange: number;
	readonly crewDamage: string;
	/** The printed row of a pack's one. */
	readonly like?: WeaponType;
}

/** The sizes of a crew that a card prints. */
const PRINTED_CREWS = [1, 2, 3];

function manned({ range, damage, crewRange, crewDamage }: HeavyWeapon, crew: number) {
	const further = Math.max(1, crew) - 1;
	return {
		reach: { kind: 'inches', inches: range + crewRange * further } as const,
		damage: addDice(notation(damage), timesDice(notation(crewDamage), further))
	};
}

/** Returns a heavy weapon with its present crew, and with crews of one to three (PL-QW-08, PL-LPW-06). */
export function builtHeavyWeapon(
	row: HeavyWeapon,
	weapon: CreationWeapon,
	crew: number,
	isCrewed: boolean
): BuiltWeapon {
	return {
		type: weapon.type,
		...(row.like !== undefined && { like: row.like }),
		...(weapon.name === undefined ? {} : { name: weapon.name }),
		count: countOf(weapon),
		...manned(row, isCrewed ? crew : 1),
		mounting: weapon.mounting ?? 'fixed',
		...(isCrewed && {
			crews: PRINTED_CREWS.map((members) => ({ crew: members, ...manned(row, members) }))
		}),
		payload: []
	};
}
