import type { Rulings, Supplement } from '$lib/rules/choices';
import { SUPPLEMENTS } from '$lib/rules/rulebook/ruleset';
import { DEFAULT_RULINGS, type RulingId } from '$lib/rules/rulings/rulings';
import { edit, type Edit } from './edit';

/** Sets a ruling; the default is not stored. */
export function setRuling(ruling: RulingId, value: string): Edit {
	return edit('setRuling', ruling, ({ rulings, ...army }) => {
		const kept = withReading(rulings, ruling, value);
		return kept ? { ...army, rulings: kept } : army;
	});
}

/** Rulings with another reading of one; the default reading is not stored. */
export function withReading(
	rulings: Rulings | undefined,
	ruling: RulingId,
	value: string
): Rulings | undefined {
	const { [ruling]: _, ...others } = rulings ?? {};
	const kept: Rulings = value === DEFAULT_RULINGS[ruling] ? others : { ...others, [ruling]: value };
	return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Resets all rulings to their defaults. */
export function resetRulings(): Edit {
	return edit('resetRulings', '', ({ rulings: _, ...army }) => army);
}

/** Switches a supplement on or off. All three are the default, which is not stored. */
export function setSupplement(supplement: Supplement, played: boolean): Edit {
	return edit('setSupplement', supplement, ({ supplements, ...army }) => {
		const wanted = SUPPLEMENTS.filter((name) =>
			name === supplement ? played : (supplements?.includes(name) ?? true)
		);
		return wanted.length === SUPPLEMENTS.length ? army : { ...army, supplements: wanted };
	});
}

/** Removes all house rules. */
export function removeHouseRules({ name = '' }: { name?: string | undefined }): Edit {
	return edit('removeHouseRules', name, ({ houseRules: _, ...army }) => army);
}
