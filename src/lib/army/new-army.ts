import { RULEBOOK_IDS, type Army, type Limits, type RulebookId } from '$lib/rules/choices';

/** An army without units; of the first rulebook by default. */
export function newArmy(
	id: string,
	name: string,
	limits: Limits,
	rulebook: RulebookId = RULEBOOK_IDS[0]
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
