import type { Army, Rulings, Supplement } from '$lib/rules/choices';
import { SUPPLEMENTS } from '$lib/rules/rulebook/ruleset';
import { DEFAULT_RULINGS, type RulingId } from '$lib/rules/rulings/rulings';

/** The army with a contradiction read so; a default leaves the file. */
export function setRuling(army: Army, ruling: RulingId, value: string): Army {
	const { rulings, ...rest } = army;
	const { [ruling]: _, ...others } = rulings ?? {};
	const kept: Rulings = value === DEFAULT_RULINGS[ruling] ? others : { ...others, [ruling]: value };
	return Object.keys(kept).length > 0 ? { ...rest, rulings: kept } : rest;
}

/** The army by the default readings. */
export function resetRulings({ rulings: _, ...army }: Army): Army {
	return army;
}

/** The army played with a supplement or without it; all three, the default, leave the file. */
export function setSupplement(army: Army, supplement: Supplement, played: boolean): Army {
	const { supplements, ...rest } = army;
	const wanted = SUPPLEMENTS.filter((name) =>
		name === supplement ? played : (supplements?.includes(name) ?? true)
	);
	return wanted.length === SUPPLEMENTS.length ? rest : { ...rest, supplements: wanted };
}

/** The army by the prices and statistics that are printed. */
export function removeHouseRules({ houseRules: _, ...army }: Army): Army {
	return army;
}
