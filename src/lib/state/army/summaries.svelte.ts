import type { Army } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import type { ArmySummary } from '$lib/rules/assessment/summary';

/** Strongest units that a card shows. */
const SHOWN = 5;

type Judge = (army: Army) => ArmySummary;

/** Judges armies for a list of them: the engine is loaded when the list is on the screen. */
class Summaries {
	#of = $state.raw<Judge>();

	/** Undefined until the engine is there. */
	get of(): Judge | undefined {
		return this.#of;
	}

	async load(): Promise<void> {
		const { summaryOf } = await import('$lib/rules/assessment/summary');
		this.#of ??= memoByIdentity((army: Army) => summaryOf(army, SHOWN));
	}
}

export const summaries = new Summaries();
