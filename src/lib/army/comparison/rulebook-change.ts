import type { Points } from '$lib/points/points';
import type { Army, RulebookId, Unit } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { allUnits } from '$lib/rules/terms';
import { isError, type ViolationParams } from '$lib/rules/violation';
import { thingsUnder, underRulebook, type Replaced } from '../edits/change-rulebook';
import { sideOf } from './side';

/** What a rulebook does not have. */
type Thing = ViolationParams<'WRONG_BOOK'>['thing'];

/** A unit by two rulebooks. */
export interface ChangedUnit {
	readonly unit: Unit;
	/** Half-points of all its figures. */
	readonly before: Points;
	readonly after: Points;
	/** By its own names, also where a row of a pack became a printed one first. */
	readonly lost: readonly Thing[];
	/** Rows of packs that become printed ones, and items that become those of the rulebook. */
	readonly replaced: readonly Replaced[];
}

/** What changes if an army is played by another rulebook. */
export interface RulebookChange {
	readonly before: Points;
	readonly after: Points;
	/** Units that keep all choices and their price. */
	readonly kept: readonly Unit[];
	readonly changed: readonly ChangedUnit[];
	/** Units that the rulebook does not have. */
	readonly gone: readonly Unit[];
	/** What the army as a whole loses. */
	readonly lost: readonly Thing[];
	/** Names of packs of the old rulebook. */
	readonly packs: readonly string[];
	/** Numbers of changed cells and rulings that the rulebook does not have. */
	readonly houseRules: number;
	readonly rulings: number;
	/** Errors of the army by the new rulebook. */
	readonly errors: number;
}

const countOf = (list: object | undefined) => Object.keys(list ?? {}).length;

/** What a unit loses and what is replaced; what becomes something that the rulebook does not have is lost. */
function changesOf(
	things: readonly Replaced[],
	lost: readonly Thing[]
): Pick<ChangedUnit, 'lost' | 'replaced'> {
	const ownNames = (thing: Thing) => {
		const own = things.filter(({ to }) => to === thing).map(({ from }) => from as Thing);
		return own.length > 0 ? own : [thing];
	};
	const isLeft = ({ to }: Replaced) => !lost.some((one) => one === to);
	return {
		lost: [...new Set(lost.flatMap(ownNames))],
		replaced: things.filter((one) => one.from !== one.to && isLeft(one))
	};
}

/** Compares an army with itself by another rulebook. */
export function rulebookChange(army: Army, to: RulebookId): RulebookChange {
	const changed = underRulebook(army, to);
	const [left, right] = [sideOf(army), sideOf(changed.army)];
	const now = new Map(allUnits(changed.army).map((unit) => [unit.id, unit]));
	const units = allUnits(army);
	const ids = new Set(units.map(({ id }) => id));
	const compared = units
		.filter(({ id }) => now.has(id))
		.map((unit): ChangedUnit => ({
			unit,
			before: totalOf(left.billOf(unit)),
			after: totalOf(right.billOf(now.get(unit.id))),
			...changesOf(
				thingsUnder(army, unit, to),
				changed.lost.filter((one) => one.unit === unit.id).map(({ params }) => params.thing)
			)
		}));
	const isKept = ({ before, after, lost, replaced }: ChangedUnit) =>
		before === after && lost.length + replaced.length === 0;
	const { houseRules, rulings } = changed.army;
	return {
		before: left.assessment.total,
		after: right.assessment.total,
		kept: compared.filter(isKept).map(({ unit }) => unit),
		changed: compared.filter((one) => !isKept(one)),
		gone: units.filter(({ id }) => !now.has(id)),
		lost: changed.lost.filter(({ unit }) => !ids.has(unit)).map(({ params }) => params.thing),
		packs: (army.packs ?? []).map(({ name }) => name),
		houseRules: countOf(army.houseRules?.changes) - countOf(houseRules?.changes),
		rulings: countOf(army.rulings) - countOf(rulings),
		errors: right.assessment.violations.filter(isError).length
	};
}
