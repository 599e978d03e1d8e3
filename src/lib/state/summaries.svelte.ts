import type { Army } from '$lib/rules/choices';
import type { ArmySummary } from '$lib/rules/summary';

/** Strongest units that a card shows. */
const SHOWN = 5;

type Judge = (army: Army) => ArmySummary;

/** An army is another object with every change: what was said of it is good as long as it is. */
function remembering(judge: Judge): Judge {
	const known = new WeakMap<Army, ArmySummary>();
	return (army) => {
		const summary = known.get(army) ?? judge(army);
		known.set(army, summary);
		return summary;
	};
}

/** Judges armies for a list of them: the engine is loaded when the list is on the screen. */
class Summaries {
	#of = $state.raw<Judge>();

	/** Undefined until the engine is there. */
	get of(): Judge | undefined {
		return this.#of;
	}

	async load(): Promise<void> {
		const { summaryOf } = await import('$lib/rules/summary');
		this.#of ??= remembering((army) => summaryOf(army, SHOWN));
	}
}

export const summaries = new Summaries();
