import { untrack } from 'svelte';

/**
 * A value that is derived from what every edit replaces, and that most edits leave as it is. What reads it is visited
 * only when it differs; what reads a `$derived` is visited whenever a source of it changes.
 */
export class Distinct<T> {
	#value: T = $state.raw() as T;

	/** Create it while a component initializes. */
	constructor(value: () => T) {
		this.#value = untrack(value);
		$effect.pre(() => {
			this.#value = value();
		});
	}

	get value(): T {
		return this.#value;
	}
}
