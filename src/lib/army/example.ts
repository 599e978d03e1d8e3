import { RULEBOOK_IDS, type Army, type Minifig } from '$lib/rules/choices';
import { rulebookOf } from '$lib/rules/registry';
import { setStock } from './edits/army-edits';
import { freeUnitId, withNewUnit } from './edits/edits';
import { newArmy } from './new-army';
import { classics, type ClassicId } from './ready/classics';

const roster = {
	hero: { kit: 'hero', count: 1 },
	officer: { kit: 'officer', count: 1 },
	knight: { kit: 'knight', count: 3 },
	swordsman: { kit: 'swordsman', count: 6 },
	archer: { kit: 'archer', count: 4 },
	halberdier: { kit: 'halberdier', count: 1 }
} as const satisfies Record<string, { kit: ClassicId; count: number }>;

type Role = keyof typeof roster;
type ExampleNames = Record<Role | 'army', string>;

/** A finished, legal example army of exactly 150 CP. */
export function exampleArmy(id: string, names: ExampleNames): Army {
	const empty = newArmy(id, names.army, rulebookOf(RULEBOOK_IDS[0]).firstLimits);
	const filled = (Object.keys(roster) as Role[]).reduce((army, role) => {
		const { kit, count } = roster[role];
		const minifig = structuredClone<Omit<Minifig, 'id' | 'name'>>(classics[kit]);
		return withNewUnit(army, { ...minifig, id: freeUnitId(army), name: names[role], count });
	}, empty);
	return setStock(6).apply(filled);
}
