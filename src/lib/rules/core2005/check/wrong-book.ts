import type { Creation, Minifig } from '../../choices';
import { countOf, isMinifig } from '../../terms';
import type { Findings } from '../../violation';
import { isCoreWeapon } from '../cost/weapons';
import type { CoreRuleset } from '../ruleset';

/** What another rulebook sells: it costs nothing here and does nothing. */
export function checkWrongBook(
	{ tables }: CoreRuleset,
	unit: Minifig | Creation,
	findings: Findings
): void {
	for (const [gear, entry] of (unit.gear ?? []).entries()) {
		const { item } = entry;
		if (item in tables.gear) continue;
		const drop = { kind: 'drop', gear, item, count: countOf(entry) } as const;
		findings.add('error', 'WRONG_BOOK', 'PL-QW-05', `/gear/${gear}`, { thing: item }, [drop]);
	}
	if (isMinifig(unit)) return;
	for (const [index, weapon] of (unit.weapons ?? []).entries()) {
		if (isCoreWeapon(tables, weapon)) continue;
		const path = `/weapons/${index}`;
		const drop = { kind: 'remove', path, target: 'weapon' } as const;
		findings.add('error', 'WRONG_BOOK', 'PL-LPW-02', path, { thing: weapon.type }, [drop]);
	}
	for (const [index, { modules = 0 }] of (unit.propulsion ?? []).entries()) {
		if (modules === 0) continue;
		const path = `/propulsion/${index}`;
		const drop = { kind: 'remove', path, target: 'modules' } as const;
		findings.add('error', 'WRONG_BOOK', 'PL-QW-14', path, { thing: 'modules' }, [drop]);
	}
}
