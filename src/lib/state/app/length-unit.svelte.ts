import { readSetting, writeSetting } from '$lib/browser/settings';
import { LENGTH_UNITS, type LengthUnit } from '$lib/rules/measure';

const SETTING = 'lengthUnit';

/** The unit in which the user measures models. */
class LengthUnitState {
	#unit = $state<LengthUnit>(
		LENGTH_UNITS.find((unit) => unit === readSetting(SETTING)) ?? 'inches'
	);

	get current(): LengthUnit {
		return this.#unit;
	}

	choose(unit: LengthUnit): void {
		this.#unit = unit;
		writeSetting(SETTING, unit);
	}
}

export const lengthUnit = new LengthUnitState();
