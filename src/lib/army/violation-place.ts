import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army, Squad, Unit } from '$lib/rules/choices';
import { summonsOf } from '$lib/rules/terms';
import { pathOf, type ArmyPart, type Violation } from '$lib/rules/violation';

/** What a violation belongs to: a unit, a squad, or a part of the army. */
type ViolationPlace =
	| { readonly of: 'unit'; readonly unit: Unit }
	| { readonly of: 'squad'; readonly squad: Squad }
	| { readonly of: 'army'; readonly part?: ArmyPart };

/** What a violation belongs to in its army. */
export function placeOf(army: Army, { subject }: Violation): ViolationPlace {
	if (subject.of === 'army') return subject;
	if (subject.of === 'squad') {
		const squad = army.squads?.[subject.index];
		return squad ? { of: 'squad', squad } : { of: 'army' };
	}
	const units = subject.list === 'units' ? army.units : summonsOf(army);
	const unit = units[subject.index];
	return unit ? { of: 'unit', unit } : { of: 'army' };
}

/**
 * The settings of the army: its parts, and the limits, which also cover the army as a whole and its rulebook. House
 * rules also cover packs.
 */
export type ArmySetting = Exclude<ArmyPart, 'rulebook' | 'packs'> | 'limits';

/** The setting that shows a violation of the army itself. */
export function settingOf(part: ArmyPart | undefined): ArmySetting {
	if (part === undefined || part === 'rulebook') return 'limits';
	return part === 'packs' ? 'houseRules' : part;
}

/** The army's own violations in one of its settings. */
export function violationsIn(
	{ violations }: Pick<Assessment, 'violations'>,
	setting: ArmySetting
): readonly Violation[] {
	return violations.filter(
		({ subject }) => subject.of === 'army' && settingOf(subject.part) === setting
	);
}

/** A key that distinguishes a violation from all others of the army. */
export function keyOf(violation: Violation): string {
	const { code, params } = violation;
	const why = Object.values(params).filter((value) => typeof value === 'string');
	return [code, pathOf(violation), ...why].join(' ');
}
