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
	/** The only thing that is read of it: whoever hung on the bench itself would be asked anew by every edit. */
	#shown: Pick<Workbench, 'army' | 'assessment'> = $state.raw() as Workbench;

	/** Made where a component is made. */
	constructor(bench: () => Workbench) {
		this.#bench = bench;
		this.#shown = untrack(() => this.#now());
		$effect.pre(() => {
			const now = this.#now();
			if (allUnits(now.army).length >= LARGE) return afterPaint(() => (this.#shown = now));
			this.#shown = now;
		});
	}

	get army() {
		return this.#shown.army;
	}

	get assessment() {
		return this.#shown.assessment;
	}

	run(edit: Edit): void {
		this.#bench().run(edit);
	}

	undo(): void {
		this.#bench().undo();
	}

	#now() {
		const { army, assessment } = this.#bench();
		return { army, assessment };
	}
}
