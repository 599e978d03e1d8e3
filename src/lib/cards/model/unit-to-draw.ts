import { commonName } from '$lib/i18n/ready-names';
import type { Army, Unit } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import { drawnUnit } from '$lib/rules/packs/printed-unit';

const commonlyNamed = memoByIdentity((unit: Unit): Unit => {
	const name = commonName(unit.name);
	return name === unit.name ? unit : { ...unit, name };
});

/**
 * The unit as it is drawn: with printed items, and a name that suggests the same look in each language. The same for
 * the same unit, so that an edit draws no other one again.
 */
export const unitToDraw = (army: Pick<Army, 'packs'>, unit: Unit): Unit =>
	drawnUnit(army, commonlyNamed(unit));
