import type { Points } from '$lib/points/points';
import type { Army, Unit } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { countOf, unitOf } from '$lib/rules/terms';
import { sideOf, type Side } from './side';

/** A unit with another price. */
export interface PriceChange {
	readonly unit: Unit;
	/** Half-points of one figure. */
	readonly before: Points;
	readonly after: Points;
}

const eachOf = ({ billOf }: Side, unit: Unit) => (totalOf(billOf(unit)) / countOf(unit)) as Points;

/** The units of an army on the table whose price is another one in its next state. */
export function priceChanges(before: Army, after: Army): PriceChange[] {
	const [left, right] = [sideOf(before), sideOf(after)];
	return before.units.flatMap((unit) => {
		const now = unitOf(after, unit.id);
		if (!now) return [];
		const change = { unit, before: eachOf(left, unit), after: eachOf(right, now) };
		return change.before === change.after ? [] : [change];
	});
}
