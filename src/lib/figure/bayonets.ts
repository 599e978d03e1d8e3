import type { Gear } from '$lib/rules/choices';
import { isBayonet, kindOf } from '$lib/rules/items/kinds';
import type { CarriedForm } from './arms';

/** An item not yet assigned to a hand; a short hand weapon may be marked as a bayonet. */
export interface Piece {
	readonly item: Gear['item'];
	readonly form: CarriedForm;
	readonly bayonet: boolean;
	readonly stowed: boolean;
}

/** Moves each marked blade onto a long ranged weapon, which then has a bayonet. */
export function withFixedBayonets(pieces: readonly Piece[]): Piece[] {
	const blades = pieces.filter((piece) => isBayonet(piece));
	const rifles = pieces.filter(({ item }) => kindOf(item).takesBayonet);
	const fixed = blades.slice(0, rifles.length);
	const armed = rifles.slice(0, fixed.length);
	return pieces
		.filter((piece) => !fixed.includes(piece))
		.map((piece) => (armed.includes(piece) ? { ...piece, bayonet: true } : piece));
}
