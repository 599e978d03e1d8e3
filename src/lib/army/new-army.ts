import type { Army, Limits, RulebookId } from '$lib/rules/choices';

/** An army without units; by the core rules of 2005, where nobody says otherwise. */
export function newArmy(
	id: string,
	name: string,
	limits: Limits,
	rulebook: RulebookId = 'core2005'
): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id,
		name,
		rulebook,
		limits,
		units: []
	};
}
