import { subtract, ZERO, type Points } from '$lib/points/points';
import { assess, type Assessment } from '../assessment/assess';
import type { Army, Limits } from '../choices';
import type { RuleId } from '../citations';
import { isLeague, limitsOf } from '../limits';
import { rulebookOf } from '../registry';
import { DEFAULT_RULINGS, readingsOf, RULING_VALUES, type RulingId } from './rulings';
import { readOtherwise } from './sensitivity';
import { isError, pathOf, type Violation } from '../violation';

/** The rule that each contradiction is about. */
const RULES: Record<RulingId, RuleId> = {
	levelZeroFactor: 'PL-STR-09',
	heroQuirkCount: 'PL-HER-02',
	oddSpeed: 'PL-PRP-03',
	flyLevelZero: 'PL-PRP-02',
	halfBrainRounding: 'PL-MND-05',
	extensionHalfBrain: 'PL-ABL-02',
	pilotScale: 'PL-PIL-05',
	lpwVehicleBase: 'PL-LPW-04',
	steedArmor: 'PL-MND-08',
	weakenedPrice: 'PL-CWP-11',
	magicShield: 'PL-MAG-05',
	leagueSpeed: 'PL-LIG-02',
	weaponSumLimit: 'PL-CWP-10',
	sumCounts: 'PL-CWP-12'
};
/** The rulings that matter for an army; none in a rulebook without points. */
export function switchesOf({ rulebook }: Pick<Army, 'rulebook'>): readonly RulingId[] {
	return rulebookOf(rulebook).rulings.switches;
}

/** The rule that a ruling is about. */
export function ruleOf({ rulebook }: Pick<Army, 'rulebook'>, ruling: RulingId): RuleId {
	return rulebookOf(rulebook).rulings.rules?.[ruling] ?? RULES[ruling];
}

/** The effect of one reading on an army. */
export interface ReadingEffect {
	readonly value: string;
	/** The difference in points to now. */
	readonly points: Points;
	/** Errors that the army does not have now. */
	readonly breaks: readonly Violation[];
}

/** A ruling of an army, with the effect of each of its readings. */
export interface RulingEffect {
	readonly ruling: RulingId;
	readonly rule: RuleId;
	/** The reading in force. */
	readonly value: string;
	readonly isDefault: boolean;
	readonly readings: readonly ReadingEffect[];
}

/** Uses the league's limits without its ban on rulings: what a referee with this reading would see. */
function assessedForReferee(army: Army): Assessment {
	if (!isLeague(army)) return assess(army);
	const limits: Limits = { ...limitsOf(army), profile: 'own' };
	const { violations, ...rest } = assess(army, limits);
	const ofLeague = { LIMIT_POINTS: 'LEAGUE_POINTS', LIMIT_SPEED: 'LEAGUE_SPEED' } as const;
	const renamed = violations.map((violation) =>
		violation.code === 'LIMIT_POINTS' || violation.code === 'LIMIT_SPEED'
			? { ...violation, code: ofLeague[violation.code] }
			: violation
	);
	return { ...rest, violations: renamed as Violation[] };
}

function errorsByKey({ violations }: Assessment): Map<string, Violation> {
	const errors = violations.filter(isError);
	return new Map(errors.map((error) => [`${error.code} ${error.unit} ${pathOf(error)}`, error]));
}

/** Every ruling of the army's rulebook, with the cost and the errors of each reading. */
export function rulingEffects(army: Army): RulingEffect[] {
	const now = assessedForReferee(army);
	const known = errorsByKey(now);
	const readings = readingsOf(army);
	const effect = (ruling: RulingId, value: string): ReadingEffect => {
		if (value === readings[ruling]) return { value, points: ZERO, breaks: [] };
		const then = assessedForReferee(readOtherwise(army, ruling, value));
		const breaks = [...errorsByKey(then)].filter(([key]) => !known.has(key));
		const points = subtract(then.total, now.total);
		return { value, points, breaks: breaks.map(([, violation]) => violation) };
	};
	return switchesOf(army).map((ruling) => ({
		ruling,
		rule: ruleOf(army, ruling),
		value: readings[ruling],
		isDefault: readings[ruling] === DEFAULT_RULINGS[ruling],
		readings: RULING_VALUES[ruling].map((value) => effect(ruling, value))
	}));
}
