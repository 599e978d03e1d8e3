import type { Minifig } from '../../choices';
import { countOf } from '../../terms';
import type { Violation } from '../../violation';
import { gear as gearTable } from '../tables/gear';

/** Gear that another rulebook sells: it costs nothing here and does nothing (PL-QW-05, X-15). */
export function checkWrongBook(minifig: Minifig, path: string): Violation[] {
	return (minifig.gear ?? []).flatMap((entry, index): Violation[] => {
		if (entry.item in gearTable) return [];
		const { item } = entry;
		return [
			{
				code: 'WRONG_BOOK',
				rule: 'PL-QW-05',
				severity: 'error',
				unit: minifig.id,
				path: `${path}/${index}`,
				params: { item },
				repairs: [
					{
						unit: minifig.id,
						steps: [{ kind: 'drop', gear: index, item, count: countOf(entry) }]
					}
				]
			}
		];
	});
}
