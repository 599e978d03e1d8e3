import { whenIdle } from './when-idle';

/** Entries that are there at once, more than any screen shows, and those that follow at a time. */
const FIRST = 60;
const STEP = 30;

let growing: readonly Gradual[] = [];

/** Makes the rest of all lists at once: something is looked for that may stand at the end of one. */
export function finishLists(): void {
	for (const list of growing) list.finish();
}

/** A long list that is made piece by piece: its beginning at once, the rest as soon as there is time for it. */
export class Gradual {
	#made = $state(FIRST);

	constructor(length: () => number) {
		$effect(() => {
			growing = [...growing, this];
			return () => (growing = growing.filter((list) => list !== this));
		});
		$effect(() => {
			if (this.#made < length()) return whenIdle(() => (this.#made += STEP));
		});
	}

	finish(): void {
		this.#made = Infinity;
	}

	/** As much of the list as is made by now. */
	of<T>(list: readonly T[]): readonly T[] {
		return list.length <= this.#made ? list : list.slice(0, this.#made);
	}
}
