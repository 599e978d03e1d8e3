import { cp, subtract, ZERO, type Points } from '$lib/points/points';
import type { Army, Unit } from '$lib/rules/choices';
import { totalOf, type LedgerLine } from '$lib/rules/ledger';
import { rulebookFor, tallyOf } from '$lib/rules/registry';
import type { Tally } from '$lib/rules/rulebook/rulebook';
import { countOf } from '$lib/rules/terms';
import { paired, type Pair } from './pairing';
import type { Side } from './side';

export interface ComparedLine extends Pair<LedgerLine> {
	readonly change: Points;
}

/** A unit, the number of its copies and their points, or their general dice in the same unit as points. */
export interface Weight {
	/** Absent for the costs of the whole army. */
	readonly unit?: Unit;
	readonly count: number;
	readonly worth: Points;
}

/** A unit of one or both sides; without a name, the costs of the whole army. */
export interface ComparedGroup extends Pair<Weight> {
	readonly name?: string;
	/** Its name on the left, if it was renamed. */
	readonly formerName?: string;
	readonly change: Points;
	readonly lines: readonly ComparedLine[];
}

export interface Comparison {
	/** What both sides count; `nothing` if they count different things. */
	readonly tally: Tally;
	readonly groups: readonly ComparedGroup[];
	readonly left: Points;
	readonly right: Points;
	readonly change: Points;
}

const pointsOf = (line: LedgerLine | undefined) => line?.points ?? ZERO;

/** Matches the lines of two bills by purchase, those of the same level first. */
function compareLines(left: readonly LedgerLine[], right: readonly LedgerLine[]): ComparedLine[] {
	const name = ({ key, rule }: LedgerLine) => `${rule} ${key}`;
	return paired(left, right, [(line) => `${name(line)} ${line.measure}`, name]).map((pair) => ({
		...pair,
		change: subtract(pointsOf(pair.right), pointsOf(pair.left))
	}));
}

function weigh({ army, billOf }: Side, unit: Unit, tally: Tally): Weight {
	const count = countOf(unit);
	if (tally === 'points') return { unit, count, worth: totalOf(billOf(unit)) };
	const profile = tally === 'dice' ? rulebookFor(army).profile(army, unit) : undefined;
	return { unit, count, worth: profile?.kind === 'figure' ? cp(profile.dice * count) : ZERO };
}

function compareUnits(left: Side, right: Side, tally: Tally, pair: Pair<Unit>): ComparedGroup {
	const bills = [left.billOf(pair.left), right.billOf(pair.right)] as const;
	const before = pair.left && weigh(left, pair.left, tally);
	const after = pair.right && weigh(right, pair.right, tally);
	const name = (pair.right ?? pair.left)?.name ?? '';
	return {
		name,
		...(pair.left && pair.left.name !== name && { formerName: pair.left.name }),
		...(before && { left: before }),
		...(after && { right: after }),
		change: subtract(after?.worth ?? ZERO, before?.worth ?? ZERO),
		lines: tally === 'points' ? compareLines(...bills) : []
	};
}

/** Compares the costs of the whole army: stock and reserve. */
function compareArmies(left: Side, right: Side): ComparedGroup[] {
	const lines = compareLines(left.common, right.common);
	if (lines.length === 0) return [];
	const [before, after] = [totalOf(left.common), totalOf(right.common)];
	const whole = (worth: Points): Weight => ({ count: 1, worth });
	return [{ left: whole(before), right: whole(after), change: subtract(after, before), lines }];
}

/** Match by name; in two states of one army also by id, which finds renamed units. */
function unitKeys(left: Army, right: Army): ((unit: Unit) => string)[] {
	const byName = ({ kind, name }: Unit) => `${kind} ${name}`;
	const byId = ({ kind, id }: Unit) => `${kind} ${id}`;
	const byBoth = (unit: Unit) => `${byId(unit)} ${byName(unit)}`;
	return left.id === right.id ? [byBoth, byName, byId] : [byName];
}

/** Compares the ledgers of two armies, or of two states of one army. */
export function compareBills(left: Side, right: Side): Comparison {
	const tally = tallyOf(left.army) === tallyOf(right.army) ? tallyOf(left.army) : 'nothing';
	const pairs = paired(left.army.units, right.army.units, unitKeys(left.army, right.army));
	const units = pairs.map((pair) => compareUnits(left, right, tally, pair));
	const groups = tally === 'points' ? [...units, ...compareArmies(left, right)] : units;
	const sum = ({ assessment }: Side) =>
		tally === 'dice' ? cp(assessment.dice ?? 0) : assessment.total;
	const change = subtract(sum(right), sum(left));
	return { tally, groups, left: sum(left), right: sum(right), change };
}

/** Whether a group differs in its units, its cost or its lines. */
export function differs({ left, right, formerName, lines }: ComparedGroup): boolean {
	return (
		left?.count !== right?.count ||
		left?.worth !== right?.worth ||
		formerName !== undefined ||
		lines.some(lineDiffers)
	);
}

export function lineDiffers({ left, right }: ComparedLine): boolean {
	return (
		left?.points !== right?.points ||
		left?.quantity !== right?.quantity ||
		left?.measure !== right?.measure
	);
}
