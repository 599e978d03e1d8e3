import type { Order } from '$lib/play/procedures/order';
import type { ActId } from '$lib/play/turn-help';
import type { OpenGame } from '$lib/state/game/open-game.svelte';

/** What the form of an act gets. */
export interface ActForm {
	readonly open: OpenGame;
	readonly figure: string;
	readonly of: ActId;
	/** Carries out an order, which asks for dice. */
	readonly onorder: (order: Order) => void;
	/** Called when everything is done. */
	readonly onclose: () => void;
}
