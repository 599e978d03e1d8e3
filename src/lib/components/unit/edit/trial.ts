import { formatChange } from '$lib/points/format';
import type { Army } from '$lib/rules/choices';
import { effectOf, type Effect } from '$lib/rules/effect';
import { tallyOf } from '$lib/rules/tally';
import type { Edit, UnitName } from '$lib/state/edit';

/** What an edit of a unit would do to its army, tried before it is made. */
export function trial(army: Army, unit: UnitName, edit: Edit): Effect {
	return effectOf(army, edit.apply(army), unit.id);
}

/** The price of it in words: +2 CP; none where nothing has a price. */
export function priceText(army: Army, { points }: Effect): string | undefined {
	return tallyOf(army) === 'points' ? `${formatChange(points)} CP` : undefined;
}
