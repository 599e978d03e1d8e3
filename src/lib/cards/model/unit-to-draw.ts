import { commonName } from '$lib/i18n/ready-names';
import type { Army, Unit } from '$lib/rules/choices';
import { drawnUnit } from '$lib/rules/packs/printed-unit';

/** The unit as it is drawn: with printed items, and a name that suggests the same look in each language. */
export function unitToDraw(army: Pick<Army, 'packs'>, unit: Unit): Unit {
	const name = commonName(unit.name);
	return drawnUnit(army, name === unit.name ? unit : { ...unit, name });
}
