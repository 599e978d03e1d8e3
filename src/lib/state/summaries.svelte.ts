import type { summaryOf } from '$lib/rules/summary';

/** Judges armies for a list of them: the engine is loaded when the list is on the screen. */
class Summaries {
	#of = $state.raw<typeof summaryOf>();

	/** Undefined until the engine is there. */
	get of(): typeof summaryOf | undefined {
		return this.#of;
	}

	async load(): Promise<void> {
		this.#of ??= (await import('$lib/rules/summary')).summaryOf;
	}
}

export const summaries = new Summaries();
