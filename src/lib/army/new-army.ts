import type { Army, Limits } from '$lib/rules/choices';

/** An army without units, by the core rules of 2005. */
export function newArmy(id: string, name: string, limits: Limits): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id,
		name,
		rulebook: 'core2005',
		limits,
		units: []
	};
}
