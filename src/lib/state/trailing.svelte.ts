import { untrack } from 'svelte';
import { afterPaint } from '$lib/browser/pause';
import { allUnits } from '$lib/rules/terms';
import type { Edit } from './edit';
import type { Workbench } from './workbench';

/** Units of an army from which on what stands beside its list is shown a frame later. */
const LARGE = 200;

/**
 * The army for what takes its time to be shown, as an editor that tries each of its offers. Of a large army
 * it is the one of the last frame: the list and the total show an edit at once, and this follows.
 */
export class Trailing implements Workbench {
	readonly #bench: () => Workbench;
	#shown: Pick<Workbench, 'army' | 'assessment'> = $state.raw() as Workbench;
	readonly #large = $derived.by(() => allUnits(this.#bench().army).length >= LARGE);

	/** Made where a component is made. */
	constructor(bench: () => Workbench) {
		this.#bench = bench;
		this.#shown = untrack(() => this.#now());
		$effect(() => {
			const now = this.#now();
			return afterPaint(() => (this.#shown = now));
		});
	}

	get army() {
		return this.#large ? this.#shown.army : this.#bench().army;
	}

	get assessment() {
		return this.#large ? this.#shown.assessment : this.#bench().assessment;
	}

	run(edit: Edit): void {
		this.#bench().run(edit);
	}

	#now() {
		const { army, assessment } = this.#bench();
		return { army, assessment };
	}
}
