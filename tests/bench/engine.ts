import { spendTheRest } from '../../src/lib/fill/fill';
import { assess } from '../../src/lib/rules/assessment/assess';
import type { Army } from '../../src/lib/rules/choices';
import { rulebookFor } from '../../src/lib/rules/registry';
import { freshArmy } from './units';

const UNITS = 1000;

export interface Measure {
	readonly what: string;
	/** Milliseconds: the median and the 95th percentile. */
	readonly median: number;
	readonly slow: number;
	/** The limit in milliseconds. */
	readonly target: number;
}

/** Warms up, then measures `rounds` runs; `prepare` is not measured. */
export function timed<T>(prepare: () => T, run: (prepared: T) => number, rounds = 101): number[] {
	const times: number[] = [];
	let checksum = 0;
	for (let round = -rounds; round < rounds; round += 1) {
		const prepared = prepare();
		const start = performance.now();
		checksum += run(prepared);
		const time = performance.now() - start;
		if (round >= 0) times.push(time);
	}
	if (!Number.isFinite(checksum)) throw new Error('The engine gave no number.');
	return times.sort((a, b) => a - b);
}

export function measure(what: string, target: number, times: readonly number[]): Measure {
	const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
	return { what, median: at(0.5), slow: at(0.95), target };
}

function priceAndCheck(army: Army): number {
	const rulebook = rulebookFor(army);
	return rulebook.price(army).length + rulebook.check(army).length;
}

function assessInLeague(army: Army): number {
	return assess(army, { profile: 'league' }).violations.length;
}

/** The army with one unit replaced, as after an edit. */
function edited(army: Army): Army {
	const place = army.units.length >> 1;
	const units = army.units.map((unit, index) =>
		index === place ? { ...unit, count: ((unit.count ?? 1) % 999) + 1 } : unit
	);
	return { ...army, units };
}

const KINDS = 60;

/** Candidates to fill from, and an empty army with the league's points to spend. */
function emptyArmy() {
	const { units, ...rest } = freshArmy(KINDS);
	const candidates = units.map(({ id: _, ...kind }) => kind);
	return { army: { ...rest, limits: { profile: 'league' }, units: [] } as Army, candidates };
}

function spend({ army, candidates }: ReturnType<typeof emptyArmy>): number {
	const rest = spendTheRest(army, candidates);
	return rest.kind === 'rest' ? rest.offers.length : NaN;
}

/** Measures the engine with 1,000 units: all of them new, and after one edit. */
export function engineMeasures(): Measure[] {
	const known = freshArmy(UNITS);
	priceAndCheck(known);
	return [
		measure(
			`price and check ${UNITS} new units`,
			5,
			timed(() => freshArmy(UNITS), priceAndCheck)
		),
		measure(
			`price and check after one edit among ${UNITS}`,
			1,
			timed(() => edited(known), priceAndCheck)
		),
		measure(
			`assess in the league after one edit among ${UNITS}`,
			16,
			timed(() => edited(known), assessInLeague)
		),
		measure(
			`assess in the league ${UNITS} new units`,
			50,
			timed(() => freshArmy(UNITS), assessInLeague)
		),
		measure(`spend the rest: ${KINDS} kinds, 150 points`, 5, timed(emptyArmy, spend))
	];
}
