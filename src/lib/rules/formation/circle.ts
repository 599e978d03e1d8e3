import type { Army } from '../choices';
import type { Row } from '../house-rules/house-rules';
import { rulebookFor, rulebookOf } from '../registry';
import { countOf } from '../terms';

/** The mages of an army, and the highest level that they can cast together (PL-MAG-06). */
export interface Circle {
	readonly mages: number;
	readonly level: number;
}

export function circleOf(army: Army): Circle {
	let [mages, levels] = [0, 0];
	for (const unit of army.units) {
		const level = unit.kind === 'figure' ? 0 : (unit.magic?.level ?? 0);
		if (level === 0) continue;
		mages += countOf(unit);
		levels += level * countOf(unit);
	}
	const spell = rulebookFor(army).tables.circles?.spell as Row | undefined;
	return { mages, level: Math.min(Number(spell?.maximum ?? 0), levels) };
}

/** Whether the rulebook has circles of mages. */
export function hasCircles({ rulebook }: Pick<Army, 'rulebook'>): boolean {
	return rulebookOf(rulebook).tables.circles !== undefined;
}
