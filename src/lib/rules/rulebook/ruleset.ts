import type { Army, Supplement } from '../choices';
import { readingsOf, type Readings } from '../rulings/rulings';

export const SUPPLEMENTS = ['healing', 'magic', 'specialists'] as const satisfies Supplement[];

/** What an army is judged by: tables (with its house rules in them), readings, supplements in force. */
export interface Ruleset<Tables> {
	readonly tables: Tables;
	readonly rulings: Readings;
	readonly supplements: readonly Supplement[];
}

/** Makes something once for all armies that are judged by the same readings and supplements. */
export function perRuleset<Tables, T>(
	tables: Tables,
	make: (ruleset: Ruleset<Tables>) => T
): (army: Army) => T {
	const known = new Map<string, T>();
	return (army) => {
		const rulings = readingsOf(army);
		const supplements = SUPPLEMENTS.filter((name) => army.supplements?.includes(name) ?? true);
		const key = [...Object.values(rulings), ...supplements].join();
		const found = known.get(key);
		if (found !== undefined) return found;
		const made = make({ tables, rulings, supplements });
		known.set(key, made);
		return made;
	};
}
