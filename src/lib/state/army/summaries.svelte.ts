import type { Army } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import type { ArmySummary } from '$lib/rules/assessment/summary';

/** Number of strongest units on an army's card. */
const SHOWN = 5;

type Summarize = (army: Army) => ArmySummary;

/** Army summaries for the list. The engine loads after the list is on the screen. */
class Summaries {
	#of = $state.raw<Summarize>();

	/** Undefined until the engine is loaded. */
	get of(): Summarize | undefined {
		return this.#of;
	}

	async load(): Promise<void> {
		const { summaryOf } = await import('$lib/rules/assessment/summary');
		this.#of ??= memoByIdentity((army: Army) => summaryOf(army, SHOWN));
	}
}

export const summaries = new Summaries();
