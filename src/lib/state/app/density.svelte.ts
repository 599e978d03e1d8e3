import { readSetting, writeSetting } from '$lib/browser/settings';

/** The lists that have a compact view. */
type List = 'units' | 'armies';

const settingOf = (list: List) => `compact.${list}`;

/** Whether a list shows compact rows, as the user chose on this device. */
class DensityState {
	#units = $state(readSetting(settingOf('units')) === 'yes');
	#armies = $state(readSetting(settingOf('armies')) === 'yes');

	isCompact(list: List): boolean {
		return list === 'units' ? this.#units : this.#armies;
	}

	toggle(list: List): void {
		const compact = !this.isCompact(list);
		if (list === 'units') this.#units = compact;
		else this.#armies = compact;
		writeSetting(settingOf(list), compact ? 'yes' : 'no');
	}
}

export const density = new DensityState();
