import { RULEBOOK_IDS, type Army, type Limits, type RulebookId } from '$lib/rules/choices';

/** An army without units; by the first rulebook, where nobody says otherwise. */
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
