import type { ExactOrder } from '$lib/play/odds/shown';

const loadOrder = () => import('$lib/dice/exact/order');

/** The arithmetic in fractions, which few odds need: it loads while the attack is planned. */
export class LoadingFractions {
	#exact = $state.raw<ExactOrder>();

	constructor(load = loadOrder) {
		void this.#load(load);
	}

	/** Undefined until it is loaded. */
	get exact(): ExactOrder | undefined {
		return this.#exact;
	}

	async #load(load: typeof loadOrder): Promise<void> {
		try {
			this.#exact = (await load()).exactOrder;
		} catch {
			// Odds in doubles are shown without it. The next plan tries again.
		}
	}
}
