import type { Color } from './colors';
import type { Cape, Face, Headgear, Mark, WeaponForm } from './slugs';
import type { Stemmed } from './stems';

/** The look of an occupation: the suitable choices for each part. */
export interface Theme extends Stemmed {
	readonly headgear?: readonly Headgear[];
	readonly face?: readonly Face[];
	readonly skin?: readonly Color[];
	readonly torso?: readonly Color[];
	readonly legs?: readonly Color[];
	readonly mark?: readonly Mark[];
	readonly cape?: readonly Cape[];
	readonly arms?: readonly WeaponForm[];
}
