import { formatDice, type Dice } from '$lib/dice/notation';

/** A weapon as a table of weapons and the combat both know it. */
interface Named {
	readonly name?: string;
	readonly damage?: Dice;
}

/** Returns a text by which a row of a weapon table finds the strike of the same weapon. */
export const weaponKey = (kind: string, { name, damage }: Named): string =>
	[name ?? kind, ...(damage ? [formatDice(damage).replace('−', '-')] : [])].join(' ');
