import type { ExactOrder } from '$lib/play/odds/shown';

/** The arithmetic in fractions, which few odds need: it loads while the attack is planned. */
export class LoadingFractions {
	#exact = $state.raw<ExactOrder>();

	constructor() {
		void this.#load();
	}

	/** Undefined until it is loaded. */
	get exact(): ExactOrder | undefined {
		return this.#exact;
	}

	async #load(): Promise<void> {
		this.#exact = (await import('$lib/dice/exact/order')).exactOrder;
	}
}
