import type { Rulings, Supplement } from '$lib/rules/choices';
import { SUPPLEMENTS } from '$lib/rules/rulebook/ruleset';
import { DEFAULT_RULINGS, type RulingId } from '$lib/rules/rulings/rulings';
import { edit, type Edit } from './edit';

/** A contradiction read so; a default leaves the file. The step is named by the switch. */
export function setRuling(ruling: RulingId, value: string): Edit {
	return edit('setRuling', ruling, ({ rulings, ...army }) => {
		const { [ruling]: _, ...others } = rulings ?? {};
		const kept: Rulings =
			value === DEFAULT_RULINGS[ruling] ? others : { ...others, [ruling]: value };
		return Object.keys(kept).length > 0 ? { ...army, rulings: kept } : army;
	});
}

/** The army by the default readings. */
export function resetRulings(): Edit {
	return edit('resetRulings', '', ({ rulings: _, ...army }) => army);
}

/** The army played with a supplement or without it; all three, the default, leave the file. */
export function setSupplement(supplement: Supplement, played: boolean): Edit {
	return edit('setSupplement', supplement, ({ supplements, ...army }) => {
		const wanted = SUPPLEMENTS.filter((name) =>
			name === supplement ? played : (supplements?.includes(name) ?? true)
		);
		return wanted.length === SUPPLEMENTS.length ? army : { ...army, supplements: wanted };
	});
}

/** The army by the prices and statistics that are printed. */
export function removeHouseRules({ name = '' }: { name?: string | undefined }): Edit {
	return edit('removeHouseRules', name, ({ houseRules: _, ...army }) => army);
}
