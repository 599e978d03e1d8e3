import { canStayAwake, stayAwake } from '$lib/browser/wake-lock';
import { readSetting, writeSetting } from '$lib/browser/settings';

const SETTING = 'table-awake';

/** Keeps the screen on while a game is on it, unless the user turned that off. */
export class Awake {
	#wanted = $state(readSetting(SETTING) !== 'off');
	#held = $state(false);
	#release: (() => void) | undefined;
	readonly possible = canStayAwake();

	get wanted(): boolean {
		return this.#wanted;
	}

	/** Whether the screen stays on now; the browser may refuse, such as at low battery. */
	get held(): boolean {
		return this.#held;
	}

	/** Returns what ends it. */
	start(): () => void {
		if (this.#wanted) this.#hold();
		return () => this.#end();
	}

	choose(wanted: boolean): void {
		this.#wanted = wanted;
		writeSetting(SETTING, wanted ? 'on' : 'off');
		this.#end();
		if (wanted) this.#hold();
	}

	#hold(): void {
		if (this.possible) this.#release = stayAwake((held) => (this.#held = held));
	}

	#end(): void {
		this.#release?.();
		this.#release = undefined;
		this.#held = false;
	}
}
