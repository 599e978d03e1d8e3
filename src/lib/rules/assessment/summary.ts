import type { Points } from '$lib/points/points';
import { assess, isLegal, linesOf, type Assessment } from './assess';
import type { Army, Unit } from '../choices';
import { totalOf } from '../ledger';
import { drawnUnit } from '../packs/printed-unit';
import { rulebookFor, tallyOf } from '../registry';
import type { Tally } from '../rulebook/rulebook';
import { countOf } from '../terms';

/** An army's entry in the list of armies. */
export interface ArmySummary {
	readonly tally: Tally;
	readonly total: Points;
	/** General dice, in a rulebook that counts dice instead of points. */
	readonly dice: number;
	readonly legal: boolean;
	/** The strongest units first, by the price or the dice of one copy, as they are drawn. */
	readonly strongest: readonly Unit[];
}

function strength(army: Army, assessment: Assessment, unit: Unit): number {
	const tally = tallyOf(army);
	if (tally === 'points') return totalOf(linesOf(assessment, unit)) / countOf(unit);
	const profile = tally === 'dice' ? rulebookFor(army).profile(army, unit) : undefined;
	return profile?.kind === 'figure' ? profile.dice : 0;
}

/** Total, legality, and at most `shown` of the strongest units. */
export function summaryOf(army: Army, shown: number): ArmySummary {
	const assessment = assess(army);
	const strongest = army.units
		.map((unit) => ({ unit, strength: strength(army, assessment, unit) }))
		.sort((a, b) => b.strength - a.strength)
		.slice(0, shown)
		.map(({ unit }) => drawnUnit(army, unit));
	const { total, dice = 0 } = assessment;
	return { tally: tallyOf(army), total, dice, legal: isLegal(assessment), strongest };
}
