import { hasCommandKey } from '$lib/browser/command-key';
import { readSetting, writeSetting } from '$lib/browser/settings';

const SETTING = 'single-keys';

/** The platform's command key, and the user's keyboard preferences. */
class Keyboard {
	#singleKeys = $state(readSetting(SETTING) !== 'off');

	/** True where shortcuts use ⌘ instead of Ctrl. */
	readonly commandKey = hasCommandKey();

	/** Whether single-key shortcuts are on; people who dictate can switch them off (WCAG 2.1.4). */
	get singleKeys(): boolean {
		return this.#singleKeys;
	}

	useSingleKeys(use: boolean): void {
		this.#singleKeys = use;
		writeSetting(SETTING, use ? 'on' : 'off');
	}
}

export const keyboard = new Keyboard();
