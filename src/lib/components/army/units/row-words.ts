import { summaryOf } from '$lib/cards/model/unit-text';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { UnitSummary } from '$lib/rules/assessment/unit-summary';

/** What a row says of a unit: where it sits, then all that it has. */
export function rowWords(
	m: BuilderMessages,
	{ unit, mount }: Pick<UnitSummary, 'unit' | 'mount'>
): readonly string[] {
	const has = summaryOf(m, unit);
	if (mount?.kind !== 'creation') return has;
	return [m.structure.seat[mount.form]({ name: mount.name }), ...has];
}
