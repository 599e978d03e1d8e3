import { cp, subtract, type Points } from '$lib/points/points';
import { assess, linesOf, type Assessment } from '$lib/rules/assessment/assess';
import { costOf } from '$lib/rules/assessment/effect';
import { limitsOf } from '$lib/rules/limits';
import type { Army, Unit } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { memoByIdentity } from '$lib/rules/memo';
import { allUnits, countOf, summonsOf } from '$lib/rules/terms';
import { isError, kindKeyOf, type Repair } from '$lib/rules/violation';
import { applyRepair } from './repairs';

/** A single change that lowers the total, with its effect on it. */
export interface StepDown {
	readonly repair: Repair;
	/** Half-points, below zero. */
	readonly points: Points;
}

const OFFERED = 3;
/** Only the most promising steps are priced exactly, because each prices the whole army. */
const PRICED = 12;

function oneFewer(unit: Unit): Repair {
	const count = countOf(unit);
	return {
		of: 'unit',
		unit: unit.id,
		steps:
			count > 1
				? [{ kind: 'set', path: '/count', field: 'count', value: count - 1 }]
				: [{ kind: 'remove', path: '', target: 'unit' }]
	};
}

/** Sorts steps that suffice before others: the former smallest first, the latter largest first. */
function bySuitability(over: Points) {
	return (a: { points: Points }, b: { points: Points }): number => {
		const [suffices, otherSuffices] = [-a.points >= over, -b.points >= over];
		if (suffices !== otherSuffices) return suffices ? -1 : 1;
		return suffices ? b.points - a.points : a.points - b.points;
	};
}

function stepsFor(army: Army, assessment: Assessment): StepDown[] {
	const { total, violations } = assessment;
	const { points: limit } = limitsOf(army);
	if (limit === undefined || total <= cp(limit)) return [];
	const order = bySuitability(subtract(total, cp(limit)));
	const inReserve = new Set(summonsOf(army));
	const likely = allUnits(army)
		.map((unit) => {
			const own = inReserve.has(unit) ? 0 : totalOf(linesOf(assessment, unit));
			return { unit, points: -(own / countOf(unit)) as Points };
		})
		.sort(order)
		.slice(0, PRICED);
	const known = new Set(violations.filter(isError).map(kindKeyOf));
	return likely
		.map(({ unit }) => ({ repair: oneFewer(unit) }))
		.map(({ repair }) => ({ repair, after: applyRepair(army, repair) }))
		.map(({ repair, after }) => ({ repair, after, points: costOf(army, after) }))
		.filter(({ points }) => points < 0)
		.sort(order)
		.filter(({ after }) =>
			assess(after).violations.every((found) => !isError(found) || known.has(kindKeyOf(found)))
		)
		.slice(0, OFFERED)
		.map(({ repair, points }) => ({ repair, points }));
}

const cachedSteps = memoByIdentity((army: Army) => {
	const known = new WeakMap<Assessment, StepDown[]>();
	return (assessment: Assessment) => {
		const steps = known.get(assessment) ?? stepsFor(army, assessment);
		known.set(assessment, steps);
		return steps;
	};
});

/**
 * At most three ways to have one figure fewer in an army over its points limit: the smallest that suffice first,
 * then the largest others. None adds an error.
 */
export function stepsDown(army: Army, assessment: Assessment): readonly StepDown[] {
	return cachedSteps(army)(assessment);
}
