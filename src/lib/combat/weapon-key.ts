import { formatDice, type Dice } from '$lib/dice/notation';

/** A weapon as its table and the combat both know it. */
interface NamedWeapon {
	readonly name?: string;
	readonly damage?: Dice;
}

/** Returns a text by which a row of a weapon table finds the strike of the same weapon. */
export const weaponKey = (kind: string, { name, damage }: NamedWeapon): string =>
	[name ?? kind, ...(damage ? [formatDice(damage).replace('−', '-')] : [])].join(' ');
