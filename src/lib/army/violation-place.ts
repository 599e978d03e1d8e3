import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army, Squad, Unit } from '$lib/rules/choices';
import { ofUnit } from '$lib/rules/assessment/of-unit';
import { summonsOf } from '$lib/rules/terms';
import type { Violation } from '$lib/rules/violation';

/** Parts of the army itself that a violation can belong to. */
export type ArmyPart = 'limits' | 'stock' | 'rulings' | 'houseRules' | 'reserve';

/** What a violation belongs to: a unit, a squad, or a part of the army. */
export type ViolationPlace =
	| { readonly of: 'unit'; readonly unit: Unit }
	| { readonly of: 'squad'; readonly squad: Squad }
	| { readonly of: 'army'; readonly part: ArmyPart };

const PARTS: readonly ArmyPart[] = ['stock', 'rulings', 'houseRules', 'reserve'];

const IN_LIST = /^\/(units|reserve\/summons|squads)\/(\d+)(?:\/|$)/;

/** What a violation belongs to, by its path; `limits` if the path names nothing else. */
export function placeOf(army: Army, { path }: Violation): ViolationPlace {
	const [, list, index] = IN_LIST.exec(path) ?? [];
	const place = Number(index);
	const unit = list === 'units' ? army.units[place] : list && summonsOf(army)[place];
	if (list === 'squads') {
		const squad = army.squads?.[place];
		if (squad) return { of: 'squad', squad };
	} else if (unit) return { of: 'unit', unit };
	const part = PARTS.find((name) => path.startsWith(`/${name}`));
	return { of: 'army', part: part ?? 'limits' };
}

/** The violations of one part of the army. */
export function violationsIn(
	army: Army,
	{ violations }: Assessment,
	part: ArmyPart
): readonly Violation[] {
	// A unit may have the id `army` too; its violations have another path.
	return ofUnit(violations, 'army').filter((violation) => {
		const place = placeOf(army, violation);
		return place.of === 'army' && place.part === part;
	});
}

/** A key that distinguishes a violation from all others of the army. */
export function keyOf({ code, path, params }: Violation): string {
	const why = Object.values(params).filter((value) => typeof value === 'string');
	return [code, path, ...why].join(' ');
}
