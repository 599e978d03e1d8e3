import type { Creation, Minifig } from '../../../choices';
import { countOf, isMinifig } from '../../../terms';
import { isRowId } from '../../../packs/pack';
import type { Findings } from '../../../violation';
import { isCoreWeapon } from '../cost/weapons';
import type { CoreRuleset } from '../ruleset';

/** Choices of another rulebook cost nothing here and have no effect. */
export function checkWrongBook(
	{ tables }: CoreRuleset,
	unit: Minifig | Creation,
	findings: Findings
): void {
	unit.gear?.forEach((entry, gear) => {
		const { item } = entry;
		if (item in tables.gear || isRowId(item)) return;
		const drop = { kind: 'drop', gear, item, count: countOf(entry) } as const;
		findings.add('error', 'WRONG_BOOK', 'PL-QW-05', `/gear/${gear}`, { thing: item }, [drop]);
	});
	if (isMinifig(unit)) return;
	unit.weapons?.forEach((weapon, index) => {
		if (isCoreWeapon(tables, weapon) || isRowId(weapon.type)) return;
		const path = `/weapons/${index}`;
		const drop = { kind: 'remove', path, target: 'weapon' } as const;
		findings.add('error', 'WRONG_BOOK', 'PL-LPW-02', path, { thing: weapon.type }, [drop]);
	});
	unit.propulsion?.forEach(({ mode, speed = 0, modules = 0 }, index) => {
		if (modules === 0) return;
		// Keep what the rulebook has: a speed, or special movement at an agreed price.
		const kept = speed > 0 || mode === 'special';
		const path = kept ? `/propulsion/${index}/modules` : `/propulsion/${index}`;
		const drop = { kind: 'remove', path, target: 'modules' } as const;
		findings.add('error', 'WRONG_BOOK', 'PL-QW-14', path, { thing: 'modules' }, [drop]);
	});
}
