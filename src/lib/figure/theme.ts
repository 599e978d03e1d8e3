import type { Colour } from './colours';
import type { Cape, Face, Headgear, Mark, WeaponForm } from './slugs';
import type { Stemmed } from './stems';

/** The look of an occupation: the suitable choices for each part. */
export interface Theme extends Stemmed {
	readonly headgear?: readonly Headgear[];
	readonly face?: readonly Face[];
	readonly skin?: readonly Colour[];
	readonly torso?: readonly Colour[];
	readonly legs?: readonly Colour[];
	readonly mark?: readonly Mark[];
	readonly cape?: readonly Cape[];
	readonly arms?: readonly WeaponForm[];
}
