import type { Order } from '$lib/play/procedures/order';
import type { ActId } from '$lib/play/turn-help';

/** What is open over the table. */
export type Panel =
	| {
			readonly kind:
				| 'help'
				| 'log'
				| 'menu'
				| 'end'
				| 'report'
				| 'story'
				| 'activate'
				| 'phones'
				| 'aside'
				| 'aftermath';
	  }
	| { readonly kind: 'strays'; readonly event: string }
	| { readonly kind: 'figure'; readonly figure: string }
	| { readonly kind: 'attack'; readonly attackers: readonly string[]; readonly way?: 'charge' }
	| { readonly kind: 'act'; readonly act: Act }
	| { readonly kind: 'order'; readonly order: Order };

/** Something that a figure does with a roll, beside an attack. */
export interface Act {
	readonly of: ActId;
	readonly figure: string;
}

/** The panel over the table; one at a time. */
export class TablePanel {
	#panel = $state.raw<Panel>();

	get current(): Panel | undefined {
		return this.#panel;
	}

	show(panel: Panel): void {
		this.#panel = panel;
	}

	close(): void {
		this.#panel = undefined;
	}
}
