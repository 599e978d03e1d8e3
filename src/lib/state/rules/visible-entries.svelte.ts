import { pacer } from '$lib/browser/pause';
import { QUESTION_GROUPS } from './all-questions';
import { CONTENTS } from './all-rules';
import { TOPICS } from './rule-search';
import type { Shown } from './shown-entries';

/** An entry or a heading on the page. */
class Visible {
	is = $state(true);
}

/** Everything that the page can hide, from its top to its end: a chapter or group at a time. */
const SLICES: readonly (readonly Shown[])[] = [
	...CONTENTS.flatMap(({ id: source, chapters }) =>
		chapters.map(({ id, rules }): Shown[] => [source, id, ...rules])
	),
	['differences', ...TOPICS],
	...QUESTION_GROUPS.map(({ id, questions }): Shown[] => ['questions', id, ...questions])
];
const SHOWABLE: readonly Shown[] = [...new Set(SLICES.flat())];

/**
 * What of the rules is on the screen. Each entry has a state of its own and the page follows slice by slice, so that
 * typing in the search never waits for hundreds of entries.
 */
export class VisibleEntries {
	readonly #all = Object.fromEntries(SHOWABLE.map((id) => [id, new Visible()])) as Readonly<
		Record<Shown, Visible>
	>;
	#turn = 0;
	/** Whether the screen shows what was last asked for. */
	#settled = $state(true);

	get settled(): boolean {
		return this.#settled;
	}

	has(id: Shown): boolean {
		return this.#all[id].is;
	}

	/**
	 * Shows these entries and hides the others; a newer call ends it. More of them appear from the top, fewer of them
	 * stay from the end: so no entry comes into sight only to be hidden or pushed away again.
	 */
	async follow(wanted: ReadonlySet<Shown>): Promise<void> {
		this.#turn += 1;
		const turn = this.#turn;
		this.#settled = false;
		const pause = pacer();
		const narrows = wanted.size < SHOWABLE.filter((id) => this.#all[id].is).length;
		for (const slice of narrows ? SLICES.toReversed() : SLICES) {
			this.#update(slice, wanted);
			await pause();
			if (turn !== this.#turn) return;
		}
		this.#settled = true;
	}

	/** The same without a pause. */
	followAtOnce(wanted: ReadonlySet<Shown>): void {
		this.#turn += 1;
		for (const slice of SLICES) this.#update(slice, wanted);
		this.#settled = true;
	}

	#update(slice: readonly Shown[], wanted: ReadonlySet<Shown>): void {
		for (const id of slice) this.#all[id].is = wanted.has(id);
	}
}
