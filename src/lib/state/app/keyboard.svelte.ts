import { hasCommandKey } from '$lib/browser/command-key';
import { readSetting, writeSetting } from '$lib/browser/settings';

const SETTING = 'single-keys';

/** What the keyboard has, and what its user wants of it. */
class Keyboard {
	#singleKeys = $state(readSetting(SETTING) !== 'off');

	/** Whether shortcuts are pressed with ⌘ here, else with Ctrl. */
	readonly commandKey = hasCommandKey();

	/** Whether keys without Ctrl do something: who dictates, or presses keys unawares, switches them off. */
	get singleKeys(): boolean {
		return this.#singleKeys;
	}

	useSingleKeys(use: boolean): void {
		this.#singleKeys = use;
		writeSetting(SETTING, use ? 'on' : 'off');
	}
}

export const keyboard = new Keyboard();
