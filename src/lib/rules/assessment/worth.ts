import type { Points } from '$lib/points/points';
import { linesOf, type Assessment } from './assess';
import type { Army, Squad, Unit } from '../choices';
import { totalOf, type LedgerLine } from '../ledger';
import { rulebookFor, tallyOf } from '../registry';
import { membersOf } from '../formation/squads';
import { countOf, summonsOf } from '../terms';

/** The ledger lines of a unit. A unit in reserve is a single line of the army's bill and is itemized here. */
export function purchasesOf(army: Army, assessment: Assessment, unit: Unit): readonly LedgerLine[] {
	if (!summonsOf(army).includes(unit)) return linesOf(assessment, unit);
	return rulebookFor(army).priceOf({ ...army, heroDiscount: false }, unit);
}

/** The worth of a unit in its army: of all copies, and of one. */
export type Worth =
	| { readonly tally: 'points'; readonly total: Points; readonly each: Points }
	| { readonly tally: 'dice'; readonly total: number; readonly each: number };

/** Points or general dice of a unit; undefined if its rulebook counts neither. */
export function worthOf(army: Army, assessment: Assessment, unit: Unit): Worth | undefined {
	const tally = tallyOf(army);
	const count = countOf(unit);
	if (tally === 'points') {
		const total = totalOf(purchasesOf(army, assessment, unit));
		return { tally, total, each: (total / count) as Points };
	}
	const profile = tally === 'dice' ? rulebookFor(army).profile(army, unit) : undefined;
	if (profile?.kind !== 'figure') return undefined;
	return { tally: 'dice', total: profile.dice * count, each: profile.dice };
}

/** Points (in halves) or general dice of a squad, by the counts of its members. */
export function squadWorth(army: Army, assessment: Assessment, squad: Squad): number | undefined {
	if (tallyOf(army) === 'nothing') return undefined;
	return membersOf(army, squad).reduce(
		(sum, { unit, count }) => sum + count * (worthOf(army, assessment, unit)?.each ?? 0),
		0
	);
}
