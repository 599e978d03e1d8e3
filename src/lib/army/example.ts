import type { Army } from '$lib/rules/choices';
import { addUnit, freeUnitId, setStock } from './edits';
import { newArmy } from './new-army';
import { presetMinifig, type PresetId } from './presets';

/** Who stands in the example; each has a name of the user's language. */
const muster = {
	hero: { preset: 'hero', count: 1 },
	officer: { preset: 'officer', count: 1 },
	knight: { preset: 'knight', count: 3 },
	swordsman: { preset: 'swordsman', count: 6 },
	archer: { preset: 'archer', count: 4 },
	halberdier: { preset: 'halberdier', count: 1 }
} as const satisfies Record<string, { preset: PresetId; count: number }>;

type Role = keyof typeof muster;
export type ExampleNames = Record<Role | 'army', string>;

/** A finished, legal army of exactly 150 points to look at and to change. */
export function exampleArmy(id: string, names: ExampleNames): Army {
	const empty = newArmy(id, names.army, { profile: 'league' });
	const filled = (Object.keys(muster) as Role[]).reduce((army, role) => {
		const { preset, count } = muster[role];
		const minifig = presetMinifig(preset, names[role]);
		return addUnit(army, { ...minifig, id: freeUnitId(army), count });
	}, empty);
	return setStock(filled, 6);
}
