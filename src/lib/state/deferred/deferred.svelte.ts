import { untrack } from 'svelte';
import { afterPaint } from '$lib/browser/pause';

interface Options<T> {
	/** Whether a new value is shown later; without it, always. */
	isLate?: (now: T, shown: T) => boolean;
	/** The value until the first deferred one; by default the value itself. */
	initial?: T;
	/** Runs a task later and returns a function that cancels it; by default after the next paint. */
	schedule?: (task: () => void) => () => void;
}

/** A value that is expensive to show: where it is late, the previous value stays until the scheduled task runs. */
export class Deferred<T> {
	#shown: T = $state.raw() as T;

	/** Create it while a component initializes. */
	constructor(value: () => T, options: Options<T> = {}) {
		const { isLate = () => true, schedule = afterPaint } = options;
		this.#shown = 'initial' in options ? (options.initial as T) : untrack(value);
		$effect.pre(() => {
			const now = value();
			const shown = untrack(() => this.#shown);
			if (now === shown) return;
			if (isLate(now, shown)) return schedule(() => (this.#shown = now));
			this.#shown = now;
		});
	}

	get value(): T {
		return this.#shown;
	}
}

/** Whether a component has been painted: what takes long can come after that. Call it while the component initializes. */
export const afterFirstPaint = () => new Deferred(() => true, { initial: false });
