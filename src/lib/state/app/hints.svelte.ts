import { readSetting, writeSetting } from '$lib/browser/settings';

/** The hints of a first army, in the order in which they are shown. */
const HINTS = ['add', 'edit', 'bill'] as const;
export type HintId = (typeof HINTS)[number];

const SETTING = 'hints';

/**
 * Hints instead of a tour: a newcomer's first army shows one at a time, next to what it explains. A hint that
 * was used or hidden never comes again.
 */
class Hints {
	#army = $state<string>();
	#left = $state.raw<readonly HintId[]>([]);

	constructor() {
		const [army, ...left] = readSetting(SETTING)?.split(' ') ?? [];
		this.#army = army;
		this.#left = HINTS.filter((hint) => left.includes(hint));
	}

	/** Whether a first army was opened, with hints or without. */
	get decided(): boolean {
		return this.#army !== undefined;
	}

	/** Gives the hints to an army; without one, to none ever. */
	begin(army?: string): void {
		this.#army = army ?? '';
		this.#left = army === undefined ? [] : HINTS;
		this.#save();
	}

	/** Returns the hint to show in an army; the first one only concerns an army without units. */
	of(army: string, empty: boolean): HintId | undefined {
		if (army !== this.#army) return undefined;
		return this.#left.find((hint) => (hint === 'add') === empty);
	}

	dismiss(hint: HintId): void {
		if (!this.#left.includes(hint)) return;
		this.#left = this.#left.filter((left) => left !== hint);
		this.#save();
	}

	#save(): void {
		writeSetting(SETTING, [this.#army, ...this.#left].join(' '));
	}
}

export const hints = new Hints();
