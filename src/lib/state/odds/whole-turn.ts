import type { Strike } from '$lib/combat/fighter';
import { othersInTurn } from '$lib/combat/turn';
import { flat } from '$lib/dice/notation';
import type { Asking } from './asking.svelte';
import { MOST, type Volley } from './question';

const volleyOf = ({ skill, use = 0, damage = flat(0), reach, explosive }: Strike): Volley => ({
	count: 1,
	skill,
	use,
	damage,
	reach,
	...(explosive && { explosive })
});

/** Equal attacks as one entry with their number; no more entries than an address holds. */
function joined(volleys: readonly Volley[]): Volley[] {
	const byText = new Map<string, Volley>();
	for (const volley of volleys) {
		const key = JSON.stringify({ ...volley, count: 1 });
		const count = Math.min(MOST.blows, volley.count + (byText.get(key)?.count ?? 0));
		byText.set(key, { ...volley, count });
	}
	return [...byText.values()].slice(0, MOST.volleys);
}

/** Adds the other attacks that the chosen unit may make in its turn to the question. */
export function completeTurn(asking: Asking): void {
	asking.completeTurn(({ rules, unit, strike }) =>
		joined(othersInTurn(rules, unit, strike).map(volleyOf))
	);
}
